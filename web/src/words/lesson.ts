/** A game in short lessons. These words come with what says them. */

import { enLesson } from "./en-lesson";
import { localized } from "./words";

export const lessonWords = localized("lesson", enLesson);
