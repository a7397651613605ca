package eightfold.rules.text;

import eightfold.message.Message;
import eightfold.rules.finding.Echo;
import eightfold.rules.finding.FindingCode;
import eightfold.rules.text.RuleLine.Token;
import eightfold.rules.vocabulary.Amount;
import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.Consequence;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.EventCondition;
import eightfold.rules.vocabulary.Forms;
import eightfold.rules.vocabulary.OtherSeat;
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
          + " takes back, SEATS takes 2 from the pile, SEATS takes the pile, redeal,"
          + " SEATS steals 1 from SEATS, SEATS draws 1 from the bottom, burns 1,"
          + " SEATS puts 1 at random under the pile, SEATS puts all CARDS into the stock,"
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
          "burns",
          "puts",
          "put",
          "gives",
          "give",
          "exchanges");

  private static final Map<String, Consequence> SIMPLE =
      Stream.<Consequence>of(
              new Effect.AtOnce(Effect.What.TURNS_UP),
              Consequence.Moves.of(
                  Consequence.Route.TAKES_BACK,
                  SeatSelector.of(SeatSelector.Which.PLAYER),
                  Amount.of(1)),
              Consequence.WholeHands.redeal(),
              new Effect.Decides(Effect.Choice.EXCHANGES, 1, OtherSeat.NEXT))
          .collect(Collectors.toMap(one -> Forms.of(one).words(), one -> one));

  private static final String GIVES = "gives? a card to ";

  private static final String TAKES = "(.+ )?takes? .+ from the pile";
  private static final String TAKES_ALL = "(.+ )?takes? the pile";
  private static final String LOWEST = "(.+ )?draws? .+ from the bottom";
  private static final String BURNS = "burns? .+";
  private static final String PUTS = "(.+ )?puts? .+ (under the pile|into the stock)";
  private static final String AT_RANDOM = "at random";

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
        || words.matches(TAKES_ALL)
        || words.matches(LOWEST)
        || words.matches(BURNS)
        || words.matches(PUTS)
        || words.matches("pass hands (left|right|on)")
        || words.matches(GIVES + ".+|shows? [^ ]+ to .+")
        || showsAt(segment) >= 0;
  }

  /** Whether it says what only lines bring about, though it may begin as a card's own words do. */
  static boolean goesOnAsALine(List<Token> segment) {
    return showsAt(segment) >= 0 || RuleLine.words(segment).matches(LOWEST);
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
              .amount(segment.subList(0, from), steals + 1, Forms.of(Consequence.Route.STEALS))
              .map(cards -> Consequence.Moves.steals(who.get(), cards, whose.get()));
    } else if (words.matches(TAKES)) {
      return some(segment, verbAt(segment, "takes", "take"), Consequence.Route.TAKES_FROM_PILE);
    } else if (words.matches(LOWEST)) {
      return some(segment, verbAt(segment, "draws", "draw"), Consequence.Route.DRAWS_FROM_BOTTOM);
    } else if (words.matches(TAKES_ALL)) {
      return player(segment.subList(0, verbAt(segment, "takes", "take")))
          .map(who -> Consequence.Moves.of(Consequence.Route.TAKES_THE_PILE, who, Amount.of(1)));
    } else if (words.matches(PUTS)) {
      return puts(segment);
    } else if (words.matches(BURNS)) {
      return values
          .amount(segment, 1, Forms.of(Consequence.Route.BURNS))
          .map(
              cards ->
                  Consequence.Moves.of(
                      Consequence.Route.BURNS, SeatSelector.of(SeatSelector.Which.PLAYER), cards));
    } else if (words.startsWith("pass hands ")) {
      String way = segment.getLast().text();
      return Stream.of(Consequence.Way.values())
          .filter(one -> ValueType.word(one).equals(way))
          .findFirst()
          .map(Consequence.WholeHands::pass);
    } else if (words.matches(GIVES + ".+")) {
      return values
          .otherSeat(segment.subList(4, segment.size()))
          .map(who -> new Effect.Decides(Effect.Choice.GIVES, 1, who));
    } else if (showsAt(segment) < 0) {
      return values
          .otherSeat(segment.subList(3, segment.size()))
          .flatMap(
              to ->
                  values
                      .number(segment.subList(0, 2), 1, Forms.of(Effect.Choice.SHOWS))
                      .map(cards -> new Effect.Decides(Effect.Choice.SHOWS, cards, to)));
    }
    int shows = showsAt(segment);
    Optional<SeatSelector> who = player(segment.subList(0, shows));
    Optional<SeatSelector> to =
        shows + 2 == segment.size()
            ? Optional.of(SeatSelector.of(SeatSelector.Which.ALL))
            : values.seats(segment.subList(shows + 3, segment.size()));
    return to.isEmpty()
        ? Optional.empty()
        : who.map(it -> Consequence.WholeHands.show(it, to.get()));
  }

  /** {@code SEATS takes 2 from the pile}: seats, a verb, an amount, and three words whence. */
  private Optional<Consequence> some(List<Token> segment, int verb, Consequence.Route route) {
    List<Token> before = segment.subList(0, segment.size() - 3);
    return player(segment.subList(0, verb))
        .flatMap(
            who ->
                values
                    .amount(before, verb + 1, Forms.of(route))
                    .map(cards -> Consequence.Moves.of(route, who, cards)));
  }

  /** {@code SEATS puts 2 at random under the pile}, {@code puts all red into the stock}. */
  private Optional<Consequence> puts(List<Token> segment) {
    int verb = verbAt(segment, "puts", "put");
    Consequence.Away to =
        segment.getLast().text().equals("pile")
            ? Consequence.Away.UNDER_PILE
            : Consequence.Away.INTO_STOCK;
    List<Token> said = segment.subList(0, segment.size() - 3);
    List<Token> what = said.subList(verb + 1, said.size());
    Optional<SeatSelector> who = player(segment.subList(0, verb));
    String words = RuleLine.words(what);
    if (words.endsWith(" " + AT_RANDOM)) {
      return values
          .amount(said.subList(0, said.size() - 2), verb + 1, Forms.of(Consequence.Route.PUTS))
          .flatMap(cards -> who.map(seats -> Consequence.Moves.puts(seats, cards, to)));
    } else if (!words.startsWith("all ")) {
      return values.wrong(
          FindingCode.UNKNOWN_CLAUSE,
          segment,
          Message.of("findings.puts-which").with("words", Echo.shortened(RuleLine.words(segment))),
          Message.of("findings.write-either")
              .with("line", "puts 1 " + AT_RANDOM + " " + to.words())
              .with("other", "puts all CARDS " + to.words()));
    }
    String some = words.substring("all ".length());
    Optional<EventCondition.Fitting> fitting = HeldCards.fitting(some);
    Optional<List<CardSet.Part>> cards =
        fitting.isPresent()
            ? Optional.of(List.of())
            : values.cards(what.subList(1, what.size())).map(CardSet::parts);
    EventCondition.Fitting of = fitting.orElse(EventCondition.Fitting.SUIT_IN_FORCE);
    return cards.flatMap(
        which -> who.map(seats -> Consequence.Moves.putsAll(seats, which, of, to)));
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
