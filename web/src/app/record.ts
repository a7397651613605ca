/** Where the page shows a record that the reader has brought along, or asks for one. */
export function recordHash(moment: string): string {
  return `#/record${moment === "" ? "" : `/${moment}`}`;
}
