/** What is asked of the server as a text: scenarios to keep. */

import { asked, JSON_BODY, type Answer } from "./http";

/** Asks with a body for a text. */
export function postForText(path: string, body: unknown): Promise<Answer<string>> {
  const init = { method: "POST", headers: JSON_BODY, body: JSON.stringify(body) };
  return asked(path, init, (response) => response.text());
}

/** Asks for a text. */
export function askForText(path: string): Promise<Answer<string>> {
  return asked(path, undefined, (response) => response.text());
}
