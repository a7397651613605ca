/** The live line to a table: JSON-RPC over a WebSocket that comes back by itself and never plays an act twice. */

import { afterChange } from "./change";
import { speech } from "./speech";
import type { Change, ChatLine, Snapshot, TableEvent, Welcome } from "./types";

/** What the link tells the page. */
export interface Hearer {
  welcomed(welcome: Welcome): void;
  table(snapshot: Snapshot, events: TableEvent[]): void;
  chat(line: ChatLine): void;
  /** Something was erased: log and talk are these. */
  rewritten(log: TableEvent[], chat: ChatLine[]): void;
  gone(reason: string): void;
  lost(): void;
  /** The server does not want this client: no such table, a wrong token. */
  refused(words: string): void;
  /** The number of the last event that the page knows. */
  lastEvent(): number | undefined;
}

/** `costs`: how many cards the act would cost, where the server asks whether it is meant. */
export type Outcome = { ok: true } | { ok: false; code: number; words: string; costs?: number };

/** The part of a WebSocket that the link needs; tests bring their own. */
export interface Socket {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Surroundings {
  connect(): Socket;
  later(action: () => void, millis: number): unknown;
  forget(timer: unknown): void;
  /** Milliseconds of the wall clock, which goes on while the device sleeps. */
  now(): number;
  /** A number from 0 to below 1. */
  chance(): number;
}

interface Request {
  id: number;
  method: string;
  params: unknown;
  /** When it was first sent; undefined: not yet. */
  sentAt: number | undefined;
  settle(outcome: Outcome): void;
  timer: unknown;
}

interface Message {
  id?: number;
  method?: string;
  result?: unknown;
  error?: { code: number; message: string; data?: { costs?: number } };
  params?: unknown;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** From the try to connect until the server has welcomed. */
const CONNECT_PATIENCE = 5000;
/** From sending a request until its answer. */
const ANSWER_PATIENCE = 6000;
/** The server says something every seven seconds: a line over which nothing comes for longer is dead. */
const LONGEST_SILENCE = 11000;
/** Heard from within this time, a line needs no proof that it lives. */
const SURELY_ALIVE = 1000;
/** After so long a broken line what was asked for over it is not sent again. */
const GIVEN_UP = 30000;
const SLOW_DOWN = 600;
const TOO_FAST = -32004;
/** Who chats too fast is told so; an act is sent again by itself. */
const AGAIN_IF_TOO_FAST = ["act"];
const NOT_YOUR_SEAT = -32002;
const UNKNOWN_TABLE = -32005;
/** This page is too old or too new for the server; its words say what to do. */
const OTHER_VERSION = -32008;
/** The version of the protocol that this page was written for. */
const VERSION = 2;
/** Reasons after which a line does not come back by itself. */
const FINAL = ["taken over", "closed", "left", "removed", "signed out", "taken along", "handed on"];
/** What can be asked for besides acts. */
export type Method =
  | "start"
  | "next"
  | "rematch"
  | "repeat"
  | "undo"
  | "chat"
  | "nonce"
  | "kick"
  | "bot"
  | "mute"
  | "speed"
  | "end"
  | "suspend"
  | "ready"
  | "referee"
  | "ticket"
  | "hand"
  | "prompt"
  | "here"
  | "leave"
  | "options";
export const NO_LINK = -1;
/** The act answers a ply that is past. */
export const STALE = -32001;
/** The act costs cards in itself; the server takes it when it is sent again as meant. */
export const COSTS = -32006;

/** One page's line to one table. */
export class TableLink {
  private socket: Socket | null = null;
  private open = false;
  private ended = false;
  /** Until the first welcome, or the first try that failed. */
  private first = true;
  private waits = 0;
  private nextId = 1;
  private nextCommand = 1;
  private retry: unknown = null;
  /** Runs out when the server does not welcome in time, and later when it falls silent. */
  private watch: unknown = null;
  private heardAt = 0;
  /** The table as it was last told. */
  private known: Snapshot | null = null;
  private readonly waiting = new Map<number, Request>();
  private readonly session: string;

  constructor(
    private readonly table: string,
    private readonly token: string | null,
    private readonly hearer: Hearer,
    private readonly around: Surroundings,
  ) {
    this.session = Math.floor(around.chance() * 2 ** 48).toString(36);
  }

