/** One page's stay at one table: the line to the server, what came over it, and what the player does. */

import { batch, computed, signal } from "@preact/signals";
import { announcementsWords } from "#words/announcements";
import { tableWords } from "#words/table";
import { askAgain } from "../app/fetching";
import { dropSeat, heldSeat, holdSeat, keepUnheard, unheardAt } from "../app/memory";
import { goHome } from "../app/route";
import { settings } from "../app/settings";
import { sorted } from "../cards/notation";
import type { Promised } from "../check/promises";
import { hex } from "../check/hex";
import { erase, takeSeat } from "../wire/http";
import { COSTS, NO_LINK, STALE, TableLink, type Method, type Outcome, type Surroundings } from "../wire/link";
import type { Snapshot, TableEvent } from "../wire/types";
import { cardName, gameName, plain, told, words } from "../words/words";
import { cardLine, mustChoose, offer, onlyDraws } from "./acts";
import { turnFor } from "./ahead";
import { beginsAtOnce, begun, dealNumber } from "./beginning";
import { comings, peopleNews, stoodIn } from "./people";
import { announcement } from "./say";
import { Showing } from "./showing";
import { fresh, reduce, type Input } from "./state";

/** Something said to the player; the count tells two equal sentences apart. */
export interface Said {
  count: number;
  text: string;
}

/** A line of the log that is no event of the game; it stands after the event of this number. */
export interface Note {
  after: number;
  text: string;
}

/** An act that costs cards in itself, and has not been done: said again, it is meant. */
export interface Priced {
  line: string;
  costs: number;
  /** When the price was shown. */
  at: number;
}

const MOST_NOTES = 100;
const NONCE_BYTES = 16;
/** A tap so soon after the price appeared was on its way before anybody could read it. */
const UNREAD = 500;
/** So long the price stands, and the act can be meant. */
const PRICE_STANDS = 6000;
/** So long a notice stands, or a longer one for each of its letters. */
export const NOTICE_STANDS = 6000;
const A_LETTER = 80;
/** Between two cards that are drawn one after the other. */
export const DRAW_STEP = 250;

/** Reasons after which the key of the seat is worth nothing any more. */
const LOST = ["removed", "taken along", "handed on"];

export class Visit {
  readonly state;
  /** For the live region. */
  readonly said = signal<Said>({ count: 0, text: "" });
  /** The last refusal or hint, shown until it has been read or the table moves on. */
  readonly notice = signal<Said>({ count: 0, text: "" });
  /** Who came and went while this page was there. */
  readonly notes = signal<readonly Note[]>([]);
  /** The numbers that this browser added to shuffles, by the promise they answer. */
  readonly nonces = signal<Record<string, string>>({});
  /** The ply whose chooser the player has put aside to look at the table. */
  readonly putAside = signal(-1);
  /** Whether a tap lays a card and keeps the turn open. */
  readonly keepOpen = signal(false);
  /** Chat lines that have not been seen. */
  readonly unread = signal(0);
  readonly muted = signal(false);
  /** The names of those whose talk this browser does not show. */
  readonly unheard = signal<readonly string[]>([]);
  /** Whether the player has asked to offer its partner a card, and at which ply. */
  readonly trading = signal(-1);
  /** Whether the player has asked from whose hand to draw, and at which ply. */
  readonly pickingHand = signal(-1);
  /** Whether the field to say something in stands open. */
  readonly speaking = signal(false);
  /** Whether the player types acts or a line of chat: then no chooser opens by itself over what is being typed. */
  readonly writing = signal(false);
  /** The lines of acts that are under way, in the order in which they were sent. */
  readonly underWay = signal<readonly string[]>([]);
  readonly priced = signal<Priced | null>(null);

  /** Whether what is shown is over, and nothing can be done. */
  readonly past: boolean = false;
  /** The key to a seat; who has none watches. */
  readonly token;
  readonly snapshot = computed(() => this.state.value.snapshot);
  readonly view = computed(() => this.snapshot.value?.view ?? null);
  readonly offered = computed(() => {
    const all = offer(this.view.value?.legal ?? []);
    return this.snapshot.value?.typedWords === true ? { ...all, says: [] } : all;
  });
  readonly hand = computed(() => {
    const you = this.snapshot.value?.you ?? null;
    const cards = you === null ? [] : (this.view.value?.hands[you]?.cards ?? []);
    return sorted(cards, settings.order.value);
  });
  /** The seat that a bot keeps for the viewer until the deal is over, or -1. */
  readonly kept = computed(() => {
    const waits = this.snapshot.value?.you === null && this.token.value !== null;
    return waits ? (heldSeat(this.table)?.seat ?? -1) : -1;
  });
  /** Whether a chooser waits for the player's decision. */
  readonly deciding = computed(() => mustChoose(this.offered.value, this.view.value?.awaits ?? ""));

