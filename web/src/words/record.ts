/** A match that was saved as a file. These words come with what says them. */

import { enRecord } from "./en-record";
import { localized } from "./words";

export const recordWords = localized("record", enRecord);
