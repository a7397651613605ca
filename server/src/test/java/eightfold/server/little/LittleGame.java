package eightfold.server.little;

import eightfold.game.Chance;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.Opening;
import eightfold.game.Position;
import eightfold.game.SetupException;
import eightfold.game.Verb;
import eightfold.message.Sheet;
import eightfold.play.FamilyActs;
import java.util.List;
import java.util.Map;

/**
 * The little game. Three cards each; a card follows by rank or suit; an eight goes on anything and
 * declares a suit; who draws has done its turn. Whoever comes to one card owes a call; until it
 * plays or draws again (option {@code catchUntil}: or the next seat does) it may be caught and
 * draws two.
 */
record LittleGame(String edition, Map<String, String> options) implements Game {
  @Override
  public String id() {
    return "little";
  }

  @Override
  public String name() {
    return "Little";
  }

  @Override
  public List<Verb> verbs() {
    return FamilyActs.VERBS;
  }

  @Override
  public int leastSeats() {
    return 2;
  }

  @Override
  public int mostSeats() {
    return 6;
  }

  @Override
  public int dealerBefore(int eldest, int seats) {
    return Math.floorMod(eldest - 1, seats);
  }

  @Override
  public String ruleBook() {
    StringBuilder book = new StringBuilder("little " + edition + "\n");
    options.forEach((key, value) -> book.append(key).append(' ').append(value).append('\n'));
    return book.toString();
  }

  @Override
  public Sheet sheet() {
    return new Sheet(List.of(Sheet.literal("# Little\nEdition " + edition)));
  }

  @Override
  public Match begin(Opening opening, Chance chance) {
    if (opening.seats() < 2 || opening.seats() > 6) {
      throw SetupException.literal("Little is for 2 to 6 seats, not " + opening.seats());
    }
    return new LittleMatch(this, opening.seats(), chance);
  }

  @Override
  public Match arrange(Position position, Chance chance) {
    throw SetupException.literal("the little game begins at the beginning");
  }

  boolean falseCatchCosts() {
    return "costs".equals(options.get("falseCatch"));
  }

  boolean nextEndsCatching() {
    return "next".equals(options.get("catchUntil"));
  }

  int deals() {
    return Integer.parseInt(options.getOrDefault("deals", "2"));
  }
}
