/** The page: a start screen, and tables. */

import { render } from "preact";
import { late } from "./app/late";
import { route } from "./app/route";
import { applySettings, language } from "./app/settings";
import { CardShapes } from "./art/Card";
import { speech } from "./wire/speech";
import { loadLanguage, words } from "./words/words";

import "./style/theme.css";
import "./style/base.css";
import "./style/page.css";
import "./style/cards.css";
import "./style/faces.css";

const StartScreen = late(() => import("./start/StartScreen").then((part) => part.StartScreen));
const OwnScreen = late(() => import("./own/OwnScreen").then((part) => part.OwnScreen));
const TablePage = late(() => import("./table/TablePage").then((part) => part.TablePage));

function Page() {
  const shown = route.value;
  return (
    <>
      <CardShapes />
      {shown.page === "start" || shown.page === "game" ? (
        <StartScreen />
      ) : shown.page === "own" ? (
        <OwnScreen book={shown.book} />
      ) : (
        <TablePage
          key={shown.page === "record" ? shown.page : `${shown.page} ${shown.table}`}
          shown={shown}
        />
      )}
    </>
  );
}

/** The part that shows an address. */
function screenOf(page: (typeof route.value)["page"]) {
  if (page === "start" || page === "game") return StartScreen;
  return page === "own" ? OwnScreen : TablePage;
}

applySettings();
// who looks for a game will come to a table
addEventListener("load", () => setTimeout(() => void TablePage.load().catch(() => undefined), 1000));
// what is being written changes under the same names
if (import.meta.env.PROD && "serviceWorker" in navigator)
  void navigator.serviceWorker.register("./sw.js").catch(() => undefined);
const root = document.getElementById("page");
// in another language its words and what says them come side by side
void screenOf(route.value.page)
  .load()
  .catch(() => undefined);
void loadLanguage(language()).then(() => {
  document.documentElement.lang = speech.asked = words.language;
  if (root !== null) render(<Page />, root);
});
