/** Where everything on the table screen stands: pure sums of the screen's size and the numbers of cards and seats. */

export interface Size {
  width: number;
  height: number;
}

export interface Spot {
  x: number;
  y: number;
  /** Degrees clockwise. */
  turn: number;
  /** Size against a card of the hand. */
  scale: number;
}

export interface Box extends Size {
  x: number;
  y: number;
}

export interface Table {
  /** All seats but the viewer's own, clockwise from the viewer's left. */
  others: number;
  hand: number;
  pile: number;
  /** Whether the viewer sits at the table. */
  seated: boolean;
}

export interface Layout {
  card: Size;
  hand: Spot[];
  rows: number;
  pile: Spot[];
  stock: Spot;
  seats: Box[];
  /** Seats as chips in rows (phone) instead of places on an arc. */
  chips: boolean;
  /** The ring around stock and pile. */
  ring: Box;
  status: Box;
  actions: Box;
  calls: Box;
  handBox: Box;
}

const RATIO = 1.4;
const COMFORTABLE_STRIP = 30;
const LEAST_STRIP = 24;
const MARGIN = 10;
const LIFT = 18;
const ROW_HEIGHT = 48;
const STATUS_HEIGHT = 34;
const GAP = 6;
/** Between the cards in the middle and the ring about them; the stock's number stands there. */
const RING_GAP = 34;

/** How a hand of so many cards is split into rows, and how wide a strip of each card shows. */
export interface Fan {
  rows: number;
  perRow: number;
  strip: number;
  cardWidth: number;
}

function strip(width: number, cardWidth: number, perRow: number): number {
  return perRow <= 1 ? cardWidth : Math.min(cardWidth * 0.86, (width - cardWidth) / (perRow - 1));
}

/**
 * Fans a hand: one row while at least 30 px of each card show, then two or three rows; in three rows a strip
 * may shrink to
 * 24 px; after that cards become narrower, and at last there are more rows. Never under 24 px.
 */
export function fan(cards: number, width: number, cardWidth: number): Fan {
  for (let rows = 1; rows <= 3; rows++) {
    const perRow = Math.max(1, Math.ceil(cards / rows));
    const shown = strip(width, cardWidth, perRow);
    if (shown >= (rows < 3 ? COMFORTABLE_STRIP : LEAST_STRIP))
      return { rows, perRow, strip: shown, cardWidth };
  }
  if (cardWidth > 48) return fan(cards, width, Math.max(48, cardWidth - 4));
  const most = Math.max(1, Math.floor((width - cardWidth) / LEAST_STRIP) + 1);
  const rows = Math.ceil(cards / most);
  return { rows, perRow: most, strip: LEAST_STRIP, cardWidth };
}

function handSpots(cards: number, laid: Fan, box: Box, rowStep: number): Spot[] {
  const spots: Spot[] = [];
  for (let i = 0; i < cards; i++) {
    const row = Math.floor(i / laid.perRow);
    const inRow = Math.min(laid.perRow, cards - row * laid.perRow);
    const column = i - row * laid.perRow;
    const rowWidth = laid.cardWidth + (inRow - 1) * laid.strip;
    const middle = (inRow - 1) / 2;
    const arch = laid.rows === 1 && inRow > 2 ? (column - middle) / middle : 0;
    spots.push({
      x: box.x + (box.width - rowWidth) / 2 + column * laid.strip,
      y: box.y + LIFT + row * rowStep + arch * arch * 7,
      turn: arch * Math.min(5, inRow * 0.7),
      scale: 1,
    });
  }
  return spots;
}

/** More than five seats go up the left side, along the top and down the right side. */
function borderSeats(others: number, size: Size, seat: Size, low: number): Box[] {
  const side = others > 9 ? 3 : 2;
  const top = others - 2 * side;
  const high = MARGIN + seat.height + 3 * GAP;
  const sideStep = Math.max(seat.height + GAP, (low - high) / side);
  const topRoom = size.width - 2 * MARGIN - seat.width;
  return Array.from({ length: others }, (_, i) => {
    const right = size.width - MARGIN - seat.width;
    if (i < side) return { x: MARGIN, y: high + (side - 1 - i) * sideStep, ...seat };
    if (i >= side + top) return { x: right, y: high + (i - side - top) * sideStep, ...seat };
    const share = top === 1 ? 0.5 : (i - side + 0.5) / top;
    return { x: MARGIN + share * topRoom, y: MARGIN, ...seat };
  });
}

