/** The games that the reader makes up: a list of them, and the one that is being written. */

import { useEffect, useRef, useState } from "preact/hooks";
import { ownWords } from "#words/own";
import { useArrival } from "../app/focus";
import { Logo } from "../app/Logo";
import { goToOwn } from "../app/games";
import { goHome } from "../app/route";
import { catalogue } from "../wire/http";
import type { CatalogueGame } from "../wire/types";
import { addBook, bookName, MOST_BOOKS, ownBooks, syncBooks } from "./books";
import { BookEditor } from "./BookEditor";
import "../style/start.css";
import "../style/own.css";

const ALONE = `
players 2..5
deck french
deal 5
draw one-may-play
on 8 wild, declares suit
`;

/** A text to begin with: another game's rules, or the least that a game needs. */
function begun(name: string, base: string): string {
  const named = `game "${name.replace(/["\n]/g, "")}"\n`;
  return base === "" ? named + ALONE : `${named}extends ${base}\n\n`;
}

function NewGame() {
  const say = ownWords;
  const [games, setGames] = useState<CatalogueGame[]>([]);
  const [name, setName] = useState("");
  const [chosen, setChosen] = useState<string | null>(null);
  const base = chosen ?? games[0]?.id ?? "";
  const full = ownBooks.value.length >= MOST_BOOKS;
  useEffect(() => {
    void catalogue().then((answer) => answer.ok && setGames(answer.value.filter((game) => game.listed)));
  }, []);
  return (
    <form
      class="sheet-card stack"
      aria-labelledby="new-game"
      onSubmit={(event) => {
        event.preventDefault();
        const id = addBook(begun(name.trim() === "" ? say.standardName : name.trim(), base));
        if (id !== null) goToOwn(id);
      }}
    >
      <h2 id="new-game">{say.create}</h2>
      <label class="field">
        <span>{say.named}</span>
        <input
          type="text"
          maxLength={60}
          placeholder={say.standardName}
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <label class="field" for="own-base">
        {say.base}
      </label>
      <select id="own-base" value={base} onChange={(event) => setChosen(event.currentTarget.value)}>
        <option value="">{say.nothing}</option>
        {games.map((game) => (
          <option key={game.id} value={game.id}>
            {game.name}
          </option>
        ))}
      </select>
      <div class="row wrap">
        <button type="submit" class="act main" disabled={full}>
          {say.begin}
        </button>
        {full && <p class="note">{say.full(MOST_BOOKS)}</p>}
      </div>
    </form>
  );
}

function BookList() {
  const say = ownWords;
  return (
    <section class="sheet-card stack" aria-labelledby="own-list">
      <h2 id="own-list">{say.list}</h2>
      {ownBooks.value.length === 0 && <p class="note">{say.none}</p>}
      <ul class="own-list">
        {ownBooks.value.map((book) => (
          <li key={book.id}>
            <button type="button" class="act grow" onClick={() => goToOwn(book.id)}>
              {bookName(book.rules) ?? say.nameless}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function OwnScreen({ book }: { book: string | null }) {
  const say = ownWords;
  const heading = useRef<HTMLHeadingElement>(null);
  const [looked, setLooked] = useState(false);
  useArrival(heading);
  useEffect(() => {
    void syncBooks().finally(() => setLooked(true));
  }, []);
  const written = ownBooks.value.find((one) => one.id === book);
  return (
    <div class="start-screen own-screen">
      <header class="masthead">
        <Logo />
        <div class="grow">
          <h1 tabIndex={-1} ref={heading}>
            {say.title}
          </h1>
          <p>{say.note}</p>
        </div>
      </header>
      <main class="own stack">
        <nav class="row wrap">
          <button type="button" class="act" onClick={goHome}>
            {say.home}
          </button>
          {book !== null && (
            <button type="button" class="act" onClick={() => goToOwn(null)}>
              {say.list}
            </button>
          )}
        </nav>
        {written !== undefined ? (
          <BookEditor key={written.id} book={written} />
        ) : (
          <>
            {book !== null && looked && (
              <p class="bad" role="alert">
                {say.gone}
              </p>
            )}
            <div class="own-columns">
              <BookList />
              <NewGame />
            </div>
          </>
        )}
      </main>
    </div>
  );
}
