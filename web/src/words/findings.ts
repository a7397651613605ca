/** Of what kind a finding in a rule book is. These words come with what says them. */

import { enFindings } from "./en-findings";
import { localized } from "./words";

export const findingWords = localized("findings", enFindings);
