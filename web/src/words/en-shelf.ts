/** What the shelf of games says: what there is, and what somebody looks for. */

import { count } from "./english";

export const enShelf = {
  chooseGame: "Choose a game",
  also: (name: string) => `also called ${name}`,
  search: "Search the games",
  found: (n: number) => count(n, "game", "games"),
  none: "No game fits.",
  near: "Did you mean:",
  easy: "These are easy to begin with:",
  howMany: "How many play",
  many: (n: number) => (n === 0 ? "any number" : n === 1 ? "alone" : `for ${n}`),
  players: (min: number, max: number) =>
    min === max ? count(min, "player", "players") : `${min}–${max} players`,
  length: "How long",
  lengths: (minutes: number) => (minutes === 0 ? "any length" : `up to ${minutes} minutes`),
  minutes: (n: number) => (n < 100 ? `about ${n} min` : `about ${Math.round(n / 60)} h`),
  home: "Where it is played",
  anywhere: "anywhere",
  world: "Around the world",
  madeUp: "Made up",
  mood: "In the mood for",
  moods: {
    quick: "Quick",
    many: "For many",
    easy: "Easy to learn",
    eventful: "Full of surprises",
    thoughtful: "Thoughtful",
  } as Record<string, string>,
  clear: "Show all games",
};
