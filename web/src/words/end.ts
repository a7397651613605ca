/** How a deal or match ended and goes on. These words come with what says them. */

import { enEnd } from "./en-end";
import { localized } from "./words";

export const endWords = localized("end", enEnd);
