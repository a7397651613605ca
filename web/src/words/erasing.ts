/** Deleting one's name and talk, and reports. These words come with what says them. */

import { enErasing } from "./en-erasing";
import { localized } from "./words";

export const erasingWords = localized("erasing", enErasing);
