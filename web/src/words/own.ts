/** What the page says of games that the reader makes up. These words come with what says them. */

import { enOwn } from "./en-own";
import { localized } from "./words";

export const ownWords = localized("own", enOwn);