/** Seats on an arc over the middle of the table, the first at the viewer's left hand. */
function arcSeats(others: number, size: Size, seat: Size, low: number): Box[] {
  if (others > 5) return borderSeats(others, size, seat, low);
  const seats: Box[] = [];
  const middleX = size.width / 2;
  const radiusX = size.width / 2 - seat.width / 2 - MARGIN;
  const radiusY = Math.max(0, low - seat.height - MARGIN);
  const reach = others <= 1 ? 0 : others === 2 ? 0.62 : others === 3 ? 0.82 : 1;
  for (let i = 0; i < others; i++) {
    const share = others === 1 ? 0 : -1 + (2 * i) / (others - 1);
    const angle = (share * reach * Math.PI) / 2;
    seats.push({
      x: middleX + Math.sin(angle) * radiusX - seat.width / 2,
      y: MARGIN + (1 - Math.cos(angle)) * radiusY,
      ...seat,
    });
  }
  return seats;
}

/** Seats as chips in one row or two. */
function chipSeats(others: number, room: Box, height: number): Box[] {
  const rows = others <= 4 ? 1 : 2;
  const first = Math.ceil(others / rows);
  return Array.from({ length: others }, (_, i) => {
    const row = i < first ? 0 : 1;
    const inRow = row === 0 ? first : others - first;
    const column = row === 0 ? i : i - first;
    const width = Math.min(150, (room.width - GAP * (inRow - 1)) / inRow);
    const rowWidth = width * inRow + GAP * (inRow - 1);
    return {
      x: room.x + (room.width - rowWidth) / 2 + column * (width + GAP),
      y: room.y + row * (height + GAP),
      width,
      height,
    };
  });
}

/** A slight disorder of the pile that is always the same for the same place in it. */
export function disorder(place: number): { dx: number; dy: number; turn: number } {
  const wave = (step: number) => Math.sin(place * step + step) * 0.5;
  return { dx: wave(12.9) * 9, dy: wave(7.3) * 6, turn: wave(4.1) * 16 };
}

/** How many cards of the pile are drawn; those under them can't be seen anyway. */
export const PILE_SHOWN = 6;

/** A phone held upright, a desktop or tablet, a phone held flat. */
type Shape = "upright" | "wide" | "flat";

function shapeOf(size: Size): Shape {
  return size.height < 430 ? "flat" : size.width < 700 ? "upright" : "wide";
}

function wishedWidth(shape: Shape, size: Size): number {
  switch (shape) {
    case "upright":
      return size.width < 360 ? 60 : 70;
    case "flat":
      return 56;
    case "wide":
      return size.height < 640 ? 80 : 96;
  }
}

/** The rows between table and hand. A phone held flat has actions and calls side by side, the status at the left. */
function rowsOver(hand: Box, shape: Shape, size: Size, seated: boolean) {
  const height = seated ? ROW_HEIGHT : 0;
  const full = { x: MARGIN, width: size.width - 2 * MARGIN };
  const half = full.width / 2;
  if (shape === "flat") {
    const y = hand.y - height;
    return {
      actions: { x: MARGIN, y, width: half, height },
      calls: { x: MARGIN + half, y, width: half, height },
      status: { x: MARGIN, y: y - STATUS_HEIGHT - GAP, width: half, height: STATUS_HEIGHT },
      bottom: y,
    };
  }
  const actions = { ...full, y: hand.y - (seated ? 2 * ROW_HEIGHT + GAP : 0), height };
  const status = { ...full, y: actions.y - STATUS_HEIGHT - GAP, height: STATUS_HEIGHT };
  return { actions, calls: { ...full, y: hand.y - height, height }, status, bottom: status.y };
}

