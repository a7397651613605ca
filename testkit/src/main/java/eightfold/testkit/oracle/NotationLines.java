package eightfold.testkit.oracle;

import eightfold.cards.Kind;
import eightfold.cards.Pack;
import eightfold.game.Refusal;
import eightfold.rules.vocabulary.Element.Draw.From;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntFunction;

/** Reads the lines of the notation (NOTATION 2), and puts refusals into words (NOTATION 3). */
final class NotationLines {
  private static final String FREE = "free";

  /** What a line of the notation says. */
  sealed interface Line {
    /**
     * Acts to do one by one.
     *
     * @param declares what follows as a declaration, left out where none is awaited
     */
    record Acts(List<Act> acts, Optional<Line> declares) implements Line {
      public Acts {
        acts = List.copyOf(acts);
      }
    }

    /** What cannot be read, or can never be done, and its code. */
    record Bad(int code) implements Line {}
  }

  private static final Line UNKNOWN = new Line.Bad(Refusal.UNKNOWN_ACT);

  private final Rules rules;
  private final List<String> names;

  NotationLines(Rules rules, List<String> names) {
    this.rules = rules;
    this.names = names;
  }

  /** What a line says. */
  Line read(String line) {
    String text = line.strip();
    List<String> words = text.isEmpty() ? List.of("") : List.of(text.split("\\s+"));
    List<String> rest = words.subList(1, words.size());
    return switch (words.getFirst().toLowerCase(Locale.ROOT)) {
      case "play" -> play(rest);
      case "lay" -> rules.several() ? lay(rest) : UNKNOWN;
      case "suit" -> one(rest, this::suit);
      case "rank" -> one(rest, this::rank);
      case "end" -> none(rest, new Act.End());
      case "draw" -> rest.isEmpty() ? just(new Act.Draw()) : one(rest, this::drawFrom);
      case "pass" -> none(rest, new Act.Pass());
      case "call" -> none(rest, new Act.Call());
      case "take" -> {
        boolean known = rules.begins().goodies() || rules.draw().orFrom() == From.PILE;
        yield known ? none(rest, new Act.Take()) : UNKNOWN;
      }
      case "say" -> rest.isEmpty() ? UNKNOWN : just(new Act.Say(String.join(" ", rest)));
      case "catch" -> one(rest, word -> seat(word, Act.Catch::new));
      case "target" ->
          LegalActs.namesSeats(rules) ? one(rest, word -> seat(word, Act.Target::new)) : UNKNOWN;
      case "grab" -> none(rest, new Act.Grab());
      case "challenge" -> none(rest, new Act.Challenge());
      case String verb when verb.equals("give") && GiftRules.anyKnown(rules) ->
          cardAndSeat(rest, Act.Give::new);
      case String verb ->
          DecisionRules.named(rules, verb).map(which -> decided(which, rest)).orElse(UNKNOWN);
    };
  }

  /** What is no seat is no act where nobody draws from hands. */
  private Line drawFrom(String word) {
    Line line = seat(word, Act.DrawFrom::new);
    return line instanceof Line.Bad && rules.draw().orFrom().seat().isEmpty() ? UNKNOWN : line;
  }

  private static Line none(List<String> rest, Act act) {
    return rest.isEmpty() ? just(act) : UNKNOWN;
  }

  private static Line just(Act act) {
    return new Line.Acts(List.of(act), Optional.empty());
  }

  private static Line one(List<String> rest, Function<String, Line> reader) {
    return rest.size() == 1 ? reader.apply(rest.getFirst()) : UNKNOWN;
  }

  private Line lay(List<String> rest) {
    return one(
        rest,
        word ->
            rules.kinds().parse(word) == Kind.NONE
                ? new Line.Bad(Refusal.UNKNOWN_CARD)
                : just(new Act.Play(rules.kinds().parse(word))));
  }

  private Line suit(String word) {
    if (word.equalsIgnoreCase(FREE)) {
      return just(new Act.FreeSuit());
    }
    int suit = rules.kinds().parseSuit(word);
    return suit == Pack.NONE ? new Line.Bad(Refusal.UNKNOWN_SUIT) : just(new Act.Declare(suit));
  }

