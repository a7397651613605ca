package eightfold.server.lobby;

import eightfold.game.Catalogue;
import eightfold.game.Chance;
import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.Opening;
import eightfold.game.Position;
import eightfold.game.SavedChance;
import eightfold.game.SearchableMatch;
import eightfold.game.SetupException;
import eightfold.games.Games;
import eightfold.games.JoinedCatalogue;
import eightfold.message.Message;
import eightfold.state.SavedState;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;

/**
 * Tables, options, positions and saved tables that cannot be: each story is told for one reason.
 */
final class SetupErrorStories {
  private static final Catalogue GAMES = Games.standard();
  private static final Game EIGHTS = GAMES.game("eights", Map.of());
  private static final Game PATIENCE = GAMES.game("eights-patience", Map.of());
  private static final Game CRAZIER = GAMES.game("crazier-eights", Map.of());

  private static final String BOOK =
      "game Kitchen\nplayers 2..8\ndeck french\ndeal 6\ndraw one-may-play\n";

  private static final String OPTIONS =
      BOOK
          + """
          on A reverse
          call "Mau" caught
          call-penalty 2
          option wildRank "The wild rank."
            rank 8
              on {} wild, declares suit
          option twos "What a two does."
            off "Nothing."
            draw2 "Draws two."
              on 2 next draws 2
          option effects "More effects."
            ranks none
              skip "Skips."
                on {} skip 1
              reverse "Turns round."
                on {} reverse
          option last "The last card."
            any "Any card."
            none "None of them."
              last-never A 2 3 4 5 6 7 8 9 10 J Q K
          option cry "What is called."
            text "Mau"
              call "{}" caught
          option match "How long."
            single "One deal."
              match single
            deals "Some."
              match deals, at 3
          option hours "How long."
            number by-heart, 1..9
              match deals, at {}
          option short "No more than one deal."
            no "No."
            yes "Yes."
              drop match
          """;

  /**
   * Why something cannot be.
   *
   * @param key what the story is told for
   * @param written what somebody has written, which the reason may quote
   */
  record Told(String key, String written, Message reason) {
    boolean quotes(String words) {
      String all = written.toLowerCase(Locale.ROOT);
      return Arrays.stream(words.toLowerCase(Locale.ROOT).split("[^\\p{L}]+"))
          .allMatch(all::contains);
    }
  }

  private final List<Told> told = new ArrayList<>();

  private SetupErrorStories() {}

  /** All of them. */
  static List<Told> told() {
    SetupErrorStories stories = new SetupErrorStories();
    stories.games();
    stories.valuesOfOptions();
    stories.optionsTogether();
    stories.seats();
    stories.deals();
    stories.positions();
    stories.positionsOfOtherKinds();
    stories.saved();
    stories.savedInNumbers();
    return stories.told;
  }

  private void tell(String key, String written, Runnable trying) {
    try {
      trying.run();
    } catch (SetupException e) {
      told.add(new Told(key, written, e.reason()));
      return;
    }
    throw new AssertionError(key + ": nothing was refused");
  }

  private void games() {
    tell("setup.no-game", "egihts eights", () -> GAMES.game("egihts", Map.of()));
    tell(
        "setup.no-books-of-this-kind", "", () -> GAMES.fromRuleBook(PATIENCE.ruleBook(), Map.of()));
    tell("setup.two-games", EIGHTS.id(), () -> new JoinedCatalogue(List.of(GAMES, GAMES)));
    tell("setup.no-more-rules", PATIENCE.name(), () -> PATIENCE.with(List.of("jokers-stay")));
    String file = "crazier-eights.cards";
    tell("crazier.game-there-already", file, () -> Games.with(file, CRAZIER.ruleBook()));
    StringBuilder book = new StringBuilder(BOOK);
    for (int ruling = 1; ruling <= 100; ruling++) {
      String words = "so it is ".repeat(50);
      book.append("ruling \"%s %d.\", from \"me\"\n".formatted(words, ruling));
    }
    try (BookReading reading = new BookReading(GAMES, new SharedGames(GAMES))) {
      tell("setup.book-too-long", "", () -> reading.read(book.toString(), Map.of(), 2));
    }
  }

  private void chosen(String key, String option, String value) {
    tell(
        "setup." + key,
        OPTIONS + option + value,
        () -> GAMES.fromRuleBook(OPTIONS, Map.of(option, value)));
  }

