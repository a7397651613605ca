/** Games, house rules and who plays. These words come with what says them. */

import { enStart } from "./en-start";
import { localized } from "./words";

export const startWords = localized("start", enStart);
