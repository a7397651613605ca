/** Where the page has no seat at the table any more. These words come with what says them. */

import { enGone } from "./en-gone";
import { localized } from "./words";

export const goneWords = localized("gone", enGone);
