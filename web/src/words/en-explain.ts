/** What cards, badges and buttons mean. */

export const enExplain = {
  plain: "An ordinary card: it does nothing of its own.",
  points: (n: number) =>
    n === 1
      ? "Left in a hand at the end it counts one point."
      : `Left in a hand at the end it counts ${n} points.`,
  playable: "You can play it now.",
  notNow: "Why not now",
  pile: "The card on the pile",
  rules: "From the rules",
  now: "What holds at the table now",
  /** The same of a deal that is over. */
  past: {
    playable: "It could be played then.",
    notNow: "Why not then",
    now: "What held at the table then",
  },
  clockwise: "Turns go clockwise: from each player to the next one on the left.",
  counterclockwise: "Turns go counterclockwise: from each player to the next one on the right.",
  penalty: (n: number) =>
    `Cards wait to be drawn: ${n}. Whoever is next draws them, or plays a card that answers.`,
  declared: (what: string) =>
    `Asked for: ${what}. The next card has to be of that, or one that may always be played.`,
  skip: "The next player loses the turn, or plays a card that answers.",
  facts: {
    partner: "The two are partners: they win and lose together.",
    wild: "For this player, and nobody else, this rank goes on every card.",
    missed: "This player misses that many turns.",
    waits: "That many cards wait to be drawn here.",
    grabbed: "This player has grabbed already.",
    "let-be": "This player lets the others grab.",
    out: "This player has no card left, and takes no more turns.",
    rules: "Which set of rules is in force: it says what fits.",
    ruling: "This card has to be matched, not the one on top.",
    words: "Something has to be said here before the next one acts.",
    silence: "Nobody may speak: each word costs cards.",
    speech: "Everybody may speak.",
    owes: "Down to the last card without a call: whoever sees it may catch this player.",
    called: "The last card has been announced.",
    "to-act": "The table waits for this player.",
    away: "This player is away. A bot may play meanwhile, until the player is back.",
    points: "Points in this match so far.",
    won: "The winner of this deal.",
  } as Record<string, string>,
  buttons: {
    draw: "Takes a card from the stock, or all that you have to draw.",
    pass: "Leaves this turn to the next player.",
    end: "Ends your turn; you lay no more cards.",
    call: "Announces that you come down to your last card.",
    catch: "Accuses a player who forgot to call. If that is wrong, it may cost you cards.",
    lay: "Keeps your turn open for further cards.",
    sort: "Sorts your hand another way; it is no act in the game.",
    trade: "Gives your partner a card.",
    speak: "Says something that counts as an act of the game.",
    other: "Something that the rules let you do now.",
  } as Record<string, string>,
};
