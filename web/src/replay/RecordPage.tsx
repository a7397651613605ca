/** A match that was saved as a file: it is chosen here, and shown as any other that is over. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { recordWords } from "#words/record";
import { useArrival } from "../app/focus";
import { recordHash } from "../app/record";
import { Logo } from "../app/Logo";
import { goHome } from "../app/route";
import { readPlace, writePlace } from "../past/deal";
import { catalogue } from "../wire/http";
import { replayOfRecord } from "../wire/record";
import { words } from "../words/words";
import { LONGEST_RECORD, readHeads, type RecordHead } from "./heads";
import { Replayed, type Back, type Pieces } from "./ReplayPage";
import { ofRecord } from "./source";
import "../style/replay.css";

/** The text of a file, or what keeps it from being one. */
async function textOf(file: File): Promise<{ text: string } | { problem: string }> {
  if (file.size > 2 * LONGEST_RECORD) return { problem: recordWords.long };
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
    return text.length > LONGEST_RECORD ? { problem: recordWords.long } : { text };
  } catch {
    return { problem: recordWords.letters };
  }
}

export function RecordPage({ moment, ...pieces }: { moment: string } & Pieces) {
  const [record, setRecord] = useState<{ text: string; moment: string } | null>(null);
  const source = useMemo(() => (record === null ? null : ofRecord(record.text)), [record]);
  if (record === null || source === null)
    return <Choosing moment={moment} onRecord={(text, from) => setRecord({ text, moment: from })} />;
  const another: Back = {
    label: recordWords.another,
    act: () => {
      history.replaceState(null, "", recordHash(""));
      setRecord(null);
    },
  };
  return <Replayed source={source} moment={record.moment} back={another} {...pieces} />;
}

interface ChoosingProps {
  moment: string;
  onRecord: (text: string, moment: string) => void;
}

function Choosing({ moment, onRecord }: ChoosingProps) {
  const say = recordWords;
  const heading = useRef<HTMLHeadingElement>(null);
  const [problem, setProblem] = useState("");
  const [reading, setReading] = useState(false);
  const [over, setOver] = useState(false);
  const [several, setSeveral] = useState<{ text: string; heads: RecordHead[] } | null>(null);
  useArrival(heading);
  useEffect(() => {
    document.title = `${say.title} · ${words.title}`;
    return () => {
      document.title = words.title;
    };
  }, []);

  /** Shows a record of a file if there is something to be shown, else says why not. */
  const show = async (text: string, match: number) => {
    setReading(true);
    const place = { ...readPlace(moment), match };
    const answer = await replayOfRecord(text, match, 1, -1, true);
    setReading(false);
    if (answer.ok) onRecord(text, writePlace(place));
    else setProblem(answer.words === "" ? words.start.down : answer.words);
  };
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    setProblem("");
    setSeveral(null);
    const read = await textOf(file);
    if ("problem" in read) return setProblem(read.problem);
    const heads = readHeads(read.text);
    if (heads.length > 1) setSeveral({ text: read.text, heads });
    else await show(read.text, 1);
  };
  return (
    <div class="start-screen">
      <header class="masthead">
        <Logo />
        <div class="grow">
          <h1 tabIndex={-1} ref={heading}>
            {say.title}
          </h1>
          <p>{say.note}</p>
        </div>
      </header>
      <main
        class="record-page stack"
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void take(event.dataTransfer?.files[0]);
        }}
      >
        <nav class="row wrap">
          <button type="button" class="act" onClick={goHome}>
            {say.home}
          </button>
        </nav>
        <label class={`record-file sheet-card${over ? " over" : ""}`}>
          <span class="act main">{say.choose}</span>
          <span class="note">{say.drop}</span>
          <input
            type="file"
            accept=".yaml,.yml,.txt,text/yaml,text/plain"
            onChange={(event) => {
              const { files } = event.currentTarget;
              void take(files?.[0]);
              // the same file again is a choice, too: it may have been mended
              event.currentTarget.value = "";
            }}
          />
        </label>
        <p role="status" class="note">
          {reading ? say.reading : ""}
        </p>
        {problem !== "" && (
          <p class="bad" role="alert">
            {problem}
          </p>
        )}
        {several !== null && (
          <Several
            heads={several.heads}
            onChoose={(match) => {
              setProblem("");
              void show(several.text, match);
            }}
          />
        )}
      </main>
    </div>
  );
}

/** Which of several records of a file. */
function Several({ heads, onChoose }: { heads: readonly RecordHead[]; onChoose: (match: number) => void }) {
  const say = recordWords;
  const [names, setNames] = useState<Record<string, string>>({});
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    void catalogue().then(
      (answer) => answer.ok && setNames(Object.fromEntries(answer.value.map((one) => [one.id, one.name]))),
    );
  }, []);
  return (
    <section aria-labelledby="which-record" class="stack">
      <h2 id="which-record" tabIndex={-1} ref={heading}>
        {say.which}
      </h2>
      <ul class="record-list">
        {heads.map((head, i) => (
          <li key={i}>
            <button type="button" class="act" onClick={() => onChoose(i + 1)}>
              {say.one(i + 1, names[head.game] ?? head.game, head.players, head.date)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