  /** The card that is chosen for the viewer's turn. */
  readonly ahead = signal<string | null>(null);

  private link: TableLink;
  private readonly showing;
  private asksToBegin = false;
  /** Whether the viewer draws on after a draw; `drawnAt`: the ply at which that was done last. */
  private drawsOn = false;
  private drawnAt = -1;
  /** The next card that is drawn by itself, until somebody draws. */
  private nextDraw: unknown = null;

  constructor(
    readonly table: string,
    token: string | null,
    private readonly around: Surroundings,
    private readonly onRefused: (reason: string) => void,
    promises: Promised[] = [],
  ) {
    this.state = signal(fresh(promises));
    this.showing = new Showing(
      around,
      () => settings.pace.value,
      (picture) => this.hear({ type: "table", ...picture }),
    );
    this.token = signal(token);
    this.unheard.value = unheardAt(table);
    this.link = this.newLink();
    this.link.start();
  }

  private newLink(): TableLink {
    return new TableLink(
      this.table,
      this.token.value,
      {
        welcomed: (welcome) => {
          this.showing.now();
          this.hear({ type: "welcomed", welcome });
        },
        table: (snapshot, events) => this.showing.come({ snapshot, events }),
        chat: (line) => {
          const { you } = this.snapshot.value ?? {};
          this.hear({ type: "chat", line });
          if (line.seat === you || this.muted.value || this.unheard.value.includes(line.name)) return;
          this.unread.value++;
          this.say(announcementsWords.chat(line.name, line.text));
        },
        rewritten: (log, chat) => {
          this.showing.now();
          this.say("");
          this.hear({ type: "rewritten", log, chat });
        },
        gone: (reason) => {
          this.showing.drop();
          // the key of a seat that was taken away opens nothing any more
          if (LOST.includes(reason)) dropSeat(this.table);
          this.hear({ type: "gone", reason });
        },
        refused: (reason) => {
          this.hear({ type: "refused", reason });
          this.onRefused(reason);
        },
        lost: () => {
          if (this.state.value.line === "open") this.say(announcementsWords.connection.lost);
          this.hear({ type: "lost" });
        },
        lastEvent: () => this.showing.last ?? this.snapshot.value?.number,
      },
      this.around,
    );
  }

  private hear(input: Input): void {
    const before = this.state.value;
    const after = reduce(before, input);
    batch(() => {
      this.state.value = after;
      if (before.snapshot?.view?.ply !== after.snapshot?.view?.ply) {
        this.notice.value = { ...this.notice.value, text: "" };
        if (after.snapshot?.view?.turn !== after.snapshot?.you) this.keepOpen.value = false;
      }
    });
    if (before.line === "lost" && after.line === "open") askAgain();
    if (after.line === "open" && (input.type === "table" || input.type === "welcomed"))
      this.speak(before.snapshot, before.line === "lost");
    if (this.drawsOn && input.type === "table") this.drawFurther();
    if (this.ahead.value !== null) {
      const news = input.type === "table" || input.type === "welcomed" ? after.fresh : [];
      this.playAhead(this.ahead.value, news);
    }
    // after this browser's number for the shuffle
    if (after.line === "open" && beginsAtOnce(this.table)) this.begin(after.snapshot);
  }

  /** Who has drawn goes on drawing, where the rules want that and nothing else can be done in this turn. */
  private drawFurther(): void {
    const view = this.view.value;
    if (view === null || this.underWay.value.length > 0 || view.ply === this.drawnAt) return;
    const own = view.turn === this.snapshot.value?.you && !view.standings.dealOver;
    // a card that nothing refuses may be played at its player's own risk
    const open = this.hand.value.some((card) => view.refusals[card] === undefined);
    this.drawsOn = own && !open && onlyDraws(this.offered.value);
    if (!this.drawsOn) return;
    this.drawnAt = view.ply;
    // one card after the other, so that each is seen
    this.nextDraw = this.around.later(() => {
      if (this.view.value?.ply === view.ply) void this.act("draw");
    }, DRAW_STEP);
  }

  /** Draws from the only hand there is to draw from; of several the player is asked to choose one. */
  drawFromHand(): void {
    const [only, ...others] = this.offered.value.handDraws;
    if (others.length > 0) this.pickingHand.value = this.view.value?.ply ?? -1;
    else if (only !== undefined) void this.act(only.line);
  }

