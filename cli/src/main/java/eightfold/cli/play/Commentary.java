package eightfold.cli.play;

import eightfold.cards.Suit;
import eightfold.game.Event;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Says events in sentences to the person who sits in one of the seats. */
final class Commentary {
  private final int person;
  private final List<String> names;
  private final Optional<String> callWord;

  /**
   * A commentary for one seat.
   *
   * @param callWord what the game's players call over a last card
   */
  Commentary(int person, List<String> names, Optional<String> callWord) {
    this.person = person;
    this.names = names;
    this.callWord = callWord;
  }

  /** A sentence for each event, those of the deal drawn together. */
  List<String> sentences(List<Event> events) {
    List<String> sentences = new ArrayList<>();
    List<String> dealt = new ArrayList<>();
    for (Event event : events) {
      if (event.verb().equals("dealt")) {
        dealt.add(event.words().getLast());
        continue;
      }
      if (!dealt.isEmpty()) {
        sentences.add(dealt(dealt));
        dealt.clear();
      }
      sentences.add(sentence(event.toldTo(person)));
    }
    if (!dealt.isEmpty()) {
      sentences.add(dealt(dealt));
    }
    return sentences;
  }

  private String dealt(List<String> counts) {
    if (alone()) {
      return "You are dealt " + cards(counts.getFirst()) + ".";
    }
    return counts.stream().distinct().count() == 1
        ? "Everybody is dealt " + cards(counts.getFirst()) + "."
        : "The hands dealt have " + String.join(", ", counts) + " cards.";
  }

  private String sentence(Event event) {
    String last = event.words().isEmpty() ? "" : event.words().getLast();
    return switch (event.verb()) {
      case "turned" -> "The starter is " + last + ".";
      case "played" -> who(event, "plays", "play") + " " + last + ".";
      case "declared" -> who(event, "declares", "declare") + " " + declared(last) + ".";
      case "drew" -> who(event, "draws", "draw") + " " + drawn(event) + ".";
      case "passed" -> who(event, "passes", "pass") + ".";
      case "skipped" -> who(event, "is skipped", "are skipped") + ".";
      case "reversed" -> "The direction turns.";
      case "reshuffled" -> "The pile is shuffled and becomes the stock.";
      case "called" ->
          who(event, "calls", "call") + callWord.map(word -> " \"" + word + "!\"").orElse(".");
      case "caught" -> who(event, "is caught", "are caught") + ".";
      case "buried" -> last + " goes back into the stock.";
      case "named" -> who(event, "names", "name") + " " + object(event.other()) + ".";
      case "challenged" ->
          who(event, "challenges", "challenge") + " " + object(event.other()) + ".";
      case "revealed" -> who(event, "shows", "show") + " " + String.join(" ", event.words()) + ".";
      case "kept" -> who(event, "keeps", "keep") + " the card.";
      case "grabbed" -> who(event, "grabs", "grab") + ".";
      case "pressure" ->
          "The stock was empty: " + object(event.seat()) + " scores " + last + " more.";
      case "charged" -> who(event, "scores", "score") + " " + last + " more for the new stock.";
      case "swapped" ->
          who(event, "changes", "change") + " hands with " + object(event.other()) + ".";
      case "rules-stopped" -> "The rules set each other off again and again, and stop.";
      case "exchanged" ->
          who(event, "exchanges", "exchange")
              + " a card with the stock"
              + (event.privately().isEmpty() ? "." : " and gets " + drawn(event) + ".");
      case "passed-hands" -> "All hands go to the " + last + ".";
      case "out" -> who(event, "is out", "are out") + ".";
      case "penalised" -> who(event, "gets a penalty", "get a penalty") + ".";
      case "took" -> who(event, "takes", "take") + " " + last + ".";
      case "gave" ->
          who(event, "gives", "give") + " " + drawn(event) + " to " + object(event.other()) + ".";
      case "deal-over" ->
          event.seat() == Event.NOBODY
              ? alone() ? "Nothing fits: you have lost." : "The deal is over; nobody is out."
              : who(event, "is out: the deal is over", "are out: the deal is yours") + ".";
      case "scored" -> who(event, "scores", "score") + " " + last + ".";
      case "game-over" ->
          event.seat() == Event.NOBODY
              ? alone() ? "The game is over." : "The match is over."
              : who(event, "wins the match", "win the match") + ".";
      default -> ofAbilities(event, last);
    };
  }

  /**
   * What happens in games whose cards have abilities; an event without words of its own as it is.
   */
  private String ofAbilities(Event event, String last) {
    return switch (event.verb()) {
      case "turn" -> "It is " + (event.seat() == person ? "your" : whose(event)) + " turn.";
      case "done" -> who(event, "is done", "are done") + ".";
      case "discarded" -> who(event, "discards", "discard") + " " + last + ".";
      case "uses" -> who(event, "uses", "use") + " " + last + ".";
      case "copies" -> who(event, "uses", "use") + " the ability of " + last + ".";
      case "entered" -> last + " comes into play in front of " + object(event.seat()) + ".";
      case "destroyed" -> last + " is destroyed.";
      case "gained" -> who(event, "gains", "gain") + " control of " + last + ".";
      case "again" -> who(event, "gets", "get") + " an extra turn.";
      case "will-skip" -> who(event, "will skip a turn", "will skip a turn") + ".";
      case "skipped-draw" -> who(event, "skips", "skip") + " the draw.";
      case "shuffled" -> "The stock is shuffled.";
      case "obliged" ->
          who(event, "orders", "order")
              + " a card of "
              + object(event.other())
              + (event.privately().isEmpty() ? "" : ": " + event.privately().getFirst())
              + ".";
      case "replayed-turn" -> who(event, "plays the turn again", "play the turn again") + ".";
      case "granted" -> who(event, "may discard", "may discard") + " " + last + " more.";
      default ->
          event.seat() != Event.NOBODY && event.words().isEmpty()
              ? who(event, "says", "say") + " \"" + event.verb() + "\"."
              : event.text(names) + ".";
    };
  }

  /** Whether nobody else sits at the table. */
  private boolean alone() {
    return names.size() == 1;
  }

  private String who(Event event, String others, String own) {
    return event.seat() == person ? "You " + own : names.get(event.seat()) + " " + others;
  }

  private String whose(Event event) {
    return names.get(event.seat()) + "'s";
  }

  private String object(int seat) {
    return seat == person ? "you" : seat == Event.NOBODY ? "nobody" : names.get(seat);
  }

  private static String drawn(Event event) {
    return event.privately().isEmpty()
        ? cards(event.words().isEmpty() ? "" : event.words().getLast())
        : String.join(" ", event.privately());
  }

  private static String cards(String number) {
    return switch (number) {
      case "0" -> "no card";
      case "1" -> "1 card";
      default -> number + " cards";
    };
  }

  /** A declared suit in full; a rank as it is. */
  static String declared(String word) {
    Optional<Suit> suit = Suit.parse(word);
    return suit.map(s -> s.name().toLowerCase(java.util.Locale.ROOT)).orElse(word);
  }
}
