/** A game in short lessons: the page plays the others, the learner makes the move, and it is said which rule it was. */

import type { ComponentType } from "preact";
import { useSignal, type Signal } from "@preact/signals";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { lessonWords } from "#words/lesson";
import { Logo } from "../app/Logo";
import { Message } from "../app/Message";
import { goToGame } from "../app/games";
import { goHome } from "../app/route";
import { usePrinted } from "../visit/printed";
import { ReadOut } from "../visit/ReadOut";
import { company } from "../visit/company";
import type { Visit } from "../visit/Visit";
import { Words } from "../visit/Words";
import { gameMeanings, lessons as fetched } from "../wire/http";
import { speech } from "../wire/speech";
import type { Lesson, Lessons, Snapshot, View } from "../wire/types";
import { eventParts, worthTelling } from "../words/events";
import { gameName, plain, words } from "../words/words";
import type { ExplainProps } from "../explain/Explain";
import { does, isAsked, pictures } from "./course";
import { LessonVisit } from "./LessonVisit";
import "../style/lesson.css";

/** So long others take over their acts, and what the lesson does itself. */
const STEP_MILLIS = 1300;

/** How a table is drawn, and how it is explained: as where it is played. */
interface Pieces {
  Table: ComponentType<{ visit: Visit; snapshot: Snapshot; view: View; at: Signal<number> }>;
  Explain: ComponentType<ExplainProps>;
}

export function LessonPage({ game, ...pieces }: { game: string } & Pieces) {
  const [course, setCourse] = useState<Lessons | null>(null);
  const [problem, setProblem] = useState("");
  const [number, setNumber] = useState(0);
  const all = course?.lessons ?? null;
  const printed = usePrinted(null, all?.[0]?.first.game, undefined, course ?? undefined);
  useEffect(() => {
    void fetched(game).then((answer) => {
      if (answer.ok) setCourse(answer.value);
      else setProblem(answer.words === "" ? words.start.down : answer.words);
    });
  }, [game]);
  if (problem !== "")
    return <Message text={problem} action={{ label: lessonWords.toGame, act: () => goToGame(game) }} />;
  if (all === null || (all.length > 0 && !printed))
    return (
      <Message text={lessonWords.waiting} action={{ label: lessonWords.toGame, act: () => goToGame(game) }} />
    );
  const lesson = all[number];
  if (lesson === undefined)
    return (
      <Message
        text={all.length === 0 ? lessonWords.none : lessonWords.done}
        action={{ label: lessonWords.toGame, act: () => goToGame(game) }}
      />
    );
  return (
    <Running
      key={number}
      lesson={lesson}
      number={number}
      of={all.length}
      onNext={() => setNumber(number + 1)}
      {...pieces}
    />
  );
}

interface RunningProps extends Pieces {
  lesson: Lesson;
  number: number;
  of: number;
  onNext: () => void;
}

function Running({ lesson, number, of, Table, Explain, onNext }: RunningProps) {
  const say = lessonWords;
  const all = useMemo(() => pictures(lesson), [lesson]);
  const visit = useMemo(() => new LessonVisit(), [lesson]);
  const [at, setAt] = useState(0);
  const [reading, setReading] = useState(false);
  const hand = useSignal(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const move = lesson.moves[at];
  const asked = isAsked(lesson, move, all[at]!.snapshot.view?.legal);
  const over = move === undefined;
  useMemo(() => visit.show(all, at), [visit, all, at]);
  useEffect(() => () => visit.stop(), [visit]);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [lesson]);
  useEffect(() => {
    if (over) next.current?.focus({ preventScroll: true });
  }, [at, over]);
  useEffect(() => {
    // nobody goes on while the learner reads what something means
    if (over || asked || reading) return;
    const timer = setTimeout(() => setAt(at + 1), STEP_MILLIS);
    return () => clearTimeout(timer);
  }, [at, asked, over, reading]);
  visit.onAct = (line) => {
    if (move !== undefined && asked && does(line, move)) {
      setAt(at + 1);
      return true;
    }
    visit.hint(asked ? say.other : say.wait);
    return false;
  };
  const { snapshot, events } = all[at]!;
  const people = company(snapshot);
  const told = worthTelling(events, lesson.seat).map((event) => eventParts(event, people));
  const stands = over ? say.right : asked ? say.yours : say.others;
  const title = gameName(snapshot.game);
  useEffect(() => visit.say([...told.map((parts) => `${plain(parts)}.`), stands].join(" ")), [visit, at]);
  return (
    <div class="table-screen lesson" data-step={at}>
      <header class="bar">
        <button type="button" class="home" onClick={goHome} aria-label={words.link.home}>
          <Logo />
        </button>
        <h1>
          {title} <span class="deal">{say.number(number + 1, of)}</span>
        </h1>
        <button type="button" class="quiet" onClick={() => goToGame(snapshot.game.id)}>
          {say.leave}
        </button>
      </header>
      <main class="table-main">
        <section class="lesson-bar" aria-labelledby="lesson-rule">
          <h2 id="lesson-rule" tabIndex={-1} ref={heading} lang={speech.answered}>
            {lesson.rule.charAt(0).toLocaleUpperCase(speech.answered) + lesson.rule.slice(1)}.
          </h2>
          <p class={over ? "good" : asked ? "lesson-yours" : ""}>
            <strong>{stands}</strong>{" "}
            {told.map((parts, i) => (
              <span key={i}>
                {i > 0 && " · "}
                <Words parts={parts} />
              </span>
            ))}
          </p>
          <div class="row wrap">
            {asked && (
              <button type="button" class="act" onClick={() => setAt(at + 1)}>
                {say.show}
              </button>
            )}
            {over && (
              <button type="button" class="act" onClick={() => setAt(0)}>
                {say.again}
              </button>
            )}
            <button type="button" class={over ? "act main" : "act"} ref={next} onClick={onNext}>
              {number + 1 < of ? say.next : say.finish}
            </button>
          </div>
        </section>
        <div class="table-room">
          {snapshot.view !== null && (
            <Table visit={visit} snapshot={snapshot} view={snapshot.view} at={hand} />
          )}
        </div>
      </main>
      {snapshot.view !== null && (
        <Explain
          snapshot={snapshot}
          view={snapshot.view}
          rules={{
            of: snapshot.game.id,
            ask: () => gameMeanings(snapshot.game.id, lesson.first.options),
          }}
          lettered
          onShown={setReading}
        />
      )}
      <ReadOut visit={visit} />
    </div>
  );
}
