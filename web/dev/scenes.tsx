/**
 * The page over a server that only pretends: `?scene=NAME` shows a table as it might stand. For looking, not
 * shipped.
 */

import type {
  CatalogueGame,
  Hand,
  PublicFact,
  Snapshot,
  SuitSigns,
  TableEvent,
  View,
} from "../src/wire/types";

const query = new URLSearchParams(location.search);
const scene = query.get("scene") ?? "table";

const hidden = (count: number, more: Partial<Hand> = {}): Hand => ({
  count,
  cards: [],
  called: false,
  owesCall: false,
  ...more,
});
const mine = (cards: string): Hand => ({
  count: cards.split(" ").length,
  cards: cards.split(" "),
  called: false,
  owesCall: false,
});

const standings = (seats: number, more: Partial<View["standings"]> = {}): View["standings"] => ({
  deal: 1,
  dealOver: false,
  over: false,
  ending: "",
  dealWinners: [],
  matchWinners: [],
  score: Array(seats).fill(0),
  scored: Array(seats).fill(0),
  ...more,
});

const names = ["Ann", "Bob", "Cy", "Dora", "Emil", "Fritzi", "Gus", "Hanna", "Ida", "Jonathan"];
const HAND = "7H 9H KH 2S 8D QC JD";

function view(seats: number, hand: string, more: Partial<View> = {}): View {
  return {
    seat: 0,
    ply: 12,
    deal: 1,
    dealer: seats - 1,
    turn: 0,
    actors: [more.turn ?? 0].filter((seat) => seat >= 0),
    awaits: "play",
    clockwise: true,
    pile: ["3C", "5C", "5H", "JS", "9S", "4S", "4H"],
    stock: 23,
    suit: null,
    rank: null,
    pendingDraw: 0,
    pendingSkip: 0,
    hands: [mine(hand), ...Array.from({ length: seats - 1 }, (_, i) => hidden(3 + ((i * 3) % 6)))],
    legal: ["play 7H", "play 9H", "play KH", "play JD", "draw"],
    refusals: { QC: { code: 907, words: "The queen of clubs follows neither hearts nor a four." } },
    standings: standings(seats),
    risky: {},
    known: [],
    question: null,
    ...more,
  };
}

const fact = (key: string, seat: number, ...said: string[]): PublicFact => ({ key, seat, words: said });