/** The other seats, and the room that they leave for stock and pile; nothing goes below `bottom`. */
function seatsOver(bottom: number, shape: Shape, size: Size, others: number): { seats: Box[]; room: Box } {
  const rowsOfChips = others === 0 ? 0 : others > 4 ? 2 : 1;
  switch (shape) {
    case "upright": {
      const height = 64;
      const top = rowsOfChips * (height + GAP) + GAP;
      const room = { x: MARGIN, y: GAP, width: size.width - 2 * MARGIN, height: top };
      return { seats: chipSeats(others, room, height), room: rest(top) };
    }
    case "flat": {
      const left = { x: MARGIN, y: GAP, width: size.width / 2 - MARGIN, height: bottom };
      const room = { x: size.width / 2, y: 0, width: size.width / 2, height: bottom };
      return { seats: chipSeats(others, left, rowsOfChips > 1 ? 44 : 64), room };
    }
    case "wide": {
      const seat = { width: size.width < 900 || others > 9 ? 118 : 138, height: 66 };
      const top = (others > 0 ? seat.height : 0) + 2 * MARGIN;
      return {
        seats: arcSeats(others, size, seat, Math.min(bottom - GAP, seat.height + 250)),
        room: rest(top),
      };
    }
  }
  function rest(top: number): Box {
    return { x: 0, y: top, width: size.width, height: Math.max(40, bottom - top - GAP) };
  }
}

/** Stock and pile in the middle of their room, the ring about them. */
function middleOf(
  room: Box,
  shape: Shape,
  card: Size,
  cards: number,
): Pick<Layout, "stock" | "pile" | "ring"> {
  const largest = shape === "upright" ? 1.5 : 1.25;
  const scale = Math.max(0.45, Math.min(largest, (room.height - 2 * RING_GAP) / card.height));
  const middle = { x: room.x + room.width / 2, y: room.y + room.height / 2 };
  const apart = card.width * scale * 0.5 + 22;
  const at = (dx: number, dy: number, turn: number): Spot => ({
    x: middle.x + dx - card.width / 2,
    y: middle.y + dy - card.height / 2,
    turn,
    scale,
  });
  const shown = Math.min(cards, PILE_SHOWN);
  const pile = Array.from({ length: shown }, (_, i) => {
    const { dx, dy, turn } = disorder(cards - shown + i);
    return at(apart + dx * 0.6, dy * 0.6, turn * 0.8);
  });
  const width = Math.min(room.width - 2 * MARGIN, 2 * card.width * scale + 170);
  const height = Math.min(room.height, card.height * scale + 2 * RING_GAP + 16);
  const ring = { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
  return { stock: at(-apart, 0, 0), pile, ring };
}

/** Lays out the whole screen of a table. `pile` counts all its cards; spots come for the last ones alone. */
export function layout(table: Table, size: Size): Layout {
  const shape = shapeOf(size);
  const width = Math.min(size.width - 2 * MARGIN, shape === "upright" ? 560 : 860);
  const laid = fan(table.hand, width, wishedWidth(shape, size));
  const card = { width: laid.cardWidth, height: laid.cardWidth * RATIO };
  const rowStep = Math.min(card.height * 0.5, 52);
  const under = shape === "wide" ? 16 : shape === "upright" ? 8 : 2;
  const height = table.seated ? LIFT + card.height + (laid.rows - 1) * rowStep + under : 0;
  const handBox = { x: (size.width - width) / 2, y: size.height - height, width, height };
  const { bottom, ...rows } = rowsOver(handBox, shape, size, table.seated);
  const { seats, room } = seatsOver(bottom, shape, size, table.others);
  return {
    card,
    hand: handSpots(table.hand, laid, handBox, rowStep),
    rows: laid.rows,
    seats,
    chips: shape !== "wide",
    handBox,
    ...rows,
    ...middleOf(room, shape, card, table.pile),
  };
}

/** The seats other than the viewer's, clockwise from the viewer's left; a spectator sees all from seat 0. */
export function othersClockwise(seats: number, you: number | null): number[] {
  const first = you === null ? 0 : you + 1;
  const count = you === null ? seats : seats - 1;
  return Array.from({ length: count }, (_, i) => (first + i) % seats);
}
