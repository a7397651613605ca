/** A match that was saved as a file. */

import { list } from "./english";

const day = new Intl.DateTimeFormat("en", { dateStyle: "medium" });

export const enRecord = {
  title: "Watch a saved match",
  note:
    "Choose the record of a match, as this page and the terminal save it. It is read here to be " +
    "shown, and kept nowhere.",
  choose: "Choose a file",
  drop: "or drop it here",
  reading: "The record is being read …",
  long: "This file is longer than a record can be.",
  letters: "This file is no text in UTF-8, and so no record.",
  which: "There are several matches in this file. Which one?",
  another: "Another file",
  home: "Home",
  one: (number: number, game: string, players: string[], date: Date | null) =>
    [`${number}. ${game}`, list.format(players), ...(date === null ? [] : [day.format(date)])].join(", "),
};
