/** Where one says one's name; it is remembered on this device. */

import { startWords } from "#words/start";
import { settings } from "../app/settings";

export function NameField() {
  return (
    <label class="field grow">
      <span>{startWords.name}</span>
      <input
        type="text"
        name="name"
        autocomplete="nickname"
        maxLength={24}
        value={settings.name.value}
        onInput={(event) => (settings.name.value = event.currentTarget.value)}
      />
    </label>
  );
}
