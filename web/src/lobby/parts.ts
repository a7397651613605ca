/** What comes before a game: one part of the page, which a running table does without. */

export { Join } from "./Join";
export { Lobby } from "./Lobby";
