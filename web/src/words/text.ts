/** What the text mode says. These words come with what says them. */

import { enText } from "./en-text";
import { localized } from "./words";

export const textWords = localized("text", enText);