  private Line rank(String word) {
    if (word.equalsIgnoreCase(FREE)) {
      return just(new Act.FreeRank());
    }
    return rules.kinds().parseRank(word) == Kind.NONE
        ? new Line.Bad(Refusal.UNKNOWN_SUIT)
        : just(new Act.CallRank(rules.kinds().parseRank(word)));
  }

  private Line decided(CardDecision decision, List<String> rest) {
    if (decision.toSeat()) {
      return cardsAndSeat(rest, (kind, to) -> new Act.Decided(decision, kind, to));
    }
    return one(
        rest,
        word -> {
          int kind = rules.kinds().parse(word);
          return kind == Kind.NONE
              ? new Line.Bad(Refusal.UNKNOWN_CARD)
              : just(new Act.Decided(decision, kind, Act.NO_SEAT));
        });
  }

  private Line cardAndSeat(List<String> rest, BiFunction<Integer, Integer, Act> act) {
    if (rest.size() < 2) {
      return UNKNOWN;
    }
    List<String> cards = rest.subList(0, rest.size() - 1);
    if (cards.stream().anyMatch(card -> rules.kinds().parse(card) == Kind.NONE)) {
      return new Line.Bad(Refusal.UNKNOWN_CARD);
    }
    int kind = rules.kinds().parse(cards.getFirst());
    return cards.size() > 1 ? UNKNOWN : seat(rest.getLast(), to -> act.apply(kind, to));
  }

  /** Each card and the seat behind all of them as an act of its own. */
  private Line cardsAndSeat(List<String> rest, BiFunction<Integer, Integer, Act> act) {
    List<Act> acts = new ArrayList<>();
    for (int i = 0; i < rest.size() - 1; i++) {
      switch (cardAndSeat(List.of(rest.get(i), rest.getLast()), act)) {
        case Line.Bad bad -> {
          return bad;
        }
        case Line.Acts one -> acts.addAll(one.acts());
      }
    }
    return acts.isEmpty() ? UNKNOWN : new Line.Acts(acts, Optional.empty());
  }

  private Line seat(String word, IntFunction<Act> act) {
    int named = names.indexOf(word);
    if (named < 0 && word.matches("[0-9]{1,2}")) {
      named = Integer.parseInt(word);
    }
    return named < 0 || named >= rules.seats()
        ? new Line.Bad(Refusal.NO_SUCH_SEAT)
        : just(act.apply(named));
  }

  /** A card, several where the book allows it, and perhaps what is declared after the last. */
  private Line play(List<String> rest) {
    boolean declares = !rest.isEmpty() && rest.getLast().startsWith("=");
    List<String> cards = declares ? rest.subList(0, rest.size() - 1) : rest;
    boolean pair = cards.size() == 2 && rules.turns().pairs() && !rules.several();
    if (cards.stream().anyMatch(card -> rules.kinds().parse(card) == Kind.NONE)) {
      return new Line.Bad(Refusal.UNKNOWN_CARD);
    }
    if (cards.isEmpty() || cards.size() > 1 && !rules.several() && !pair) {
      return UNKNOWN;
    }
    List<Act> acts = new ArrayList<>();
    for (String card : cards) {
      acts.add(new Act.Play(rules.kinds().parse(card)));
    }
    if (pair) {
      int first = rules.kinds().parse(cards.getFirst());
      int second = rules.kinds().parse(cards.getLast());
      acts = List.of(new Act.Pair(first, second));
    }
    if (rules.several()) {
      acts.add(new Act.End());
    }
    if (!declares) {
      return new Line.Acts(acts, Optional.empty());
    }
    String declared = rest.getLast().substring(1);
    boolean isSuit =
        rules.kinds().parseSuit(declared) != Pack.NONE || declared.equalsIgnoreCase(FREE);
    int card = rules.kinds().parse(declared);
    boolean isRank = rules.kinds().parseRank(declared) != Pack.NONE;
    if (!isSuit && !isRank && card != Kind.NONE && rules.kinds().hasSuitAndRank(card)) {
      Act suit = new Act.Declare(rules.kinds().suit(card));
      Act rank = new Act.CallRank(rules.kinds().rank(card));
      return new Line.Acts(acts, Optional.of(new Line.Acts(List.of(suit, rank), Optional.empty())));
    }
    Line declaration = isSuit ? suit(declared) : rank(declared);
    return declaration instanceof Line.Bad
        ? declaration
        : new Line.Acts(acts, Optional.of(declaration));
  }