const scenes: Record<string, () => { seats: number; view: View | null; facts?: PublicFact[] }> = {
  grab: () => ({
    seats: 5,
    view: view(5, HAND, { turn: 3, awaits: "grab", legal: ["pass", "grab"] }),
    facts: [fact("grabbed", 2)],
  }),
  target: () => ({
    seats: 4,
    view: view(4, HAND, { awaits: "target", legal: ["target 1", "target 2", "target 3"] }),
  }),
  trade: () => ({
    seats: 4,
    view: view(4, HAND, { legal: ["play 7H", "give 7H 2", "give 9H 2", "give KH 2", "draw"] }),
    facts: [0, 1, 2, 3].map((seat) => fact("partner", seat, String((seat + 2) % 4))),
  }),
  answer: () => ({
    seats: 4,
    view: view(4, HAND, { awaits: "give", legal: ["give 7H 2", "give 9H 2", "give KH 2", "pass"] }),
    facts: [0, 1, 2, 3].map((seat) => fact("partner", seat, String((seat + 2) % 4))),
  }),
  facts: () => ({
    seats: 4,
    view: view(4, HAND, { suit: "H", legal: ["play 7H", "draw", "say Draw 2"] }),
    facts: [
      fact("rules", -1, "factor"),
      fact("silence", -1, "2"),
      fact("missed", 1, "2"),
      fact("waits", 2, "4"),
      fact("wild", 0, "7"),
      fact("out", 3),
    ],
  }),
  sheet: () => ({
    seats: 2,
    view: view(2, HAND),
    facts: [
      ...["48", "30", "0"].map((points, i) => fact("column", 0, String(i + 1), points)),
      ...["104", "62", "21"].map((points, i) => fact("column", 1, String(i + 1), points)),
      fact("column-won", 1, "1"),
    ],
  }),
  both: () => ({
    seats: 3,
    view: view(3, HAND, {
      awaits: "suit",
      legal: ["suit C", "suit D", "suit H", "suit S", "rank 3", "rank 4", "rank 9", "rank Q"],
    }),
  }),
  table: () => ({ seats: 4, view: view(4, HAND) }),
  two: () => ({ seats: 2, view: view(2, HAND, { suit: "S", clockwise: false }) }),
  penalty: () => ({
    seats: 4,
    view: view(4, "2S 7H 9H", {
      pendingDraw: 4,
      awaits: "answer",
      legal: ["play 2S", "draw", "call", "catch 2"],
      hands: [mine("2S 7H 9H"), hidden(5, { called: true }), hidden(1, { owesCall: true }), hidden(12)],
      suit: "H",
    }),
  }),
  ten: () => ({ seats: 10, view: view(10, HAND, { turn: 3, legal: [], clockwise: false }) }),
  many: () => ({
    seats: 5,
    view: view(5, "AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AD 2D 3D 4D 5D 6D 7D 8D 9D RJ BJ", {
      legal: ["play 8C", "play 8D", "play 4C", "play 4D", "draw"],
    }),
  }),
  suit: () => ({
    seats: 4,
    view: view(4, HAND, { awaits: "suit", legal: ["suit C", "suit D", "suit H", "suit S"] }),
  }),
  rank: () => ({
    seats: 4,
    view: view(4, HAND, {
      awaits: "rank",
      legal: ["rank 5", "rank 6", "rank 7", "rank 9", "rank 10", "rank Q", "rank free"],
    }),
  }),
  give: () => ({
    seats: 4,
    view: view(4, HAND, {
      awaits: "give",
      legal: ["give 7H 1", "give 9H 1", "give QC 1", "give 7H 2", "give QC 2"],
    }),
  }),
  more: () => ({
    seats: 4,
    view: view(4, HAND, { awaits: "more", legal: ["lay 7H", "lay 9H", "end", "take", "reveal"] }),
  }),
  open: () => ({
    seats: 4,
    view: view(4, HAND, {
      hands: [
        mine(HAND),
        mine("8S 9D KC 4D 2H"),
        mine("AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC"),
        hidden(2, { cards: ["QS"] }),
      ],
    }),
  }),
  end: () => ({
    seats: 4,
    view: view(4, HAND, {
      turn: -1,
      legal: [],
      standings: standings(4, {
        dealOver: true,
        ending: "out",
        dealWinners: [2],
        scored: [34, 12, 0, 51],
        score: [64, 33, 20, 51],
      }),
    }),
  }),
  over: () => ({
    seats: 4,
    view: view(4, HAND, {
      turn: -1,
      legal: [],
      standings: standings(4, {
        dealOver: true,
        over: true,
        ending: "out",
        dealWinners: [0],
        matchWinners: [0],
        scored: [0, 12, 7, 51],
        score: [0, 33, 20, 101],
      }),
    }),
  }),
  lobby: () => ({ seats: 4, view: null }),
};

const event = (number: number, verb: string, seat: number, ...words: string[]): TableEvent => ({
  number,
  verb,
  seat,
  other: -1,
  words,
  text: [verb, names[seat], ...words].join(" "),
});

const log = [
  event(1, "played", 1, "9S"),
  event(2, "drew", 2, "1"),
  event(3, "passed", 2),
  event(4, "played", 3, "4S"),
  event(5, "played", 0, "8D"),
  event(6, "declared", 0, "H"),
  event(7, "called", 1),
  event(8, "reshuffled", -1),
  event(9, "played", 3, "4H"),
];

