/** A game in short lessons. */

export const enLesson = {
  number: (one: number, of: number) => `Lesson ${one} of ${of}`,
  waiting: "The cards are being laid out …",
  none: "There are no lessons of this game yet. Its rules stand beside it.",
  done: "That is it: you know how it goes. The best way to learn the rest is to play.",
  yours: "Your move.",
  others: "Look:",
  right: "So it is.",
  other: "The rules allow that, too. This lesson is about another move.",
  wait: "Look first what the others do.",
  show: "Show me",
  again: "Once more",
  next: "Next lesson",
  finish: "Done",
  leave: "To the game",
  toGame: "Play it",
};