  /** What an addition to a play declares: "free" is said of a suit as of a rank. */
  static Line said(Line declaration, Awaits awaits) {
    return awaits == Awaits.RANK && declaration.equals(just(new Act.FreeSuit()))
        ? just(new Act.FreeRank())
        : declaration;
  }

  /** An act as a record writes it. */
  static String text(Rules rules, Act act) {
    return switch (act) {
      case Act.Play(int kind) -> (rules.several() ? "lay " : "play ") + rules.kinds().name(kind);
      case Act.End() -> "end";
      case Act.Declare(int suit) -> "suit " + rules.kinds().suitName(suit);
      case Act.CallRank(int rank) -> "rank " + rules.kinds().rankName(rank);
      case Act.FreeSuit() -> "suit free";
      case Act.FreeRank() -> "rank free";
      case Act.Draw() -> "draw";
      case Act.DrawFrom(int seat) -> "draw " + seat;
      case Act.Pass() -> "pass";
      case Act.Take() -> "take";
      case Act.Call() -> "call";
      case Act.Catch(int seat) -> "catch " + seat;
      case Act.Pair(int first, int second) ->
          "play " + rules.kinds().name(first) + " " + rules.kinds().name(second);
      case Act.Give(int kind, int seat) -> "give " + rules.kinds().name(kind) + " " + seat;
      case Act.Decided(CardDecision decision, int kind, int seat) ->
          decision.verb() + " " + rules.kinds().name(kind) + (decision.toSeat() ? " " + seat : "");
      case Act.Target(int seat) -> "target " + seat;
      case Act.Grab() -> "grab";
      case Act.Challenge() -> "challenge";
      case Act.Say(String words) -> "say " + words;
    };
  }

  /** A refusal with the notation's words for its code. */
  static Refusal refusal(int code) {
    return Refusal.literal(
        code,
        switch (code) {
          case Refusal.NOT_YOUR_TURN -> "it is not your turn";
          case Refusal.CARD_NOT_HELD -> "you don't have that card";
          case Refusal.UNKNOWN_CARD -> "unknown card";
          case Refusal.NOTHING_TO_DRAW -> "no card is left to draw";
          case Refusal.NOTHING_TO_DECLARE -> "nothing awaits a declaration from you";
          case Refusal.UNKNOWN_SUIT -> "unknown suit or rank";
          case Refusal.CARD_DOES_NOT_FOLLOW -> "that card doesn't match";
          case Refusal.DECISION_OWED -> "first make the decision that you owe";
          case Refusal.MAY_NOT_DRAW -> "drawing is not allowed now";
          case Refusal.MAY_NOT_PASS -> "passing or ending is not allowed now";
          case Refusal.CALL_NOT_VALID -> "that call or catch is not valid now";
          case Refusal.NOTHING_TO_CHALLENGE -> "there is nothing to challenge";
          case Refusal.DECLARATION_NOT_ALLOWED -> "that declaration is not allowed";
          case Refusal.MAY_NOT_GO_OUT -> "you can't go out on that card";
          case Refusal.UNKNOWN_ACT -> "unknown action";
          case Refusal.OVER -> "the deal or the match is over";
          case Refusal.PENALTY_PENDING -> "a penalty is pending that the card does not answer";
          case Refusal.CONDITION_NOT_MET -> "that card's own condition is not met";
          case Refusal.NO_SUCH_SEAT -> "no such seat, or not one that you may name";
          default -> "it is not allowed";
        });
  }
}
