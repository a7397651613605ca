/** The back of a card as a picture of its own, for what moves on the table and is gone. */

const SVG = "http://www.w3.org/2000/svg";

/** Draws what `CardArt` draws where no card is given; the shapes have to stand in the page. */
export function backArt(): SVGElement {
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("class", "ef-card turned");
  picture.setAttribute("viewBox", "0 0 100 140");
  // what is not as long as a whole card shows a part of it
  picture.setAttribute("preserveAspectRatio", "xMidYMid slice");
  const paper = document.createElementNS(SVG, "rect");
  paper.setAttribute("class", "ef-paper");
  for (const [name, value] of Object.entries({ x: 0.5, y: 0.5, width: 99, height: 139, rx: 8 }))
    paper.setAttribute(name, String(value));
  const pattern = document.createElementNS(SVG, "use");
  pattern.setAttribute("href", "#ef-back");
  pattern.setAttribute("width", "100");
  pattern.setAttribute("height", "140");
  picture.append(paper, pattern);
  return picture;
}