  /** Chooses a card for the viewer's turn, or takes it back. */
  chooseAhead(card: string): void {
    const say = tableWords.ahead;
    const taken = this.ahead.value === card;
    this.ahead.value = taken ? null : card;
    this.hint(taken ? say.back(cardName(card)) : say.done(cardName(card)));
  }

  /**
   * Plays the card that was chosen ahead once the viewer is to choose one, if the server says that it may be played. It
   * was meant for the next turn only: where that brings something else, or has passed, it is forgotten.
   */
  private playAhead(card: string, news: readonly TableEvent[]): void {
    const view = this.view.value;
    const { you, suspended } = this.snapshot.value ?? {};
    const gone =
      view === null || view.standings.dealOver || suspended === true || !this.hand.value.includes(card);
    const turn = gone ? "none" : turnFor(you ?? null, view, news);
    if (gone || turn !== "none") this.ahead.value = null;
    const say = tableWords.ahead;
    const line = cardLine(this.offered.value, card, false);
    if (turn === "other") this.hint(say.forgotten(cardName(card)));
    else if (turn === "free" && line !== null) void this.act(line);
    else if (turn === "free") this.hint(say.misfit(cardName(card)));
  }

  /** At a table that was opened to play at once the game begins as soon as it can; if it can't, the lobby says why. */
  private begin(snapshot: Snapshot | null): void {
    if (snapshot === null || (snapshot.view === null && this.asksToBegin)) return;
    if (snapshot.view !== null || !snapshot.mayStart || !snapshot.canStart) return begun(this.table);
    this.asksToBegin = true;
    void this.ask("start", { fill: false, number: dealNumber(this.table) }).then((outcome) => {
      this.asksToBegin = false;
      if (!outcome.ok && outcome.code !== NO_LINK) begun(this.table);
    });
  }

  /** Reads the news out, and adds this browser's number to a shuffle that is still to come. */
  private speak(before: Snapshot | null, back: boolean): void {
    const { snapshot, fresh: news } = this.state.value;
    if (snapshot === null) return;
    const text = [...peopleNews(before, snapshot), announcement(snapshot, news, before?.view ?? null)]
      .join(" ")
      .trim();
    if (back) this.say(`${announcementsWords.connection.back} ${text}`);
    else if (text !== "") this.say(text);
    // what came with the same news may have come of it: a bot plays, and so it has drawn
    this.note(before?.number ?? snapshot.number, comings(before, snapshot));
    if (stoodIn(this.state.value.log, before, snapshot.you)) {
      this.note(snapshot.number, [announcementsWords.people.forYou]);
      this.hint(announcementsWords.people.forYou);
    }
    const between = snapshot.view === null || snapshot.view.standings.dealOver;
    const promise = snapshot.commitment;
    if (!between || snapshot.you === null || this.nonces.value[promise] !== undefined) return;
    const nonce = hex(crypto.getRandomValues(new Uint8Array(NONCE_BYTES)));
    this.nonces.value = { ...this.nonces.value, [promise]: nonce };
    void this.link.ask("nonce", { hex: nonce }).then((outcome) => {
      if (outcome.ok) return;
      const { [promise]: refused, ...others } = this.nonces.value;
      if (refused === nonce) this.nonces.value = others;
    });
  }

  private note(after: number, texts: string[]): void {
    if (texts.length === 0) return;
    const more = texts.map((text) => ({ after, text }));
    this.notes.value = [...this.notes.value, ...more].slice(-MOST_NOTES);
  }

  /** Opens the chooser that waits. */
  decide(): void {
    this.putAside.value = -1;
    this.writing.value = false;
  }

  say(text: string): void {
    this.said.value = { count: this.said.value.count + 1, text };
  }

  /** Says again what is asked of the player: what was said as a dialog opened may have been cut short by it. */
  remind(): void {
    const { snapshot } = this.state.value;
    const text = snapshot === null ? "" : announcement(snapshot, []);
    if (text !== "") this.say(text);
  }

  /** Shows and reads out why something can't be done; when there was time to read it the status stands there again. */
  hint(text: string): void {
    const notice = { count: this.notice.value.count + 1, text };
    this.notice.value = notice;
    this.around.later(
      () => {
        if (this.notice.value === notice) this.notice.value = { ...notice, text: "" };
      },
      Math.max(NOTICE_STANDS, text.length * A_LETTER),
    );
    this.say(plain(told(text)));
  }

