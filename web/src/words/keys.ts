/** The list of keys. These words come with what says them. */

import { enKeys } from "./en-keys";
import { localized } from "./words";

export const keysWords = localized("keys", enKeys);