function snapshot(): Snapshot {
  const { seats, view: shown, facts = [] } = (scenes[scene] ?? scenes["table"]!)();
  return {
    number: 9,
    table: "demo",
    game: { id: "sample", name: "Pesten", suits: (query.get("suits") ?? "french") as SuitSigns },
    options: { match: "points" },
    you: query.has("watch") ? null : 0,
    seats: Array.from({ length: seats }, (_, i) => ({
      name: shown === null && i === 2 ? null : names[i]!,
      kind: i === 1 ? ("bot" as const) : ("person" as const),
      present: i !== 3,
      again: false,
      standIn: i === 3 && shown !== null && seats > 4,
      ...(i === 3 && seats <= 4 ? { countdown: 42 } : {}),
    })),
    matches: 1,
    started: shown !== null,
    canStart: false,
    mayStart: shown === null,
    commitment: "sha256:9a3f5c7782a1b0c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e6f708192a3b4c",
    lastSecret: { deal: 1, secret: "77aa".repeat(16) },
    facts,
    view: shown === null || !query.has("watch") ? shown : { ...shown, legal: [], seat: -1 },
    log,
  };
}

const catalogue: CatalogueGame[] = [
  "Crazy Eights",
  "Pesten",
  "Mau-Mau",
  "Ochos Locos",
  "Tschau Sepp",
  "Switch",
  "Canadian Eights",
].map((name, i) => ({
  id: name === "Pesten" ? "sample" : `g${i}`,
  name,
  summary:
    "Shed your cards by suit or rank; eights are wild and name the suit, twos make the next player draw.",
  listed: true,
  players: { min: 2, max: 7 },
  options: [
    {
      key: "draw",
      default: "until-playable",
      values: ["until-playable", "one-then-pass", "up-to-3"],
      meaning: "How a player draws who cannot play.",
      meanings: ["Draw until a card can be played.", "Draw one card; the turn ends.", "Draw up to three."],
    },
    {
      key: "cards",
      default: "8",
      values: [],
      min: 1,
      max: 12,
      meaning: "Cards dealt to each player.",
      meanings: [],
    },
    {
      key: "effects",
      default: "",
      values: [],
      meaning: "Effects of other ranks, such as 7=skip A=reverse.",
      meanings: [],
    },
    {
      key: "match",
      default: "single",
      values: ["single", "points"],
      meaning: "One deal, or points over several.",
      meanings: [],
    },
    { key: "jokers", default: "0", values: ["0", "2", "4"], meaning: "Jokers in the pack.", meanings: [] },
  ],
}));

const sheet = [
  "# Pesten",
  "2 to 7 players.",
  "## Cards",
  "| card | effect |\n|---|---|\n| A | reverse |\n| 2 | the next player draws two |",
  "## Play",
  "- Play a card of the **same suit** or the *same rank*.\n- A jack is `wild`.\n  - It may be played on anything.",
  "1. One\n2. Two",
].join("\n\n");

window.fetch = async (input) => {
  const path = new URL(String(input)).pathname;
  const body = path.endsWith("/api/catalogue")
    ? catalogue
    : path.endsWith("/sheet")
      ? { markdown: sheet }
      : path.endsWith("/cards")
        ? { cards: [] }
        : {
            table: "demo",
            game: { id: "sample", name: "Pesten", suits: "french" },
            options: {},
            seats: snapshot().seats,
            started: false,
            over: false,
          };
  return new Response(JSON.stringify(body), { headers: { "content-type": "application/json" } });
};

class PretendSocket {
  onopen: ((event: object) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    setTimeout(() => this.onopen?.({}), 5);
  }
  send(text: string): void {
    const { id, method } = JSON.parse(text) as { id: number; method: string };
    const result = method === "hello" ? { seat: 0, snapshot: snapshot(), chat: [], resumed: false } : {};
    setTimeout(() => this.onmessage?.({ data: JSON.stringify({ jsonrpc: "2.0", id, result }) }), 5);
  }
  close(): void {
    this.onclose?.();
  }
}
(window as unknown as { WebSocket: unknown }).WebSocket = PretendSocket;

if (scene !== "start" && scene !== "join") {
  localStorage.setItem(
    "eightfold.seats",
    JSON.stringify([{ table: "demo", seat: 0, token: "x", game: "Pesten" }]),
  );
} else localStorage.removeItem("eightfold.seats");
if (query.has("dark")) localStorage.setItem("eightfold.theme", '"dark"');
else localStorage.setItem("eightfold.theme", '"light"');
location.hash = scene === "start" ? "#/" : "#/t/demo";
await import("../src/main");