  start(): void {
    if (this.ended || this.socket !== null) return;
    const socket = this.around.connect();
    this.socket = socket;
    this.watch = this.around.later(() => this.dead(), CONNECT_PATIENCE);
    socket.onopen = () => this.hello(socket);
    socket.onmessage = (event: { data: unknown }) => {
      if (socket === this.socket && typeof event.data === "string") this.hear(event.data);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.broken();
    };
  }

  /** Ends the line for good. */
  stop(): void {
    this.ended = true;
    this.around.forget(this.retry);
    this.letGo();
    for (const request of this.waiting.values())
      this.settle(request, { ok: false, code: NO_LINK, words: "" });
  }

  /**
   * The device is online again, or the page has come into sight: does not wait for the next try, and takes a new
   * line for one that may have died unnoticed. Nothing is said of it unless the new one fails, too.
   */
  refresh(): void {
    if (this.ended || (this.open && this.silence() < SURELY_ALIVE)) return;
    this.around.forget(this.retry);
    this.letGo();
    this.unanswered();
    this.start();
  }

  /** An act of the seat at this ply, in the notation. */
  act(ply: number, line: string, meant: boolean): Promise<Outcome> {
    return this.request("act", { ply, line, ...(meant ? { meant } : {}) });
  }

  /** Any other request. Asked while the line is broken it fails, lest it be done when nobody thinks of it any more. */
  ask(method: Method, params: object): Promise<Outcome> {
    if (!this.open && !this.first) return Promise.resolve({ ok: false, code: NO_LINK, words: "" });
    return this.request(method, params);
  }

  /** What was under way when the line broke is sent again: by its command the server knows it, and does it once. */
  private request(method: string, asked: object): Promise<Outcome> {
    const params = { ...asked, command: `${this.session}-${this.nextCommand++}` };
    return new Promise((settle) => {
      if (this.ended) {
        settle({ ok: false, code: NO_LINK, words: "" });
        return;
      }
      const request: Request = { id: this.nextId++, method, params, sentAt: undefined, settle, timer: null };
      this.waiting.set(request.id, request);
      if (this.open) this.send(request);
    });
  }

  private send(request: Request): void {
    const { id, method, params } = request;
    request.sentAt ??= this.around.now();
    this.around.forget(request.timer);
    // A line that swallows a request is dead although nothing says so: take a new one, which sends it again.
    request.timer = this.around.later(() => this.dead(), ANSWER_PATIENCE);
    this.socket?.send(JSON.stringify({ jsonrpc: "2.0", id, method, params }));
  }

  private settle(request: Request, outcome: Outcome): void {
    this.around.forget(request.timer);
    this.waiting.delete(request.id);
    request.settle(outcome);
  }

  private hello(socket: Socket): void {
    if (socket !== this.socket) return;
    const since = this.hearer.lastEvent();
    const params = {
      table: this.table,
      token: this.token,
      form: "changes",
      version: VERSION,
      language: speech.asked,
      ...(since === undefined ? {} : { since }),
    };
    this.socket.send(JSON.stringify({ jsonrpc: "2.0", id: 0, method: "hello", params }));
  }

  private hear(text: string): void {
    this.heardAt = this.around.now();
    let message: Message;
    try {
      message = JSON.parse(text) as Message;
    } catch {
      return;
    }
    if (message.method !== undefined) this.notified(message.method, message.params);
    else if (message.id === 0) this.greeted(message);
    else if (message.id !== undefined) this.answered(message.id, message);
  }

  private greeted(message: Message): void {
    const { error } = message;
    if (error?.code === NOT_YOUR_SEAT || error?.code === UNKNOWN_TABLE) {
      const left = [...this.waiting.values()].find((request) => request.method === "leave");
      if (left !== undefined && error.code === NOT_YOUR_SEAT) {
        // the seat's key is dead because its player has left: that is the answer that was lost
        this.settle(left, { ok: true });
        this.stop();
        return;
      }
      this.stop();
      this.hearer.refused(error.message);
      return;
    }
    if (error?.code === OTHER_VERSION) {
      this.stop();
      this.hearer.refused(error.message);
      return;
    }
    if (error !== undefined) {
      // too busy, or too fast: in a moment it may be welcome
      this.dead();
      return;
    }
    this.open = true;
    this.first = false;
    this.waits = 0;
    this.around.forget(this.watch);
    this.listen();
    const welcome = message.result as Welcome;
    this.known = welcome.snapshot;
    this.hearer.welcomed(welcome);
    for (const request of this.waiting.values()) this.send(request);
  }

