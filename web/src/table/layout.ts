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
 * Fans a hand: one row while at least 30 px of each card show, then two or three rows; in three rows a strip may shrink to
 * 24 px; after that cards become narrower, and at last there are more rows. Never under 24 px.
 */
export function fan(cards: number, width: number, cardWidth: number): Fan {
  for (let rows = 1; rows <= 3; rows++) {
    const perRow = Math.max(1, Math.ceil(cards / rows));
    const shown = strip(width, cardWidth, perRow);
    if (shown >= (rows < 3 ? COMFORTABLE_STRIP : LEAST_STRIP)) return { rows, perRow, strip: shown, cardWidth };
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

function chipSeats(others: number, size: Size, height: number): Box[] {
  const rows = others <= 4 ? 1 : 2;
  const seats: Box[] = [];
  const first = Math.ceil(others / rows);
  for (let i = 0; i < others; i++) {
    const row = i < first ? 0 : 1;
    const inRow = row === 0 ? first : others - first;
    const column = row === 0 ? i : i - first;
    const width = Math.min(150, (size.width - 2 * MARGIN - GAP * (inRow - 1)) / inRow);
    const rowWidth = width * inRow + GAP * (inRow - 1);
    seats.push({
      x: (size.width - rowWidth) / 2 + column * (width + GAP),
      y: GAP + row * (height + GAP),
      width,
      height,
    });
  }
  return seats;
}

/** A slight disorder of the pile that is always the same for the same place in it. */
export function disorder(place: number): { dx: number; dy: number; turn: number } {
  const wave = (step: number) => Math.sin(place * step + step) * 0.5;
  return { dx: wave(12.9) * 9, dy: wave(7.3) * 6, turn: wave(4.1) * 16 };
}

/** How many cards of the pile are drawn; those under them can't be seen anyway. */
export const PILE_SHOWN = 6;

/** Lays out the whole screen of a table. `pile` counts all its cards; spots come for the last ones alone. */
export function layout(table: Table, size: Size): Layout {
  const chips = size.width < 700;
  const wide = Math.min(size.width - 2 * MARGIN, chips ? 560 : 860);
  const wished = chips ? (size.width < 360 ? 60 : 70) : size.height < 640 ? 80 : 96;
  const laid = fan(table.hand, wide, wished);
  const cardHeight = laid.cardWidth * RATIO;
  const rowStep = Math.min(cardHeight * 0.5, 52);
  const handHeight = table.seated ? LIFT + cardHeight + (laid.rows - 1) * rowStep + (chips ? 8 : 16) : 0;
  const handBox = { x: (size.width - wide) / 2, y: size.height - handHeight, width: wide, height: handHeight };
  const row = (y: number, height: number): Box => ({ x: MARGIN, y, width: size.width - 2 * MARGIN, height });
  const rowsHeight = table.seated ? 2 * ROW_HEIGHT + GAP : 0;
  const calls = row(handBox.y - ROW_HEIGHT, table.seated ? ROW_HEIGHT : 0);
  const actions = row(handBox.y - rowsHeight, table.seated ? ROW_HEIGHT : 0);
  const status = row(actions.y - STATUS_HEIGHT - GAP, STATUS_HEIGHT);

  const chipHeight = 64;
  const seatSize = { width: size.width < 900 || table.others > 9 ? 118 : 138, height: 66 };
  const seatsBelow = chips ? (table.others > 4 ? 2 : 1) * (chipHeight + GAP) + GAP : 0;
  const arcLow = status.y - GAP;
  const seats = chips
    ? chipSeats(table.others, size, chipHeight)
    : arcSeats(table.others, size, seatSize, Math.min(arcLow, seatSize.height + 250));

  const top = chips ? seatsBelow : seatSize.height * (table.others > 0 ? 1 : 0) + MARGIN * 2;
  const room = Math.max(40, status.y - top - GAP);
  const pileScale = Math.max(0.45, Math.min(chips ? 1.5 : 1.25, (room - 2 * RING_GAP) / cardHeight));
  const middle = { x: size.width / 2, y: top + room / 2 };
  const width = laid.cardWidth;
  const apart = width * pileScale * 0.5 + 22;
  const at = (dx: number, dy: number, turn: number): Spot => ({
    x: middle.x + dx - width / 2,
    y: middle.y + dy - cardHeight / 2,
    turn,
    scale: pileScale,
  });
  const shown = Math.min(table.pile, PILE_SHOWN);
  const pile: Spot[] = [];
  for (let i = table.pile - shown; i < table.pile; i++) {
    const { dx, dy, turn } = disorder(i);
    pile.push(at(apart + dx * 0.6, dy * 0.6, turn * 0.8));
  }
  const ringHeight = Math.min(room, cardHeight * pileScale + 2 * RING_GAP + 16);
  const ringWidth = Math.min(size.width - 2 * MARGIN, 2 * width * pileScale + 170);
  return {
    card: { width, height: cardHeight },
    hand: handSpots(table.hand, laid, handBox, rowStep),
    rows: laid.rows,
    pile,
    stock: at(-apart, 0, 0),
    seats,
    chips,
    ring: { x: middle.x - ringWidth / 2, y: middle.y - ringHeight / 2, width: ringWidth, height: ringHeight },
    status,
    actions,
    calls,
    handBox,
  };
}

/** The seats other than the viewer's, clockwise from the viewer's left; a spectator sees all from seat 0. */
export function othersClockwise(seats: number, you: number | null): number[] {
  const first = you === null ? 0 : you + 1;
  const count = you === null ? seats : seats - 1;
  return Array.from({ length: count }, (_, i) => (first + i) % seats);
}
