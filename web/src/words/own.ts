/** What the page says of what is one's own. These words come with what says them. */

import { enOwn } from "./en-own";
import { localized } from "./words";

export const ownWords = localized("own", enOwn);
