package eightfold.scenario;

import eightfold.cards.Kind;
import eightfold.cards.Pack;
import eightfold.cards.Rank;
import eightfold.cards.Suit;
import eightfold.game.CardDetail;
import eightfold.game.Game;
import eightfold.game.Verb;
import eightfold.spelling.Nearest;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What the notation (page 2) takes for an act, whether or not a game allows it. An act with a
 * typing error is never legal, so that to forbid it would always hold.
 *
 * @param pack what its cards are, where they have suits and ranks
 * @param seats the seats' names
 * @param verbs of this kind of game
 * @param cards ids of the cards of a game that has cards of its own; empty where ranks and suits
 *     name them
 */
record ActGrammar(Pack pack, List<String> seats, List<Verb> verbs, List<String> cards) {
  private static final String FREE = "free";

  ActGrammar {
    seats = List.copyOf(seats);
    verbs = List.copyOf(verbs);
    cards = List.copyOf(cards);
  }

  static ActGrammar of(Game game, List<String> seats) {
    return new ActGrammar(
        game.pack(), seats, game.verbs(), game.cards().stream().map(CardDetail::id).toList());
  }

  /** What is wrong with a text that is no act; empty where it is one. */
  Optional<String> fault(String act) {
    List<String> words = CardLists.words(act);
    if (words.isEmpty()) {
      return Optional.of("no act");
    }
    List<String> rest = words.subList(1, words.size());
    Optional<String> fault =
        Verb.of(verbs, String.join(" ", words))
            .map(verb -> fault(verb, rest))
            .orElseGet(() -> Optional.of(verb(words.getFirst())));
    String comma = act.contains(",") ? "; a semicolon parts one act from the next" : "";
    return fault.map(what -> "\"" + act + "\" is no act: " + what + comma);
  }

  private Optional<String> fault(Verb verb, List<String> rest) {
    return switch (verb.shape()) {
      case CARDS -> plays(rest);
      case CARD_FIRST -> first(rest);
      case CARD -> one(rest, "card").or(() -> card(rest.getFirst()));
      case SUIT -> one(rest, "suit").or(() -> suit(rest.getFirst()));
      case RANK -> one(rest, "rank").or(() -> rank(rest.getFirst()));
      case SEAT -> one(rest, "seat").or(() -> seat(rest.getFirst()));
      case CARD_AND_SEAT -> gives(rest);
      case WORDS -> rest.isEmpty() ? says("a word") : none();
      case ALONE -> rest.isEmpty() ? none() : Optional.of("nothing goes with it");
    };
  }

  private static Optional<String> none() {
    return Optional.empty();
  }

  private static Optional<String> says(String missing) {
    return Optional.of("it needs " + missing);
  }

  private String verb(String word) {
    return "no verb \""
        + word
        + "\": "
        + Nearest.right(word, verbs.stream().map(Verb::word).distinct().toList());
  }

  private static Optional<String> one(List<String> words, String what) {
    return words.size() == 1 ? none() : says("one " + what);
  }

  /** Cards one after the other, and what is declared with the last of them. */
  private Optional<String> plays(List<String> words) {
    List<String> played = new ArrayList<>(words);
    if (played.size() > 1 && played.getLast().startsWith("=")) {
      String declared = played.removeLast().substring(1);
      boolean isCard = cards.isEmpty() && card(declared).isEmpty();
      if (suit(declared).isPresent() && rank(declared).isPresent() && !isCard) {
        return Optional.of("\"" + declared + "\" is neither suit nor rank, nor a card");
      }
    }
    return played.isEmpty()
        ? says("a card")
        : played.stream().flatMap(word -> card(word).stream()).findFirst();
  }

  private Optional<String> first(List<String> words) {
    return words.isEmpty() ? says("a card") : card(words.getFirst());
  }

  private Optional<String> gives(List<String> words) {
    return words.size() < 2
        ? says("a card and a seat")
        : words.subList(0, words.size() - 1).stream()
            .flatMap(word -> card(word).stream())
            .findFirst()
            .or(() -> seat(words.getLast()));
  }

  private Optional<String> card(String word) {
    if (cards.isEmpty()) {
      return pack.parse(word) == Kind.NONE
          ? Optional.of("no card \"" + word + "\"; cards are written 10H, KS, AD, RJ")
          : none();
    }
    int side = word.indexOf('/');
    String id = (side < 0 ? word : word.substring(0, side)).toLowerCase(Locale.ROOT);
    return cards.contains(id)
        ? none()
        : Optional.of(
            "no card \"" + word + "\"" + Nearest.to(id, cards).map(near -> ": " + near).orElse(""));
  }

  private Optional<String> suit(String word) {
    return word.equalsIgnoreCase(FREE) || pack.parseSuit(word) != Pack.NONE
        ? none()
        : Optional.of(
            "no suit \""
                + word
                + "\": "
                + String.join(", ", pack.suits().stream().map(Suit::letter).toList()));
  }

  private Optional<String> rank(String word) {
    return word.equalsIgnoreCase(FREE) || pack.parseRank(word) != Kind.NONE
        ? none()
        : Optional.of(
            "no rank \""
                + word
                + "\": "
                + String.join(", ", pack.ranks().stream().map(Rank::letters).toList()));
  }

  private Optional<String> seat(String word) {
    boolean numbered = word.matches("[0-9]{1,2}") && Integer.parseInt(word) < seats.size();
    return numbered || seats.stream().anyMatch(word::equalsIgnoreCase)
        ? none()
        : Optional.of("no seat \"" + word + "\": " + Nearest.right(word, seats));
  }
}
