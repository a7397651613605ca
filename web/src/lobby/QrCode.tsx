/** The link as a picture for the camera of a phone. */

import { correction, generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import { lobbyWords } from "#words/lobby";

/** So many white modules a reader needs around the picture. */
const QUIET = 4;

export function QrCode({ text }: { text: string }) {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const side = code.size + 2 * QUIET;
  return (
    <svg class="qr" viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`} role="img" aria-label={lobbyWords.qrAlt}>
      <rect class="qr-paper" x={-QUIET} y={-QUIET} width={side} height={side} />
      <path class="qr-ink" d={toSvgPath(code)} />
    </svg>
  );
}
