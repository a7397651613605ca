package eightfold.server.lobby;

import eightfold.message.Message;
import eightfold.protocol.Page;
import eightfold.protocol.Page.Problem;
import java.util.function.IntPredicate;

/** Where tables are, here or at another machine: they are asked there, and found. */
final class TableDirectory {
  private final LobbyParts parts;
  private final Tables tables;
  private final TablesHere here;

  TableDirectory(LobbyParts parts, Tables tables, TablesHere here) {
    this.parts = parts;
    this.tables = tables;
    this.here = here;
  }

  /** Asks a table, wherever it is. */
  TableCall.Answer answer(String table, TableCall call) {
    return Keys.isOne(table)
        ? parts
            .shared()
            .map(shared -> shared.placement().ask(table, call))
            .orElseGet(() -> here.answer(table, call))
        : new TableCall.Answer.Shown(Problems.noTable());
  }

  /** Asks a table for something to be shown. */
  Page page(String table, TableCall call) {
    return switch (answer(table, call)) {
      case TableCall.Answer.Shown(Page page) -> page;
      case TableCall.Answer.Matches matches -> Problems.trouble(false);
    };
  }

  /**
   * Erases somebody's name and talk at a table.
   *
   * @param hash of the token of the seat that they have there, or had
   * @param pays as of {@link PlayedMatches#record}
   */
  Page erase(String table, String hash, IntPredicate pays) {
    return switch (answer(table, new TableCall.Matches())) {
      case TableCall.Answer.Matches seen ->
          pays.test(seen.cost())
              ? page(table, new TableCall.Erase(hash))
              : Problem.of(Problems.TOO_FAST, Message.of("problems.erasing-takes"));
      case TableCall.Answer.Shown(Page problem) -> problem;
    };
  }

  /** Finds a table for whoever comes in here; whoever was led here asks {@link Tables}. */
  FoundTable find(String table) {
    return parts.shared().isPresent() && Keys.isOne(table)
        ? new FoundTable.Led(parts.shared().get().placement())
        : tables.find(table);
  }
}
