package eightfold.rules.text;

import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.Consequence;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.EventCondition;
import eightfold.rules.vocabulary.Forms;
import eightfold.rules.vocabulary.SeatSelector;
import eightfold.rules.vocabulary.Trigger;
import eightfold.rules.vocabulary.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** How the lines with conditions are written, as {@link ConditionReader} reads them. */
final class ConditionText {
  /** The ordinals of the numbers from 1. */
  static final List<String> ORDINALS =
      List.of(
          "first",
          "second",
          "third",
          "fourth",
          "fifth",
          "sixth",
          "seventh",
          "eighth",
          "ninth",
          "tenth",
          "eleventh",
          "twelfth");

  /** How such lines look. */
  static final String WHEN = "when EVENT [and CONDITION …]: CONSEQUENCE, …";

  private ConditionText() {}

  /** The line of such an element; empty for those that are written as their form says. */
  static Optional<String> write(Record element) {
    return switch (element) {
      case Element.When(Trigger event, List<EventCondition> and, List<Consequence> then) ->
          Optional.of("when " + event(event, and) + ": " + consequences(then));
      case Element.Pairing(Element.Laying what, CardSet cards, CardSet on) ->
          Optional.of(Forms.of(what).words() + " " + cards.text() + " on " + on.text());
      default -> Optional.empty();
    };
  }

  /** Any card that meets a condition needs no word for itself. */
  private static String event(Trigger event, List<EventCondition> and) {
    Stream<String> conditions = and.stream().map(WrittenConditions::write);
    boolean bare = event.isAnyCard() && !and.isEmpty();
    return (bare && WrittenConditions.standsAlone(and.getFirst())
            ? conditions
            : Stream.concat(Stream.of(event(event)), conditions))
        .collect(Collectors.joining(" " + WrittenConditions.AND + " "));
  }

  private static String event(Trigger event) {
    return switch (event) {
      case Trigger.HandBecomes(int cards) -> "hand becomes " + cards;
      case Trigger.Happens(Trigger.Moment moment) -> moment.words();
      case Trigger.Played(CardSet cards, List<CardSet.Part> on, int row, OptionalInt left) ->
          (row > 0 ? ordinal(row) + " " : "")
              + cards.text()
              + (on.isEmpty() ? "" : " on " + new CardSet(on).text())
              + (row > 0 ? " in a row" : "")
              + (left.isPresent() ? " with " + left.getAsInt() + " cards left" : "");
    };
  }

  private static String moves(Consequence.Moves moves) {
    String cards = moves.cards().text();
    return switch (moves.route()) {
      case DRAWS -> moves.who().text() + plural(moves.who(), " draw", "s ") + cards;
      case TAKES_BACK -> Forms.of(moves).words();
      case TAKES_FROM_PILE -> does(moves.who(), "take") + cards + " from the pile";
      case TAKES_THE_PILE -> does(moves.who(), "take") + "the pile";
      case STEALS -> does(moves.who(), "steal") + cards + " from " + moves.from().text();
      case DRAWS_FROM_BOTTOM -> does(moves.who(), "draw") + cards + " from the bottom";
      case BURNS -> "burns " + cards;
      case PUTS -> does(moves.who(), "put") + cards + " at random " + moves.to().words();
      case PUTS_ALL ->
          does(moves.who(), "put")
              + "all "
              + (moves.which().isEmpty()
                  ? HeldCards.fitting(moves.of(), "cards")
                  : new CardSet(moves.which()).text())
              + " "
              + moves.to().words();
    };
  }

  /** What seats do, the player without being named. */
  private static String does(SeatSelector who, String verb) {
    return who.which() == SeatSelector.Which.PLAYER
        ? verb + "s "
        : who.text() + plural(who, " " + verb, "s ");
  }

  private static String consequences(List<Consequence> then) {
    List<String> written = new ArrayList<>();
    for (Consequence one : then) {
      written.add(
          switch (one) {
            case Consequence.LosesTurns loses -> loses(loses);
            case Consequence.MustPlay(SeatSelector who, CardSet cards, boolean not) ->
                who.text() + (not ? " must not play " : " must play ") + cards.text();
            case Consequence.Says(SeatSelector who, String words, int cards) ->
                (who.which() == SeatSelector.Which.PLAYER
                        ? "says "
                        : who.text() + plural(who, " say", "s "))
                    + (words.isEmpty() ? "its name" : RuleLine.quote(words))
                    + ", else draws "
                    + cards;
            case Consequence.WholeHands hands -> hands(hands);
            case Consequence.Moves moves -> moves(moves);
            case Effect.Decides decision -> ElementText.write(decision);
            case Effect.AtOnce once -> once.words();
          });
    }
    return String.join(", ", written);
  }

  private static String loses(Consequence.LosesTurns loses) {
    SeatSelector who = loses.who();
    return switch (loses.how()) {
      case MISSES -> who.text() + plural(who, " miss", "es ") + loses.turns().text();
      case SKIPS -> "skip " + loses.seats().text();
      case TURN_GOES -> "turn goes to " + who.text();
    };
  }

  private static String hands(Consequence.WholeHands hands) {
    return switch (hands.what()) {
      case SWAP -> "swaps hands with " + hands.who().text();
      case SHOW -> showsHand(hands);
      case PASS -> "pass hands " + ValueType.word(hands.way());
      case REDEAL -> Forms.of(hands).words();
    };
  }

  private static String showsHand(Consequence.WholeHands shows) {
    boolean own = shows.who().which() == SeatSelector.Which.PLAYER;
    boolean many = plural(shows.who(), "", "s").isBlank();
    String who = own ? "" : shows.who().text() + " ";
    String hand = !own && many ? "show hands" : "shows hand";
    return who + hand + (shows.toAll() ? "" : " to " + shows.to().text());
  }

  private static String plural(SeatSelector who, String verb, String ending) {
    boolean many =
        who.which() == SeatSelector.Which.OTHERS || who.which() == SeatSelector.Which.ALL;
    return verb + (many ? " " : ending);
  }

  /** The ordinal of a number from 1 to 12. */
  static String ordinal(int number) {
    return ORDINALS.get(number - 1);
  }
}
