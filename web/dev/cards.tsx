/** All cards of a pack, or all emblems, on one page, to look at while drawing. */
import { render } from "preact";
import { CardArt, CardShapes } from "../src/art/Card";
import { EMBLEMS } from "../src/art/emblems";
import { OwnSign } from "../src/art/OwnFace";
import { COLOURED, SHAPED } from "../src/cards/own-packs";
import { knowPack, pack } from "../src/cards/pack";
import { signs } from "../src/cards/signs";
import type { SuitSigns } from "../src/wire/types";
import "../src/style/cards.css";

const query = new URLSearchParams(location.search);
const own = { colours: COLOURED, shapes: SHAPED }[query.get("pack") ?? ""];
if (own !== undefined) knowPack(own);
signs.value = (query.get("suits") ?? "french") as SuitSigns;
const size = Number(query.get("w") ?? 90);
const cards = query.get("only")?.split(",") ?? pack.value.kinds.map((kind) => kind.letters);
document.body.style.cssText = "margin:8px;background:#3d7a73";

const HUES = "red yellow green blue black orange purple brown grey pink teal".split(" ");

/** Each emblem, with its name below it. */
function Emblems() {
  return (
    <>
      {Object.keys(EMBLEMS).map((name, i) => (
        <figure
          key={name}
          style={{ margin: 0, background: "#fffdf8", padding: "6px", font: "11px sans-serif" }}
        >
          <svg viewBox="-12 -12 24 24" width={size} height={size}>
            <OwnSign sign={name} colour={HUES[i % HUES.length]!} />
          </svg>
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </>
  );
}

function Cards() {
  return (
    <>
      {[...cards, null].map((card) => (
        <div key={card} style={{ width: `${size}px`, height: `${size * 1.4}px` }}>
          <CardArt card={card} />
        </div>
      ))}
    </>
  );
}

render(
  <div style={{ display: "flex", flexWrap: "wrap", gap: "8px" }}>
    <CardShapes />
    {query.has("emblems") ? <Emblems /> : <Cards />}
  </div>,
  document.getElementById("page")!,
);
