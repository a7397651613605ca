/** What the page says of what players do together: suspending a match, going on with it, ending it. */

import { have, list, who, type Who } from "./english";

function want(names: string[], what: string): string {
  return `${list.format(names)} ${names.length === 1 ? "wants" : "want"} to ${what}.`;
}

export const enTogether = {
  end: {
    act: "End the match",
    sure: "Yes, end it for everybody here",
    note: "It ends without a result when everybody who is here wants it.",
    agree: "End it",
    off: "Play on",
    wants: (names: string[]) => want(names, "end the match without a result"),
    yours: "You want to end the match; the others are asked.",
  },
  suspend: {
    act: "Suspend the match",
    note: "It stops when everybody who is here wants it, and goes on when all are ready again, today or another day.",
    agree: "Suspend it",
    off: "Play on",
    wants: (names: string[]) => want(names, "suspend the match"),
    yours: "You want to suspend the match; the others are asked.",
  },
  suspended: "The match is suspended",
  suspendedBy: (w: Who) => `${who(w)} ${have(w)} suspended the match`,
  begins: "The match begins when all who sit here are ready.",
  ends: "It ends, without a result, when all are ready.",
  goesOn: "It goes on when all are ready.",
  resumed: "The match goes on.",
  ready: (others: string[], you: boolean) =>
    `${list.format(you ? ["You", ...others] : others)} ${you || others.length > 1 ? "are" : "is"} ready.`,
  waits: (others: string[], you: boolean) => `Waiting for ${list.format(you ? ["you", ...others] : others)}.`,
  away: (name: string) => `${name} (away)`,
  iAmReady: "I’m ready",
  notYet: "Not yet",
};
