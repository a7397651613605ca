/** The page: a start screen, and tables. */

import { render } from "preact";
import { route } from "./app/route";
import { applySettings } from "./app/settings";
import { CardShapes } from "./art/Card";
import { StartScreen } from "./start/StartScreen";
import { TablePage } from "./table/TablePage";
import "./style/theme.css";
import "./style/base.css";
import "./style/page.css";
import "./style/start.css";
import "./style/seats.css";
import "./style/table.css";
import "./style/rows.css";
import "./style/acts.css";
import "./style/panel.css";
import "./style/end.css";
import "./style/cards.css";
import "./style/faces.css";
import "./style/board.css";
import "./style/ask.css";

function Page() {
  const shown = route.value;
  return (
    <>
      <CardShapes />
      {shown.page === "table" ? <TablePage key={shown.table} table={shown.table} /> : <StartScreen />}
    </>
  );
}

applySettings();
const root = document.getElementById("page");
if (root !== null) render(<Page />, root);
