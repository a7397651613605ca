/**
 * Parts of the page are fetched before they are imported. An import cannot be given up: while its request hangs on a
 * silent line every other import of the same part waits with it, and where it has failed some browsers never ask again.
 * A request can be given up; what it brings is kept under its address, for good, where the import finds it.
 */

/** So long a file has the first time; each time that this was too short the next has twice as long. */
export const FILE_MILLIS = 8_000;
const LONGEST_MILLIS = 64_000;

let patience = FILE_MILLIS;
const asked = new Map<string, Promise<unknown>>();
const underWay = new Set<AbortController>();
const LINE_IS_BACK = "the line is back";

/** The line had fallen silent and is back: what was asked for on the old one is asked for again, at once. */
export function askAgain(): void {
  for (const request of underWay) request.abort(LINE_IS_BACK);
}

/** What came with the page itself, or has been imported since. */
function isThere(url: string): boolean {
  if ([...document.querySelectorAll("link")].some((link) => link.href === url)) return true;
  const entries = performance.getEntriesByName(url) as PerformanceResourceTiming[];
  return entries.some((entry) => entry.decodedBodySize > 0);
}

async function fetched(url: string): Promise<void> {
  const request = new AbortController();
  underWay.add(request);
  const timer = setTimeout(() => request.abort(), patience);
  try {
    const answer = await fetch(url, { signal: request.signal });
    if (!answer.ok) throw new Error(url, { cause: answer.status });
    await answer.arrayBuffer();
    patience = FILE_MILLIS;
  } catch (lost) {
    if (request.signal.reason === LINE_IS_BACK) return fetched(url);
    if (request.signal.aborted) patience = Math.min(2 * patience, LONGEST_MILLIS);
    throw lost;
  } finally {
    clearTimeout(timer);
    underWay.delete(request);
  }
  if (url.endsWith(".css")) await styledBy(url);
}

/** Styles are in force before what they are for is shown. */
function styledBy(url: string): Promise<void> {
  return new Promise((styled, lost) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = url;
    link.onload = () => styled();
    link.onerror = () => {
      link.remove();
      lost(new Error(url));
    };
    document.head.append(link);
  });
}

function coming(url: string): Promise<unknown> {
  const before = asked.get(url);
  if (before !== undefined) return before;
  const request = isThere(url) ? Promise.resolve() : fetched(url);
  asked.set(url, request);
  request.catch(() => asked.delete(url));
  return request;
}

/**
 * Imports a part when all its files are there. The build calls this for each `import()` of the page.
 *
 * @param files names of its files, from the place of the file that imports it; without them it is simply imported
 * @throws what was wrong with a file that cannot be had, or did not come in time; the part may be asked for again
 */
export async function imported<P>(load: () => Promise<P>, files: string[] = [], importer = ""): Promise<P> {
  await Promise.all(files.map((file) => coming(new URL(file, importer).href)));
  return load();
}
