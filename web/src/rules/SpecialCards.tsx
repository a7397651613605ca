/** What the special cards of a game do, before somebody plays it for the first time. */

import { Dialog } from "../app/Dialog";
import { settings } from "../app/settings";
import { Switch } from "../app/Switch";
import { speech } from "../wire/speech";
import type { GameName } from "../wire/types";
import { settingsWords } from "../words/settings";
import { words } from "../words/words";
import { markdown, type Block } from "./markdown";
import { Blocks } from "./Sheet";

/** The table of special cards in a rule sheet; null where the sheet has none. */
export function specialCards(sheet: string): Block | null {
  return markdown(sheet).find((block) => block.type === "table" && block.rows.length > 0) ?? null;
}

/** By what is remembered that they have been shown: a rule book of a table's own counts anew when they have changed. */
export function nameOfSpecial({ id, own }: GameName, table: Block): string {
  if (own !== true) return id;
  const sum = [...JSON.stringify(table)].reduce(
    (before, letter) => (Math.imul(before, 31) + letter.charCodeAt(0)) | 0,
    0,
  );
  return `${id} ${sum}`;
}

export function SpecialCards({ game, table, onClose }: { game: string; table: Block; onClose: () => void }) {
  const say = words.special;
  return (
    <Dialog title={say.title(game)} onClose={onClose} class="special">
      <div class="sheet" role="region" aria-label={say.title(game)} tabIndex={0}>
        <div lang={speech.answered}>
          <Blocks of={[table]} raised={0} />
        </div>
      </div>
      <p class="note">{say.note}</p>
      <Switch label={settingsWords.sound} of={settings.sound} />
      <button type="button" class="act main big" onClick={onClose}>
        {say.play}
      </button>
    </Dialog>
  );
}
