/** What is often said at a table. These words come with the chat. */

import { enPhrases } from "./en-phrases";
import { localized } from "./words";

export const phrasesWords = localized("phrases", enPhrases);
