/** The list of keys. These words come with what says them. */

import { enKeys } from "./en-keys";
import { inForce } from "./words";

export const keysWords = inForce("keys", enKeys);
