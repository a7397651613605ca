/** What the page says of passkeys. These words come with what says them. */

import { enPasskeys } from "./en-passkeys";
import { inForce } from "./words";

export const passkeysWords = inForce("passkeys", enPasskeys);
