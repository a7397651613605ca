/** What stands beside and under the table, but for the log: one part of the page, loaded after the table itself. */

export { Sheet } from "../rules/Sheet";
export { Chat } from "../visit/Chat";
export { Alone, Repeated } from "./Alone";
export { Check } from "./Check";
export { Gone } from "./Gone";
export { Scores } from "./Scores";
export { TextMode } from "./TextMode";
export { Watched } from "./Watched";
export { Watching } from "./Watching";
export { Tellings } from "../visit/Tellings";
