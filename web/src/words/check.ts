/** The check of the shuffle. These words come with what says them. */

import { enCheck } from "./en-check";
import { inForce } from "./words";

export const checkWords = inForce("check", enCheck);
