package eightfold.plain;

import eightfold.cards.Kinds;
import eightfold.cards.LibraryPack;
import eightfold.game.Catalogue;
import eightfold.game.Chance;
import eightfold.game.Choice;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.Opening;
import eightfold.game.Position;
import eightfold.game.SetupException;
import eightfold.game.Verb;
import eightfold.message.Sheet;
import eightfold.play.FamilyActs;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * The catalogue of one plain game. Its option {@code fault} makes it break a promise: {@code shaky}
 * changes something with each refusal, {@code falls} is a bug that throws.
 */
public final class PlainGames implements Catalogue {
  private static final List<String> FAULTS = List.of("none", "shaky", "falls", "tableless");

  private final Entry entry =
      new Entry(
          "plain",
          "Plain",
          "Three cards each.",
          true,
          2,
          4,
          List.of(
              new Choice(
                  "fault",
                  "none",
                  FAULTS,
                  OptionalInt.empty(),
                  OptionalInt.empty(),
                  "Which promise is broken.",
                  List.of())));

  @Override
  public List<Entry> entries() {
    return List.of(entry);
  }

  @Override
  public List<Entry> find(String name) {
    return entry.id().equals(name) ? List.of(entry) : List.of();
  }

  @Override
  public Game game(String id, Map<String, String> options) {
    if (!entry.id().equals(id)) {
      throw SetupException.literal("no game \"" + id + "\"; there is plain");
    }
    for (String key : options.keySet()) {
      if (!key.equals("fault")) {
        throw SetupException.literal("no option \"" + key + "\"; there is fault");
      }
    }
    String fault = options.getOrDefault("fault", "none");
    if (!FAULTS.contains(fault)) {
      throw SetupException.literal("fault may be " + String.join(", ", FAULTS));
    }
    return new Plain(fault);
  }

  @Override
  public Game fromRuleBook(String text) {
    if (!text.startsWith("game Plain\nfault ")) {
      throw SetupException.literal("no rule book of a plain game");
    }
    return game("plain", Map.of("fault", text.substring(17).strip()));
  }

  /** The pack in its standard order. */
  static List<Integer> kinds() {
    return Kinds.list(LibraryPack.french().all() & ~LibraryPack.french().jokers());
  }

  /** The kinds of some cards, and of the rest of the pack behind them. */
  static List<Integer> packFrom(List<String> named) {
    List<Integer> kinds = new ArrayList<>(named.stream().map(LibraryPack.french()::parse).toList());
    for (int i = 0; i < kinds.size(); i++) {
      if (!kinds().contains(kinds.get(i)) || kinds.indexOf(kinds.get(i)) < i) {
        throw SetupException.literal(
            named.get(i) + " is one card too many: the pack has it once or not at all");
      }
    }
    kinds().stream().filter(kind -> !kinds.contains(kind)).forEach(kinds::add);
    return kinds;
  }

  private record Plain(String fault) implements Game {
    @Override
    public String id() {
      return "plain";
    }

    @Override
    public String name() {
      return "Plain";
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
      return 4;
    }

    @Override
    public int dealerBefore(int eldest, int seats) {
      return Math.floorMod(eldest - 1, seats);
    }

    @Override
    public Map<String, String> options() {
      return Map.of("fault", fault);
    }

    @Override
    public String ruleBook() {
      return "game Plain\nfault " + fault + "\n";
    }

    @Override
    public Sheet sheet() {
      return new Sheet(List.of(Sheet.literal("Three cards each.")));
    }

    @Override
    public Match begin(Opening opening, Chance chance) {
      seats(opening.seats());
      int dealer = opening.dealer().orElseGet(() -> chance.below(opening.seats()));
      PlainMatch match = new PlainMatch(this, fault, opening.seats(), opening.deal(), chance);
      match.score(opening.scores());
      match.deal(
          opening.pack().map(PlainGames::packFrom).orElseGet(() -> shuffled(kinds(), chance)),
          dealer);
      return match;
    }

    @Override
    public Match arrange(Position position, Chance chance) {
      seats(position.hands().size());
      if (fault.equals("tableless")) {
        throw new IllegalStateException("the plain game has lost its table");
      }
      if (!position.more().isEmpty()) {
        throw SetupException.literal("a plain game knows no " + position.more().keySet());
      }
      PlainMatch match =
          new PlainMatch(this, fault, position.hands().size(), position.deal(), chance);
      match.score(position.scores());
      match.arrange(position);
      return match;
    }

    private static void seats(int seats) {
      if (seats < 2 || seats > 4) {
        throw SetupException.literal("a plain game has 2 to 4 players, not " + seats);
      }
    }
  }

  static List<Integer> shuffled(List<Integer> cards, Chance chance) {
    List<Integer> shuffled = new ArrayList<>(cards);
    for (int i = shuffled.size() - 1; i > 0; i--) {
      Collections.swap(shuffled, i, chance.below(i + 1));
    }
    return shuffled;
  }
}
