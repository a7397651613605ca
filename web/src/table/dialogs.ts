/** What stands over the table when it is asked for: one part of the page, which is loaded after the table itself. */

export { Explain } from "../explain/Explain";
export { KeysDialog, SettingsDialog } from "../app/SettingsDialog";
export { Introduction } from "./Introduction";
export { DropPlace } from "./DropPlace";
export { Grab } from "./Grab";
export { OfTable } from "./OfTable";
export { PileDialog } from "./PileDialog";
export { Speak } from "./Speak";
export { TakeSeat } from "./TakeSeat";
export { Chooser } from "./Choosers";