  private void valuesOfOptions() {
    chosen("no-option", "tows", "draw2");
    tell("setup.no-options", BOOK + "twos", () -> GAMES.fromRuleBook(BOOK, Map.of("twos", "off")));
    chosen("not-possible", "twos", "draw3");
    chosen("possible-word-or-numbers", "hours", "10");
    chosen("possible-ranks", "wildRank", "Z");
    chosen("possible-text", "cry", "\"");
    chosen("possible-list", "effects", "7=dance");
    String twice = BOOK + "option odd \"Two ranks.\"\n  rank 8\n    on 9 {} skip 1\n";
    tell("setup.option-line", twice, () -> GAMES.fromRuleBook(twice, Map.of("odd", "9")));
    String wordless = BOOK + "option effects \"Effects.\"\n  ranks 7=skip\n";
    String heads = "rule-book error nobody-can-play option-incomplete";
    tell("setup.no-words-for-ranks", wordless + heads, () -> GAMES.fromRuleBook(wordless));
    chosen(EIGHTS, "cards");
    chosen(PATIENCE, "handSize");
    chosen(CRAZIER, "games");
  }

  private void chosen(Game game, String number) {
    String written = game.name() + game.options().keySet() + " colour";
    Map<String, String> unknown = Map.of("colour", "pink");
    tell("setup.no-option", written, () -> GAMES.game(game.id(), unknown));
    Map<String, String> none = Map.of(number, "0");
    tell("setup.possible-numbers", written, () -> GAMES.game(game.id(), none));
  }

  private void together(String key, Map<String, String> options) {
    tell("setup." + key, OPTIONS + options, () -> GAMES.fromRuleBook(OPTIONS, options));
  }

  private void optionsTogether() {
    together("cannot-be-played", Map.of("last", "none"));
    together("two-effects", Map.of("wildRank", "2", "twos", "draw2"));
    together("contradicts-game", Map.of("effects", "A=skip"));
    together("two-rules", Map.of("match", "deals", "hours", "7"));
    together("rule-taken-away", Map.of("match", "deals", "short", "yes"));
  }

  private void seats() {
    tell("setup.seats", EIGHTS.name(), () -> EIGHTS.begin(Opening.of(1), new FastChance(1)));
    tell("setup.seats", CRAZIER.name(), () -> CRAZIER.begin(Opening.of(99), new FastChance(1)));
    tell("patience.one-player", PATIENCE.name(), () -> begin(PATIENCE, 2));
    Game partners = GAMES.fromRuleBook(BOOK.replace("2..8", "4..8, in teams"));
    tell("setup.partners", "", () -> begin(partners, 5));
    Game teams = GAMES.game("crazier-eights", Map.of("teams", "2"));
    tell("crazier.uneven", "", () -> begin(teams, 5));
    Game many = GAMES.fromRuleBook(BOOK.replace("deal 6", "deal 12"));
    tell("setup.pack-too-small", "", () -> begin(many, 5));
    String fewer = BOOK.replace("deal 6", "deal 2:25 3:20 4:5, by seats left");
    Game left = GAMES.fromRuleBook(fewer + "scoring own\nmatch elimination, at 100\n");
    tell("setup.too-few-for-seats-left", "", () -> begin(left, 4));
  }

  private static Match begin(Game game, int seats) {
    return game.begin(Opening.of(seats), new FastChance(1));
  }

  private static int seatsOf(Game game) {
    return game.leastSeats();
  }

  private void deals() {
    for (Game game : List.of(EIGHTS, PATIENCE, CRAZIER)) {
      int seats = seatsOf(game);
      tell(
          "setup.no-seat-to-deal",
          "",
          () -> game.begin(Opening.of(seats).dealtBy(seats), new FastChance(1)));
      Opening late =
          new Opening(seats, OptionalInt.of(0), Optional.empty(), 0, List.of(), Map.of());
      tell("setup.deal-and-scores", "", () -> game.begin(late, new FastChance(1)));
      Opening scored =
          new Opening(seats, OptionalInt.of(0), Optional.empty(), 1, List.of(1, 2, 3), Map.of());
      tell("setup.deal-and-scores", "", () -> game.begin(scored, new FastChance(1)));
      Opening more =
          new Opening(
              seats, OptionalInt.of(0), Optional.empty(), 1, List.of(), Map.of("weather", "fine"));
      tell("setup.means-nothing", "weather", () -> game.begin(more, new FastChance(1)));
    }
    Game single = GAMES.fromRuleBook(BOOK);
    for (Game game : List.of(single, PATIENCE, CRAZIER)) {
      Match match = begin(game, seatsOf(game));
      tell("setup.deal-running", "", () -> match.nextDeal(Optional.empty(), new FastChance(1)));
      playOut(match);
      tell("setup.match-over", "", () -> match.nextDeal(Optional.empty(), new FastChance(1)));
    }
  }

