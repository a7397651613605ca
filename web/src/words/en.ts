/** Every word of the page in English. Another language is another file of this type. */

import type { BotName } from "../wire/types";

/** Words with a card in them, so that the page can draw it and a voice can read it. */
export type Part = string | { card: string };

const plural = new Intl.PluralRules("en");
const list = new Intl.ListFormat("en", { type: "conjunction" });
const choice = new Intl.ListFormat("en", { type: "disjunction" });

function count(n: number, one: string, many: string): string {
  return `${n} ${plural.select(n) === "one" ? one : many}`;
}

const cards = (n: number) => count(n, "card", "cards");

/** A person of a sentence: a name, and whether it is the reader. */
export interface Who {
  name: string;
  you: boolean;
}

const who = (w: Who) => (w.you ? "You" : w.name);
const whom = (w: Who) => (w.you ? "you" : w.name);
const are = (w: Who) => (w.you ? "are" : "is");
const have = (w: Who) => (w.you ? "have" : "has");

export const en = {
  language: "en",
  title: "Eightfold",
  titleOf: (game: string, own: boolean) => `${own ? "Your turn · " : ""}${game} · Eightfold`,
  tagline: "The Crazy Eights family, by your house rules",
  and: (items: string[]) => list.format(items),
  or: (items: string[]) => choice.format(items),

  suits: { C: "clubs", D: "diamonds", H: "hearts", S: "spades" } as Record<string, string>,
  ranks: {
    A: "ace",
    "2": "two",
    "3": "three",
    "4": "four",
    "5": "five",
    "6": "six",
    "7": "seven",
    "8": "eight",
    "9": "nine",
    "10": "ten",
    J: "jack",
    Q: "queen",
    K: "king",
  } as Record<string, string>,
  /** What stands in the corners of the cards. */
  indices: { A: "A", J: "J", Q: "Q", K: "K" } as Record<string, string>,
  card: (rank: string, suit: string) => `${rank} of ${suit}`,
  redJoker: "red joker",
  blackJoker: "black joker",
  free: "free",

  start: {
    chooseGame: "Choose a game",
    search: "Search the games",
    found: (n: number) => count(n, "game", "games"),
    none: "No game has this name.",
    players: (min: number, max: number) => (min === max ? `${min} players` : `${min}–${max} players`),
    change: "Choose another game",
    seats: "Seats",
    seatCount: "Number of seats",
    fewer: "One seat fewer",
    more: "One seat more",
    seat: (n: number) => `Seat ${n}`,
    you: "You",
    friend: "A friend, by link",
    bot: (name: BotName) => `Bot: ${name}`,
    bots: {
      greedy: "plays well: keeps wild cards, names its longest suit, catches forgotten calls",
      eager: "plays any card it can, at random",
      random: "does anything legal, at random",
    } as Record<BotName, string>,
    allFriends: "All friends",
    allBots: "All bots",
    clock: "Time for a turn",
    clocks: (seconds: number) =>
      seconds === 0
        ? "as long as it takes"
        : seconds < 100
          ? `${seconds} seconds`
          : `${seconds / 60} minutes`,
    houseRules: "House rules",
    changed: (n: number) => (n === 0 ? "all as in the rule book" : `${n} changed`),
    standard: (value: string) => `standard: ${value}`,
    changedMark: "changed",
    reset: "Back to standard",
    resetAll: "All back to standard",
    noOptions: "This game has no options.",
    empty: "none",
    range: (min: number | null, max: number | null) =>
      max === null ? `${min ?? 0} or more` : `${min ?? 0} to ${max}`,
    name: "Your name",
    nameNeeded: "Say your name first, so that the others know who you are.",
    create: "Open the table",
    creating: "Opening the table …",
    sheet: "Rule sheet",
    sheetOf: (game: string) => `The rules of ${game}`,
    sheetWait: "The rule sheet is on its way …",
    contradiction: "These rules don't go together",
    yourTables: "Your tables",
    back: (game: string, seat: number) => `${game}, seat ${seat}`,
    forget: (game: string) => `Take ${game} off this list`,
    down: "The server doesn't answer. Is it running?",
    again: "Try again",
    loading: "Loading the games …",
  },

  lobby: {
    title: (game: string) => `A table of ${game}`,
    invite: "Invite your friends",
    link: "Link to this table",
    copy: "Copy link",
    copied: "Copied",
    share: "Share …",
    who: "Who sits here",
    seatFree: "free, waiting for a friend",
    seatYou: "you",
    seatBot: "bot",
    away: "away",
    start: "Begin",
    startFill: "Begin with bots in the free seats",
    waiting: "The game begins when the friend who opened the table says so.",
    waitingFriends: (n: number) => `Waiting for ${count(n, "friend", "friends")}.`,
    sit: "Take a seat",
    watch: "Only watch",
    join: (game: string) => `You are invited to a table of ${game}`,
    full: "All seats are taken. You can watch.",
    running: "The game is running.",
    unknown: "There is no such table here. It may have been closed.",
    home: "To the start page",
    options: "House rules of this table",
    standardRules: "All rules as in the rule book.",
    freeNow: (n: number) => count(n, "seat is free", "seats are free"),
  },

  table: {
    yours: "Your turn",
    turnOf: (name: string) => `${name} is to act`,
    dealOver: "The deal is over",
    matchOver: "The match is over",
    awaits: {
      play: "play a card",
      suit: "choose a suit",
      rank: "choose a rank",
      give: "hand on a card",
      target: "choose a player",
      follow: "put a card on your own",
      more: "lay more, or end your turn",
      answer: "answer the penalty",
      challenge: "challenge, or let it be",
      grab: "grab",
      take: "take the starter, or leave it",
      rule: "make a rule",
    } as Record<string, string>,
    playOrDraw: "play a card or draw",
    drawOnly: "draw",
    passOnly: "pass",
    playOrPass: "play a card or pass",
    watching: "You are watching",
    hand: (n: number) => `Your hand: ${cards(n)}`,
    handHelp: "Arrow keys move, Enter plays, n goes to the next legal card, question mark lists all keys.",
    playable: "can be played",
    unplayable: "can't be played now",
    chosen: "raised, tap again to play",
    stock: (n: number) => `Stock: ${cards(n)}`,
    pile: (n: number) => `Pile: ${cards(n)}`,
    stockShort: "stock",
    upcard: (card: string) => `Upcard: ${card}`,
    seePile: "See the whole pile",
    declared: (what: string) => `Declared: ${what}`,
    clockwise: "clockwise",
    counterclockwise: "counterclockwise",
    penalty: (n: number) => `Penalty: draw ${n}`,
    skipPending: (n: number) => (n === 1 ? "Skip pending" : `${n} skips pending`),
    seat: {
      cards,
      dealer: "dealer",
      toAct: "to act",
      called: "called",
      owes: "no call!",
      away: "away",
      standIn: "stand-in",
      countdown: (n: number) => `away, ${n} s`,
      bot: "bot",
      points: (n: number) => count(n, "point", "points"),
      you: "you",
      open: "Cards lying open",
    },
    draw: "Draw",
    drawPenalty: (n: number) => `Draw ${n}`,
    pass: "Pass",
    end: "End turn",
    call: "Last card!",
    catchSeat: (name: string) => `Catch ${name}`,
    callIdle: "Nothing to call",
    chooseSuit: "Choose a suit",
    chooseRank: "Choose a rank",
    held: (n: number) => (n === 0 ? "you hold none" : `you hold ${n}`),
    later: "Look first",
    reopen: "Decide",
    lay: "Lay several",
    laying: "Laying: a tap keeps your turn open",
    giveTo: (card: string, name: string) => `Give ${card} to ${name}`,
    giveTitle: "Hand on a card",
    target: (name: string) => name,
    targetTitle: "Choose a player",
    others: {
      challenge: "Challenge",
      grab: "Grab a spoon",
      take: "Take the card",
      reveal: "Show",
    } as Record<string, string>,
    sort: "Sort",
    sorts: { suit: "by suit", rank: "by rank", dealt: "as dealt" },
    time: (seconds: number) => `${seconds} s`,
    late: "The table has moved on. Look again.",
    notSent: "Not sent: there is no connection.",
    deal: (n: number) => `Deal ${n}`,
  },

  panel: {
    title: "Beside the table",
    log: "Log",
    chat: "Chat",
    rules: "Rules",
    scores: "Scores",
    text: "Text",
    more: "More",
    close: "Close",
    open: "Open the side panel",
    chatEmpty: "Nobody has said anything yet.",
    say: "Say something",
    send: "Send",
    mute: "Mute the chat",
    unmute: "Hear the chat",
    unread: (n: number) => count(n, "new message", "new messages"),
    logEmpty: "Nothing has happened yet.",
    player: "Player",
    points: "Points",
    thisDeal: "This deal",
    cardsLeft: "Cards left",
    winner: "won",
  },

  end: {
    dealTitle: (n: number) => `Deal ${n} is over`,
    matchTitle: "The match is over",
    aloneTitle: "The game is over",
    aloneWon: (name: string | null) => (name === null ? "You have won" : `${name} has won`),
    aloneLost: (name: string | null) => (name === null ? "You have lost" : `${name} has lost`),
    aloneLeft: (stock: number, hand: number) =>
      `No card of the hand fits. Left over: ${cards(hand)} in the hand, ${cards(stock)} in the stock.`,
    won: (names: string[], you: boolean) =>
      you
        ? "You have won the deal"
        : `${list.format(names)} ${names.length === 1 ? "has" : "have"} won the deal`,
    wonMatch: (names: string[], you: boolean) =>
      you
        ? "You have won the match"
        : `${list.format(names)} ${names.length === 1 ? "has" : "have"} won the match`,
    shared: (names: string[]) => `${list.format(names)} share the match`,
    nobody: "Nobody has won this deal",
    endings: {
      out: "out of cards",
      blocked: "blocked: nobody could play or draw",
      limit: "broken off at the limit of acts",
    } as Record<string, string>,
    next: "Next deal",
    rematch: "Play again",
    newTable: "Another game",
    record: "Download the record",
    look: "Look at the table",
    result: "Back to the result",
    leave: "Leave the table",
    leaveSure: "Yes, leave the table",
    leaveNote: "A bot takes your seat over.",
    spectatorNote: "The players decide how it goes on.",
  },

  check: {
    title: "Check the shuffle",
    before: "Before this deal the server promised its secret by showing this number:",
    none: "The server has shown no promise for this deal.",
    during:
      "The secret itself is shown when the deal is over. Then anybody can check that it is the promised one.",
    yours: "Your own browser added this number, which the server could not know before it made its promise:",
    secret: "The secret, shown after the deal:",
    good: "The secret is the one that was promised.",
    bad: "The secret is NOT the one that was promised. Don't trust this deal.",
    unseen: "You came after the deal had begun, so this browser saw no promise for it.",
    how:
      "The shuffle follows from the secret, the numbers that the players added, and the number of the deal alone. " +
      "Since nobody knows all of them beforehand, nobody can choose the cards. " +
      "Download the record and run “eightfold record verify FILE” to replay every card.",
    current: (deal: number) => `Deal ${deal}, running`,
    past: (deal: number) => `Deal ${deal}, over`,
  },

  link: {
    open: "Connected",
    connecting: "Connecting …",
    lost: "Connection lost, trying again …",
    gone: "Not connected",
    takenOver: "This seat is now played in another tab or device.",
    closed: (reason: string) => `The table was closed: ${reason}`,
    here: "Play here",
    refused: (reason: string) => `The server didn't let you in: ${reason}`,
  },

  settings: {
    title: "Settings",
    theme: "Colours",
    themes: { auto: "as the device", light: "light", dark: "dark" },
    fourColours: "Four-colour cards",
    motion: "Motion",
    motions: { auto: "as the device", off: "off" },
    confirm: "A tap raises a card, a second tap plays it",
    letterKeys: "Letter keys (D, L, C, P …)",
    sound: "Sounds",
  },

  keys: {
    title: "Keys",
    rows: [
      ["← → Home End", "move along your hand"],
      ["n", "next card that can be played"],
      ["Enter or Space", "play the card"],
      ["7 h, 10 s, q d, r j", "go to a card by its name"],
      ["d", "draw"],
      ["p", "pass"],
      ["e", "end your turn"],
      ["l", "call “last card”"],
      ["c", "catch a missing call"],
      ["s", "decide: suit, rank, player"],
      ["o", "sort your hand another way"],
      ["t", "text mode: read and type everything"],
      ["i", "rule sheet"],
      ["m", "chat"],
      ["?", "this list"],
      ["Esc", "close"],
      ["1 – 4", "a suit, in the suit chooser"],
    ] as [string, string][],
    note: "Letter keys work while the focus is not in a text field; they can be switched off in the settings.",
  },

  text: {
    title: "Text mode",
    intro: "Type what you want to do or know, then Enter. “help” lists the words.",
    input: "Type an act or a question",
    go: "Go",
    help: [
      "Acts: play 7H · lay 9C · draw · pass · end · suit S · rank 7 · call · catch Ann · give 4C Ann · target Ann.",
      "Between deals: next · rematch.",
      "A card alone plays it. “play 8H =D” plays and declares. Suits: C D H S; jokers: RJ BJ.",
      "Questions: all (the whole position) · hand · legal · why 7H · pile · seats · turn · scores · log.",
    ],
    hand: (n: number, names: string) => (n === 0 ? "You hold no card." : `You hold ${cards(n)}: ${names}.`),
    noHand: "You hold no hand: you are watching.",
    legal: (acts: string) => `You may: ${acts}.`,
    nothingLegal: "There is nothing you may do now.",
    upcard: (name: string) => `The upcard is the ${name}.`,
    noUpcard: "The pile is empty.",
    declared: (what: string) => `Declared: ${what}.`,
    stock: (n: number) => `The stock holds ${cards(n)}.`,
    pile: (n: number, names: string) => `The pile holds ${cards(n)}, the upcard first: ${names}.`,
    direction: (clockwise: boolean) => `Play goes ${clockwise ? "clockwise" : "counterclockwise"}.`,
    penalty: (n: number) => `A penalty is pending: draw ${n}.`,
    skip: (n: number) => `${count(n, "skip is", "skips are")} pending.`,
    seatLine: (w: Who, held: number) => `${who(w)} ${w.you ? "hold" : "holds"} ${cards(held)}`,
    openCards: (names: string) => `lying open: ${names}`,
    notStarted: "The game has not begun.",
    deal: (n: number, dealer: Who) => `Deal ${n}; ${whom(dealer)} dealt.`,
    score: (w: Who, points: number) => `${w.you ? "you" : w.name} ${points}`,
    scores: (lines: string) => `Scores: ${lines}.`,
    why: (card: string, words: string) => `${card}: ${words}`,
    whyLegal: (card: string) => `${card} can be played.`,
    whyUnknown: (card: string) => `You don't hold ${card}, or nothing is known about it.`,
    sent: (line: string) => `Done: ${line}.`,
    refused: (words: string) => `Not done. ${words}`,
    empty: "Type something first; “help” lists the words.",
  },

  /** Announcements and log lines, by the verb of the event. */
  events: {
    dealt: (w: Who, n: number): Part[] => [`${who(w)} ${w.you ? "were" : "was"} dealt ${cards(n)}`],
    turned: (card: Part[]): Part[] => ["The starter is ", ...card],
    buried: (card: Part[]): Part[] => [...card, " was put back into the stock"],
    took: (w: Who, card: Part[]): Part[] => [`${who(w)} took the starter `, ...card],
    played: (w: Who, cardList: Part[]): Part[] => [`${who(w)} played `, ...cardList],
    laid: (w: Who, cardList: Part[]): Part[] => [`${who(w)} laid `, ...cardList],
    declaredSuit: (w: Who, suit: string): Part[] => [`${who(w)} declared ${suit}`],
    drew: (w: Who, n: number, drawn: Part[]): Part[] =>
      drawn.length > 0 ? [`${who(w)} drew `, ...drawn] : [`${who(w)} drew ${cards(n)}`],
    passed: (w: Who): Part[] => [`${who(w)} passed`],
    skipped: (w: Who): Part[] => [`${who(w)} ${are(w)} skipped`],
    reversed: (): Part[] => ["The direction changed"],
    reshuffled: (): Part[] => ["The pile was shuffled into a new stock"],
    called: (w: Who): Part[] => [`${who(w)} called “Last card!”`],
    caught: (w: Who): Part[] => [`${who(w)} ${w.you ? "were" : "was"} caught without the call`],
    penalised: (w: Who, n: number): Part[] => [`${who(w)} ${have(w)} a penalty of ${cards(n)}`],
    gave: (w: Who, to: Who, n: number, given: Part[]): Part[] =>
      given.length > 0
        ? [`${who(w)} gave `, ...given, ` to ${whom(to)}`]
        : [`${who(w)} gave ${cards(n)} to ${whom(to)}`],
    passedHands: (left: boolean): Part[] => [`All hands went to the ${left ? "left" : "right"}`],
    out: (w: Who): Part[] => [`${who(w)} ${are(w)} out`],
    dealOver: (w: Who | null): Part[] =>
      w === null ? ["The deal is over, nobody won it"] : [`The deal is over: ${who(w)} won it`],
    scored: (w: Who, n: number): Part[] => [`${who(w)} scored ${n}`],
    gameOver: (w: Who | null): Part[] =>
      w === null ? ["The match is over"] : [`The match is over: ${who(w)} won it`],
  },

  say: {
    yourTurn: (awaits: string) => `Your turn: ${awaits}.`,
    playableCards: (names: string) => `You can play ${names}.`,
    noneCards: "No card can be played.",
    turnOf: (name: string) => `${name} is to act.`,
    connection: { lost: "Connection lost.", back: "Connected again." },
    chat: (name: string, text: string) => `${name} says: ${text}`,
    penalty: (n: number) => `Penalty of ${n} pending.`,
  },
};

export type Words = typeof en;
