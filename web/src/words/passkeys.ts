/** What the page says of passkeys. These words come with what says them. */

import { enPasskeys } from "./en-passkeys";
import { localized } from "./words";

export const passkeysWords = localized("passkeys", enPasskeys);
