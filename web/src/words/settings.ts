/** The settings. These words come with what says them. */

import { enSettings } from "./en-settings";
import { localized } from "./words";

export const settingsWords = localized("settings", enSettings);