  private static void playOut(Match match) {
    int[] legal = new int[Match.MOST_LEGAL];
    FastChance chance = new FastChance(3);
    while (!match.standings().over()) {
      int seat = 0;
      while (!match.mayAct(seat) || match.legal(seat, legal) == 0) {
        seat++;
      }
      match.apply(seat, legal[chance.below(match.legal(seat, legal))]);
    }
  }

  private void lying(String key, String written, Game game, Position position) {
    tell(key, written, () -> game.arrange(position, new FastChance(1)));
  }

  private static Position.Builder cards(String pile, String stock, String... hands) {
    return Position.lying(
        Arrays.stream(hands).map(SetupErrorStories::list).toList(), list(pile), list(stock));
  }

  private static List<String> list(String cards) {
    return cards.isEmpty() ? List.of() : List.of(cards.split(" "));
  }

  private void positions() {
    Game naked = GAMES.game("eights", Map.of("naked", "full"));
    lying("setup.needs-upcard", "", EIGHTS, cards("", "2C", "3C", "4C").build());
    lying("setup.no-draw-pending", "", EIGHTS, cards("9H", "", "3C", "4C").pending(2, 0).build());
    lying("setup.no-skip-pending", "", EIGHTS, cards("9H", "", "3C", "4C").pending(0, 1).build());
    lying("setup.no-rank-called", "", EIGHTS, ranked(cards("9H", "", "3C", "4C").build()));
    lying("setup.place.hand", "dragon", EIGHTS, cards("9H", "", "dragon", "4C").build());
    lying("setup.no-card", "dragon", EIGHTS, cards("9H", "", "3C", "4C dragon").build());
    lying("setup.place.discard", "dragon", EIGHTS, cards("9H dragon", "", "3C", "4C").build());
    lying("setup.place.stock", "", EIGHTS, cards("9H", "9H", "3C", "4C").build());
    lying("setup.card-too-many", "", EIGHTS, cards("9H", "", "3C", "3C").build());
    lying("setup.means-nothing", "weather", EIGHTS, with("weather", "fine", "9H"));
    lying("setup.face-up-lacks", "4C", naked, with("faceUp", Map.of("0", "4C"), "9H"));
    Opening odd = Opening.of(2).from(List.of("dragon"));
    tell("setup.place.deck", "dragon", () -> EIGHTS.begin(odd, new FastChance(1)));
  }

  private static Position ranked(Position position) {
    return new Position(
        position.hands(),
        position.discard(),
        position.stock(),
        position.restUnder(),
        position.dealer(),
        position.turn(),
        position.suit(),
        Optional.of("7"),
        position.direction(),
        position.pendingDraw(),
        position.pendingSkip(),
        position.scores(),
        position.deal(),
        position.more());
  }

  private static Position with(String key, Object value, String pile) {
    return cards(pile, "", "3C", "5C").more(Map.of(key, value)).build();
  }

  private void positionsOfOtherKinds() {
    lying("setup.needs-upcard", "", PATIENCE, cards("", "2C", "3C").build());
    lying("setup.no-card", "dragon", PATIENCE, cards("9H", "", "dragon").build());
    lying("setup.card-too-many", "", PATIENCE, cards("9H", "3C", "3C").build());
    lying("patience.no-such.seat", "", PATIENCE, cards("9H", "", "3C").turn(1).build());
    lying("patience.no-such.declared", "", PATIENCE, cards("9H", "", "3C").suit("H").build());
    lying("patience.no-such.pending", "", PATIENCE, cards("9H", "", "3C").pending(1, 0).build());
    Position turned =
        new Position(
            List.of(List.of("3C")),
            List.of("9H"),
            List.of(),
            false,
            OptionalInt.empty(),
            OptionalInt.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.of("counterclockwise"),
            0,
            0,
            List.of(0),
            1,
            Map.of());
    lying("patience.no-such.direction", "", PATIENCE, turned);
    lying("patience.knows-no-such", "", PATIENCE, turned);
    lying("crazier.refusal.no-card", "dragon", CRAZIER, cards("zeus", "", "dragon", "").build());
    lying("crazier.card-too-often", "zeus", CRAZIER, cards("zeus", "", "zeus", "zeus").build());
    lying("crazier.no-color", "pink", CRAZIER, cards("zeus", "", "", "").suit("pink").build());
    lying("crazier.no-such-position", "", CRAZIER, cards("zeus", "", "", "").pending(1, 0).build());
  }

