/** The check of the shuffle. These words come with what says them. */

import { enCheck } from "./en-check";
import { localized } from "./words";

export const checkWords = localized("check", enCheck);
