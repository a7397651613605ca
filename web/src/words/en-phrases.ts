/** What is often said at a table, to be said at a tap. */

export const enPhrases = {
  title: "Say at a tap",
  phrases: [
    "Hello!",
    "Good luck!",
    "Well played!",
    "Oh no!",
    "One moment, please.",
    "Thanks, that was fun!",
  ] as readonly string[],
};
