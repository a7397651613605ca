/** What cards, badges and buttons mean. These words come with what says them. */

import { enExplain } from "./en-explain";
import { localized } from "./words";

export const explainWords = localized("explain", enExplain);