  /** Shuffles that nobody could write down. */
  private static final class Dice implements Chance {
    @Override
    public int below(int bound) {
      return 0;
    }

    @Override
    public Chance copy() {
      return new Dice();
    }
  }

  private void restored(String key, SearchableMatch match, byte[] saved) {
    tell("setup." + key, "", () -> match.restore(saved));
  }

  private static SearchableMatch searchable(Game game) {
    return (SearchableMatch) begin(game, seatsOf(game));
  }

  private void saved() {
    tell("setup.chance-not-saved", "Dice", () -> SavedChance.write(new Dice()));
    for (Game game : List.of(EIGHTS, PATIENCE, CRAZIER)) {
      SearchableMatch match = searchable(game);
      byte[] saved = match.save();
      byte[] newer = saved.clone();
      newer[0]++;
      restored("saved-by-another-version", match, newer);
      restored("saved-cut-short", match, Arrays.copyOf(saved, saved.length / 2 | 1));
      restored("saved-other-rules", searchable(otherThan(game)), saved);
      byte[] damaged = saved.clone();
      damaged[saved.length / 2]++;
      restored("saved-damaged", match, damaged);
      restored("saved-too-long", match, Arrays.copyOf(saved, saved.length + 1));
      restored("saved-too-long", match, changed(saved, state -> longer(state, Integer.BYTES)));
    }
    int chance = SavedChance.write(new FastChance(1)).length;
    for (Game game : List.of(EIGHTS, PATIENCE)) {
      SearchableMatch match = searchable(game);
      byte[] other = changed(match.save(), state -> put(state, state.length - chance, 7));
      restored("saved-chance-unknown", match, other);
    }
  }

  private static byte[] longer(byte[] state, int by) {
    return Arrays.copyOf(state, state.length + by);
  }

  private static byte[] put(byte[] state, int at, int number) {
    state[at] = (byte) number;
    return state;
  }

  /** A saved match with another state, whose length and sum are right. */
  private static byte[] changed(byte[] saved, UnaryOperator<byte[]> change) {
    ByteBuffer in = ByteBuffer.wrap(saved);
    SavedState form = new SavedState(in.getInt(), in.getInt(), in.getInt());
    byte[] state = new byte[in.getInt()];
    in.get(state);
    return form.write(change.apply(state));
  }

  private static Game otherThan(Game game) {
    return GAMES.game(
        game.id(),
        game.equals(EIGHTS)
            ? Map.of("wildRank", "J")
            : game.equals(PATIENCE) ? Map.of("handSize", "7") : Map.of("scoring", "points"));
  }

  /** A match of cards with abilities is saved as numbers, its shuffles byte by byte. */
  private void savedInNumbers() {
    SearchableMatch match = searchable(CRAZIER);
    byte[] saved = match.save();
    // at the end: how many bytes the shuffles take, these bytes, and that no turn is kept
    int chance = SavedChance.write(new FastChance(1)).length;
    restored("saved-chance-unknown", match, with(saved, chance + 1, 7));
    restored("saved-damaged", match, with(saved, 1, 7));
    byte[] cut =
        changed(saved, state -> Arrays.copyOf(state, state.length - chance * Integer.BYTES));
    restored("saved-without-shuffles", match, with(with(cut, 2, 0), 1, 0));
  }

  /** The same with another number at that place from the end. */
  private static byte[] with(byte[] saved, int fromEnd, int number) {
    return changed(
        saved,
        state -> {
          ByteBuffer.wrap(state).putInt(state.length - fromEnd * Integer.BYTES, number);
          return state;
        });
  }
}
