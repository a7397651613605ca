package eightfold.rules.text;

import eightfold.rules.text.RuleLine.Token;
import eightfold.rules.vocabulary.Consequence;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Forms;
import eightfold.rules.vocabulary.SeatSelector;
import eightfold.rules.vocabulary.ValueType;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads what {@code when} lines do with hands and cards: {@code next shows hand to player}. */
final class MovementReader {
  /** How they may be written. */
  static final String WORDS =
      "SEATS shows hand, SEATS shows hand to SEATS, pass hands on, pass hands left, turns up,"
          + " takes back, SEATS takes 2 from the pile, redeal, SEATS steals 1 from SEATS,"
          + " gives a card to SEAT, shows 1 to SEAT, exchanges with stock";

  /** The words that stand in them alone. */
  static final List<String> VERBS =
      List.of(
          "shows",
          "show",
          "pass",
          "turns",
          "takes",
          "take",
          "redeal",
          "steals",
          "steal",
          "gives",
          "give",
          "exchanges");

  private static final Map<String, Consequence> SIMPLE =
      Stream.<Consequence>of(
              new Effect.TurnsUp(),
              new Consequence.TakesBack(),
              new Consequence.Redeal(),
              new Effect.ExchangesWithStock())
          .collect(Collectors.toMap(one -> Forms.of(one).words(), one -> one));

  private static final String GIVES = "gives? a card to ";

  private static final String TAKES = "(.+ )?takes? .+ from the pile";

  private final LineValues values;

  MovementReader(LineValues values) {
    this.values = values;
  }

  /** Whether it is such words, however they go on. */
  static boolean reads(List<Token> segment) {
    String words = RuleLine.words(segment);
    return SIMPLE.containsKey(words)
        || fromAt(segment) > 1
        || words.matches(TAKES)
        || words.matches("pass hands (left|right|on)")
        || words.matches(GIVES + ".+|shows? [^ ]+ to .+")
        || showsAt(segment) >= 0;
  }

  /** Whether hands are shown. */
  static boolean showsHand(List<Token> segment) {
    return showsAt(segment) >= 0;
  }

  /** What the words say, which are {@linkplain #reads such}. */
  Optional<? extends Consequence> read(List<Token> segment) {
    String words = RuleLine.words(segment);
    int from = fromAt(segment);
    if (SIMPLE.containsKey(words)) {
      return Optional.of(SIMPLE.get(words));
    } else if (from > 1) {
      int steals = stealsAt(segment);
      Optional<SeatSelector> who = player(segment.subList(0, steals));
      Optional<SeatSelector> whose = values.seats(segment.subList(from + 1, segment.size()));
      return whose.isEmpty() || who.isEmpty()
          ? Optional.empty()
          : values
              .amount(segment.subList(0, from), steals + 1, Consequence.Steals.class)
              .map(cards -> new Consequence.Steals(who.get(), cards, whose.get()));
    } else if (words.matches(TAKES)) {
      int takes = verbAt(segment, "takes", "take");
      return player(segment.subList(0, takes))
          .flatMap(
              who ->
                  values
                      .amount(
                          segment.subList(0, segment.size() - 3),
                          takes + 1,
                          Consequence.TakesFromPile.class)
                      .map(cards -> new Consequence.TakesFromPile(who, cards)));
    } else if (words.startsWith("pass hands ")) {
      String way = segment.getLast().text();
      return Stream.of(Consequence.Way.values())
          .filter(one -> ValueType.word(one).equals(way))
          .findFirst()
          .map(Consequence.PassHands::new);
    } else if (words.matches(GIVES + ".+")) {
      return values.otherSeat(segment.subList(4, segment.size())).map(Effect.GivesACard::new);
    } else if (showsAt(segment) < 0) {
      return values
          .otherSeat(segment.subList(3, segment.size()))
          .flatMap(
              to ->
                  values
                      .number(segment.subList(0, 2), 1, Effect.Shows.class)
                      .map(cards -> new Effect.Shows(cards, to)));
    }
    int shows = showsAt(segment);
    Optional<SeatSelector> who = player(segment.subList(0, shows));
    Optional<SeatSelector> to =
        shows + 2 == segment.size()
            ? Optional.of(SeatSelector.of(SeatSelector.Which.ALL))
            : values.seats(segment.subList(shows + 3, segment.size()));
    return to.isEmpty() ? Optional.empty() : who.map(it -> new Consequence.ShowsHand(it, to.get()));
  }

  /** Where {@code shows hand} stands, with nothing or {@code to SEATS} behind it; or negative. */
  private static int showsAt(List<Token> segment) {
    for (int i = 0; i + 1 < segment.size(); i++) {
      boolean shows = is(segment, i, "shows", "show") && is(segment, i + 1, "hand", "hands");
      boolean ends =
          i + 2 == segment.size() || is(segment, i + 2, "to", "to") && i + 3 < segment.size();
      if (shows && ends) {
        return i;
      }
    }
    return -1;
  }

  /** Where {@code from SEATS} stands behind {@code steals N}; negative where nothing is stolen. */
  private static int fromAt(List<Token> segment) {
    int steals = stealsAt(segment);
    for (int i = steals + 2; steals >= 0 && i + 1 < segment.size(); i++) {
      if (is(segment, i, "from", "from")) {
        return i;
      }
    }
    return -1;
  }

  private static int stealsAt(List<Token> segment) {
    return verbAt(segment, "steals", "steal");
  }

  private static int verbAt(List<Token> segment, String one, String other) {
    for (int i = 0; i < segment.size(); i++) {
      if (is(segment, i, one, other)) {
        return i;
      }
    }
    return -1;
  }

  /** The seats that do something: the player where nobody is named. */
  private Optional<SeatSelector> player(List<Token> tokens) {
    return tokens.isEmpty()
        ? Optional.of(SeatSelector.of(SeatSelector.Which.PLAYER))
        : values.seats(tokens);
  }

  private static boolean is(List<Token> segment, int at, String one, String other) {
    Token token = segment.get(at);
    return !token.quoted() && (token.text().equals(one) || token.text().equals(other));
  }
}
