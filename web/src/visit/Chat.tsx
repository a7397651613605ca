/** What is said at the table, before the game and during it. */

import { useEffect, useState } from "preact/hooks";
import { chatWords } from "#words/chat";
import { panelWords } from "#words/panel";
import { phrasesWords } from "#words/phrases";
import { turnsToTable } from "../app/focus";
import type { ChatLine } from "../wire/types";
import { useFollow } from "./follow";
import { Erasing } from "./Erasing";
import { Hearing } from "./Hearing";
import type { Visit } from "./Visit";

/** What is often said, in the language of the page. */
function Phrases({ onSay }: { onSay: (phrase: string) => void }) {
  return (
    <div class="row wrap" role="group" aria-label={phrasesWords.title}>
      {phrasesWords.phrases.map((phrase) => (
        <button key={phrase} type="button" class="act quiet" onClick={() => onSay(phrase)}>
          {phrase}
        </button>
      ))}
    </div>
  );
}

/** The lines and a field for one more; who only watches reads along. */
export function Chat({ visit, lines, seated }: { visit: Visit; lines: ChatLine[]; seated: boolean }) {
  const [text, setText] = useState("");
  const { list, onScroll } = useFollow(lines.at(-1)?.number ?? 0);
  const say = chatWords;
  const { snapshot } = visit.state.value;
  const silenced = snapshot !== null && snapshot.you !== null && snapshot.seats[snapshot.you]?.muted === true;
  const heard = lines.filter((line) => !visit.unheard.value.includes(line.name));
  const write = (next: string) => {
    setText(next);
    visit.writing.value = next !== "";
  };
  useEffect(() => {
    visit.unread.value = 0;
  }, [lines.length]);
  useEffect(
    () => () => {
      visit.writing.value = false;
    },
    [visit],
  );
  return (
    <div class="chat">
      <div
        class="scroll"
        role="log"
        aria-label={panelWords.chat}
        aria-live="off"
        tabIndex={0}
        ref={list}
        onScroll={onScroll}
      >
        {lines.length === 0 && <p class="note">{say.chatEmpty}</p>}
        {visit.muted.value
          ? null
          : heard.map((line) => (
              <p key={line.number} class="chat-line">
                <strong>{line.name}</strong> {line.text}
              </p>
            ))}
      </div>
      {silenced ? (
        <p class="note">{say.mutedYou}</p>
      ) : seated ? (
        <>
          <Phrases onSay={(phrase) => void visit.ask("chat", { text: phrase })} />
          <form
            class="row"
            onSubmit={(event) => {
              event.preventDefault();
              const said = text.trim();
              if (said === "") return;
              void visit.ask("chat", { text: said }).then((outcome) => {
                if (outcome.ok) write("");
              });
            }}
          >
            <label class="grow">
              <span class="unseen">{say.say}</span>
              <input
                type="text"
                maxLength={500}
                value={text}
                placeholder={say.say}
                onFocus={() => write(text)}
                onBlur={(event) => {
                  if (turnsToTable(event)) visit.writing.value = false;
                }}
                onInput={(event) => write(event.currentTarget.value)}
              />
            </label>
            <button type="submit" class="act">
              {say.send}
            </button>
          </form>
        </>
      ) : (
        <p class="note">{say.chatWatching}</p>
      )}
      <button
        type="button"
        class="quiet"
        aria-pressed={visit.muted.value}
        onClick={() => (visit.muted.value = !visit.muted.value)}
      >
        {visit.muted.value ? say.unmute : say.mute}
      </button>
      <Hearing visit={visit} />
      {seated && <Erasing visit={visit} />}
    </div>
  );
}
