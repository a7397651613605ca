/** The settings. These words come with what says them. */

import { enSettings } from "./en-settings";
import { inForce } from "./words";

export const settingsWords = inForce("settings", enSettings);