  private answered(id: number, message: Message): void {
    const request = this.waiting.get(id);
    if (request === undefined) return;
    const { error } = message;
    if (error?.code === TOO_FAST && AGAIN_IF_TOO_FAST.includes(request.method)) {
      this.around.forget(request.timer);
      request.timer = this.around.later(() => this.open && this.send(request), SLOW_DOWN);
      return;
    }
    this.settle(
      request,
      error === undefined
        ? { ok: true }
        : {
            ok: false,
            code: error.code,
            words: error.message,
            ...(error.data?.costs === undefined ? {} : { costs: error.data.costs }),
          },
    );
  }

  private notified(method: string, params: unknown): void {
    switch (method) {
      case "ping":
        // answered as it comes, not by a timer: those of a hidden page run once a minute
        this.socket?.send(JSON.stringify({ jsonrpc: "2.0", method: "pong" }));
        break;
      case "table": {
        const { snapshot, events } = params as { snapshot: Snapshot; events: TableEvent[] };
        this.known = snapshot;
        this.hearer.table(snapshot, events);
        break;
      }
      case "change":
        this.changed(params as Change);
        break;
      case "chat":
        this.hearer.chat(params as ChatLine);
        break;
      case "rewritten": {
        const { log, chat } = params as { log: TableEvent[]; chat: ChatLine[] };
        this.hearer.rewritten(log, chat);
        break;
      }
      case "gone": {
        const { reason } = params as { reason: string };
        // A server that restarts, or finds this line too slow, is there again in a moment.
        if (!FINAL.includes(reason)) {
          this.dead();
          break;
        }
        this.stop();
        this.hearer.gone(reason);
        break;
      }
    }
  }

  /** Puts together the table as it is from how it was and what is other. */
  private changed(change: Change): void {
    if (this.known === null) {
      this.dead();
      return;
    }
    const snapshot = afterChange(this.known, change);
    this.known = snapshot;
    this.hearer.table(snapshot, change.events);
  }

  /** Waits until nothing has been heard for too long. */
  private listen(): void {
    const left = LONGEST_SILENCE - this.silence();
    if (left <= 0) this.dead();
    else this.watch = this.around.later(() => this.listen(), left);
  }

  /** For how long nothing has been heard. A clock that was put back begins anew. */
  private silence(): number {
    const now = this.around.now();
    this.heardAt = Math.min(this.heardAt, now);
    return now - this.heardAt;
  }

  /** Takes no more notice of the socket. A dead one may take minutes to close: nobody waits for that. */
  private letGo(): void {
    const socket = this.socket;
    this.socket = null;
    this.open = false;
    this.around.forget(this.watch);
    if (socket === null) return;
    socket.onopen = null;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
  }

  /**
   * What was sent and not answered waits for the next line, acts at any rate: a table that has moved on refuses them.
   * Anything else would surprise people who have given it up.
   */
  private unanswered(): void {
    for (const request of [...this.waiting.values()]) {
      const given = request.sentAt === undefined || this.around.now() - request.sentAt > GIVEN_UP;
      if (request.method !== "act" && given) this.settle(request, { ok: false, code: NO_LINK, words: "" });
      else this.around.forget(request.timer);
    }
  }

  /** The line has been silent for too long, or is of no use. */
  private dead(): void {
    if (this.ended || this.socket === null) return;
    this.letGo();
    this.broken();
  }

  private broken(): void {
    this.socket = null;
    this.open = false;
    this.around.forget(this.watch);
    this.first = false;
    if (this.ended) return;
    this.unanswered();
    this.hearer.lost();
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.waits++) * (0.75 + this.around.chance() / 2);
    this.retry = this.around.later(() => this.start(), wait);
  }
}

/** The browser's own WebSocket, timers and chance. */
export function browser(): Surroundings {
  return {
    connect: () => {
      const address = new URL("ws", document.baseURI);
      address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
      address.hash = "";
      return new WebSocket(address);
    },
    later: (action, millis) => setTimeout(action, millis),
    forget: (timer) => clearTimeout(timer as number),
    now: () => Date.now(),
    chance: () => Math.random(),
  };
}
