/** What the shelf of games says. These words come with what says them. */

import { enShelf } from "./en-shelf";
import { localized } from "./words";

export const shelfWords = localized("shelf", enShelf);
