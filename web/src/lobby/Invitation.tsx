/** The link for friends. */

import { lobbyWords } from "#words/lobby";
import { tableAddress } from "../app/route";
import { SharedLink } from "./SharedLink";

/**
 * @param inDialog whether it stands among other things of a dialog, and not by itself on a page
 */
export function Invitation({
  table,
  game,
  inDialog = false,
}: {
  table: string;
  game: string;
  inDialog?: boolean;
}) {
  const say = lobbyWords;
  const Heading = inDialog ? "h3" : "h2";
  return (
    <section class={inDialog ? "stack invitation" : "sheet-card"} aria-labelledby="invite-title">
      <Heading id="invite-title">{say.invite}</Heading>
      <SharedLink
        id="table-link"
        address={tableAddress(table)}
        label={say.link}
        title={say.join(game)}
        inDialog={inDialog}
      />
    </section>
  );
}
