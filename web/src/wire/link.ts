/** The live line to a table: JSON-RPC over a WebSocket that comes back by itself and never plays an act twice. */

import type { ChatLine, Snapshot, TableEvent, Welcome } from "./types";

/** What the link tells the page. */
export interface Hearer {
  welcomed(welcome: Welcome): void;
  table(snapshot: Snapshot, events: TableEvent[]): void;
  chat(line: ChatLine): void;
  gone(reason: string): void;
  lost(): void;
  /** The server does not want this client: no such table, a wrong token. */
  refused(words: string): void;
  /** The number of the last event that the page knows. */
  lastEvent(): number | undefined;
}

export type Outcome = { ok: true } | { ok: false; code: number; words: string };

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
  /** A number from 0 to below 1. */
  chance(): number;
}

interface Request {
  id: number;
  method: string;
  params: unknown;
  /** Whether it is sent again after a break; the server knows acts by their command and does them once. */
  again: boolean;
  settle(outcome: Outcome): void;
  timer: unknown;
}

interface Message {
  id?: number;
  method?: string;
  result?: unknown;
  error?: { code: number; message: string };
  params?: unknown;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PATIENCE = 10000;
const SLOW_DOWN = 600;
const TOO_FAST = -32004;
/** Reasons after which a line does not come back by itself. */
const FINAL = ["taken over", "closed", "left"];
export const NO_LINK = -1;
/** The act answers a ply that is past. */
export const STALE = -32001;

/** One page's line to one table. */
export class TableLink {
  private socket: Socket | null = null;
  private open = false;
  private ended = false;
  private waits = 0;
  private nextId = 1;
  private nextCommand = 1;
  private retry: unknown = null;
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
    const socket = this.socket;
    this.socket = null;
    this.open = false;
    socket?.close();
    for (const request of this.waiting.values())
      this.settle(request, { ok: false, code: NO_LINK, words: "" });
  }

  /** Does not wait for the next try: the device says that it is online again. */
  hurry(): void {
    if (this.socket !== null || this.ended) return;
    this.around.forget(this.retry);
    this.start();
  }

  /** An act of the seat at this ply, in the notation. */
  act(ply: number, line: string): Promise<Outcome> {
    const command = `${this.session}-${this.nextCommand++}`;
    return this.request("act", { ply, line, command }, true);
  }

  /** Any other request; not repeated after a break. */
  ask(method: "start" | "next" | "rematch" | "chat" | "nonce" | "leave", params: object): Promise<Outcome> {
    return this.request(method, params, false);
  }

  private request(method: string, params: unknown, again: boolean): Promise<Outcome> {
    return new Promise((settle) => {
      if (this.ended || (!this.open && !again)) {
        settle({ ok: false, code: NO_LINK, words: "" });
        return;
      }
      const request: Request = { id: this.nextId++, method, params, again, settle, timer: null };
      this.waiting.set(request.id, request);
      if (this.open) this.send(request);
    });
  }

  private send(request: Request): void {
    const { id, method, params } = request;
    this.around.forget(request.timer);
    // A line that swallows a request is dead although nothing says so: take a new one, which sends it again.
    request.timer = this.around.later(() => this.socket?.close(), PATIENCE);
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
    const params = { table: this.table, token: this.token, ...(since === undefined ? {} : { since }) };
    this.socket.send(JSON.stringify({ jsonrpc: "2.0", id: 0, method: "hello", params }));
  }

  private hear(text: string): void {
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
    if (message.error !== undefined) {
      this.stop();
      this.hearer.refused(message.error.message);
      return;
    }
    this.open = true;
    this.waits = 0;
    this.hearer.welcomed(message.result as Welcome);
    for (const request of this.waiting.values()) this.send(request);
  }

  private answered(id: number, message: Message): void {
    const request = this.waiting.get(id);
    if (request === undefined) return;
    const { error } = message;
    if (error?.code === TOO_FAST && request.again) {
      this.around.forget(request.timer);
      request.timer = this.around.later(() => this.open && this.send(request), SLOW_DOWN);
      return;
    }
    this.settle(
      request,
      error === undefined ? { ok: true } : { ok: false, code: error.code, words: error.message },
    );
  }

  private notified(method: string, params: unknown): void {
    switch (method) {
      case "table": {
        const { snapshot, events } = params as { snapshot: Snapshot; events: TableEvent[] };
        this.hearer.table(snapshot, events);
        break;
      }
      case "chat":
        this.hearer.chat(params as ChatLine);
        break;
      case "gone": {
        const { reason } = params as { reason: string };
        // A server that restarts, or finds this line too slow, is there again in a moment.
        if (!FINAL.includes(reason)) {
          this.socket?.close();
          break;
        }
        this.stop();
        this.hearer.gone(reason);
        break;
      }
    }
  }

  private broken(): void {
    this.socket = null;
    this.open = false;
    if (this.ended) return;
    for (const request of [...this.waiting.values()]) {
      if (request.again) this.around.forget(request.timer);
      else this.settle(request, { ok: false, code: NO_LINK, words: "" });
    }
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
    chance: () => Math.random(),
  };
}
