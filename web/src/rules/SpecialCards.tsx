/** What the special cards of a game do, before somebody plays it for the first time. */

import { Dialog } from "../app/Dialog";
import { settings } from "../app/settings";
import { Switch } from "../app/Switch";
import { speech } from "../wire/speech";
import { settingsWords } from "../words/settings";
import { words } from "../words/words";
import { markdown, type Block } from "./markdown";
import { Blocks } from "./Sheet";

/** The table of special cards in a rule sheet; null where the sheet has none. */
export function specialCards(sheet: string): Block | null {
  return markdown(sheet).find((block) => block.type === "table" && block.rows.length > 0) ?? null;
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