  /**
   * Sends an act of the notation; a refusal is shown in the server's words. What costs cards in itself has to be said
   * twice: the first time its price is shown, and nothing is done. What is under way is not sent a second time.
   */
  async act(line: string): Promise<Outcome> {
    const ply = this.view.value?.ply;
    if (ply === undefined) return { ok: false, code: NO_LINK, words: tableWords.notStarted };
    if (this.underWay.value.includes(line)) return { ok: false, code: NO_LINK, words: tableWords.underWay };
    const price = this.priced.value?.line === line ? this.priced.value : null;
    if (price !== null && this.around.now() - price.at < UNREAD)
      return { ok: false, code: COSTS, words: tableWords.costs(price.costs), costs: price.costs };
    this.priced.value = null;
    // who acts has seen enough; what the act answers is what was shown
    this.showing.now();
    this.underWay.value = [...this.underWay.value, line];
    if (line === "draw") this.around.forget(this.nextDraw);
    const outcome = await this.link.act(ply, line, price !== null);
    this.underWay.value = this.underWay.value.filter((one) => one !== line);
    this.drawsOn = line === "draw" && outcome.ok && settings.drawsOn.value;
    if (line === "draw") this.drawnAt = ply;
    if (this.drawsOn) this.drawFurther();
    return this.judged(outcome, line);
  }

  private judged(outcome: Outcome, line = ""): Outcome {
    if (outcome.ok) return outcome;
    const said =
      outcome.code === STALE
        ? tableWords.late
        : outcome.code === NO_LINK
          ? tableWords.notSent
          : outcome.costs !== undefined
            ? tableWords.costs(outcome.costs)
            : outcome.words;
    if (outcome.costs !== undefined) this.price(line, outcome.costs);
    this.hint(said);
    return { ...outcome, words: said };
  }

  /** Shows what the act would cost, for as long as it can be meant. */
  private price(line: string, costs: number): void {
    const price = { line, costs, at: this.around.now() };
    this.priced.value = price;
    this.around.later(() => {
      if (this.priced.value === price) this.priced.value = null;
    }, PRICE_STANDS);
  }

  /** Gets up; while a match runs a bot plays, and the key of the seat still leads back. */
  async leave(): Promise<void> {
    const over = this.view.value?.standings.over ?? true;
    const outcome = this.judged(await this.link.ask("leave", {}));
    if (!outcome.ok) return;
    this.stop();
    if (over) dropSeat(this.table);
    goHome();
  }

  /** Takes a seat that is free, or a bot's, which is kept until no deal runs; the words say why not. */
  async take(name: string, seat: number): Promise<string> {
    const part = await import("../guest/guest").catch(() => null);
    if (part === null) return words.start.down;
    const answer = await part.asGuest(name, (guest) => takeSeat(this.table, name, seat, guest));
    if (!answer.ok) return answer.words === "" ? words.start.down : answer.words;
    const { token } = answer.value;
    const { game } = this.snapshot.value!;
    holdSeat({ table: this.table, seat, token, game: gameName(game) });
    this.token.value = token;
    this.again();
    return "";
  }

  /** Watches on, and leaves the seat that was kept to its bot. */
  async giveUp(): Promise<void> {
    const outcome = this.judged(await this.link.ask("leave", {}));
    if (!outcome.ok) return;
    dropSeat(this.table);
    this.token.value = null;
    this.again();
  }

  /** Erases the player's name and talk at this table, for everybody; the words say why not. */
  async erase(): Promise<string> {
    const answer = await erase(this.table, this.token.value ?? "");
    if (answer.ok) this.say(words.erased);
    return answer.ok ? "" : answer.words === "" ? words.start.down : answer.words;
  }

  /** Hides what somebody says from this viewer alone, or shows it again; this browser remembers it. */
  listenTo(name: string, heard: boolean): void {
    const others = this.unheard.value.filter((other) => other !== name);
    this.unheard.value = heard ? others : [...others, name];
    keepUnheard(this.table, [...this.unheard.value]);
  }

  async ask(method: Method, params: object = {}): Promise<Outcome> {
    return this.judged(await this.link.ask(method, params));
  }

  /** After another tab took the seat: takes it back. */
  again(): void {
    this.link.stop();
    this.hear({ type: "again" });
    this.link = this.newLink();
    this.link.start();
  }

  /** The device is online again, or the page has come into sight. */
  refresh(): void {
    this.link.refresh();
  }

  stop(): void {
    this.link.stop();
  }
}
