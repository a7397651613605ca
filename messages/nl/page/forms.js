/** Suits whose names are written as one word with that of a rank behind them: "hartenvrouw". */
const JOINED = ["klaveren", "ruiten", "harten", "schoppen"];

export const forms = {
  /** A suit before its rank: "harten", "rozen-". */
  first: (suit) => (JOINED.includes(suit) ? suit : `${suit}-`),
};
