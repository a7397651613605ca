/** Parts of the page that a first look at a table does without; they come when it stands, or when they are needed. */

import { late, NOTHING } from "../app/late";
import type { Visit } from "../visit/Visit";

const dialogs = () => import("./dialogs");
const beside = () => import("./beside");
/** Cards that fly by. */
export const flying = () => import("../motion/flying");

export const Chooser = late(() => dialogs().then((part) => part.Chooser));
export const Speak = late(() => dialogs().then((part) => part.Speak));
export const Grab = late(() => dialogs().then((part) => part.Grab));
/** Shines where a card may be let go; nobody drags one at a first look. */
export const DropPlace = late(() => dialogs().then((part) => part.DropPlace), NOTHING);
export const PileDialog = late(() => dialogs().then((part) => part.PileDialog));
export const TakeSeat = late(() => dialogs().then((part) => part.TakeSeat));
export const SettingsDialog = late(() => dialogs().then((part) => part.SettingsDialog));
export const KeysDialog = late(() => dialogs().then((part) => part.KeysDialog));
export const OfTable = late(() => dialogs().then((part) => part.OfTable));
/** Waits at every table for what is pointed at. */
export const Explain = late(() => dialogs().then((part) => part.Explain), NOTHING);
export const Introduction = late(() => dialogs().then((part) => part.Introduction), NOTHING);
/** Tells what happens; nothing happens at a first look. */
export const Tellings = late(() => beside().then((part) => part.Tellings), NOTHING);
export const Sheet = late(() => beside().then((part) => part.Sheet));
export const Chat = late(() => beside().then((part) => part.Chat));
export const Gone = late(() => beside().then((part) => part.Gone));
export const Alone = late(() => beside().then((part) => part.Alone));
export const Check = late(() => beside().then((part) => part.Check));
export const Scores = late(() => beside().then((part) => part.Scores));
export const TextMode = late(() => beside().then((part) => part.TextMode));
/** A sign where somebody watches. */
export const Watched = late(() => beside().then((part) => part.Watched), NOTHING);
/** Says something only where there is something to say under the table. */
export const Watching = late(() => beside().then((part) => part.Watching), NOTHING);
export const EndPanel = late(() => import("./EndPanel").then((part) => part.EndPanel));
export const Lobby = late(() => import("../lobby/parts").then((part) => part.Lobby));
export const Join = late(() => import("../lobby/parts").then((part) => part.Join));
export const AfterDeal = late(() => import("../past/AfterDeal").then((part) => part.AfterDeal));
export const ReplayPage = late(() => import("../replay/ReplayPage").then((part) => part.ReplayPage));
export const RecordPage = late(() => import("../replay/RecordPage").then((part) => part.RecordPage));
export const LessonPage = late(() => import("../lesson/LessonPage").then((part) => part.LessonPage));
/** Tables whose cards have abilities are loaded only where they are played. */
export const Board = late(() => import("../board/Board").then((part) => part.Board));

/** Calls a player who looks elsewhere, as they wish it, once that part has come; answers how to stop. */
export function attending(visit: Visit): () => void {
  let over = false;
  let stop = () => {};
  void import("./attention").then(
    ({ attend }) => {
      if (!over) stop = attend(visit);
    },
    // without it nothing is missed that is not also seen and read out
    () => undefined,
  );
  return () => {
    over = true;
    stop();
  };
}

/** Loads all that a deal may need, so that it is there when it is asked for, and while the line is down. */
export async function loadParts(): Promise<void> {
  const over = [
    Chooser,
    Speak,
    Grab,
    PileDialog,
    TakeSeat,
    SettingsDialog,
    KeysDialog,
    OfTable,
    Introduction,
    Explain,
  ];
  const around = [Sheet, Chat, Alone, Check, Scores, TextMode, Watching, EndPanel, Gone];
  await Promise.all([...[...over, ...around].map((part) => part.load()), flying()]);
}
