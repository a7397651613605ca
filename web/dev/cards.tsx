/** All cards on one page, to look at while drawing. */
import { render } from "preact";
import { CardArt, CardShapes } from "../src/art/Card";
import { RANKS, SUITS } from "../src/cards/notation";
import { signs } from "../src/cards/signs";
import type { SuitSigns } from "../src/wire/types";
import "../src/style/cards.css";

signs.value = (new URLSearchParams(location.search).get("suits") ?? "french") as SuitSigns;
const size = Number(new URLSearchParams(location.search).get("w") ?? 90);
const only = new URLSearchParams(location.search).get("only")?.split(",");
const all = [...SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit)), "RJ", "BJ", "zeus"];
document.body.style.cssText = "margin:8px;background:#3d7a73";
render(
  <div style={{ display: "flex", flexWrap: "wrap", gap: "8px" }}>
    <CardShapes />
    {[...(only ?? all), null].map((card) => (
      <div key={card} style={{ width: `${size}px`, height: `${size * 1.4}px` }}>
        <CardArt card={card} />
      </div>
    ))}
  </div>,
  document.getElementById("page")!,
);
