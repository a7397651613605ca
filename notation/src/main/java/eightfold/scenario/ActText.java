package eightfold.scenario;

import eightfold.cards.Kind;
import eightfold.cards.Pack;
import eightfold.game.Event;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Brings acts and events to the one form that the notation's output has, so that they compare. */
final class ActText {
  private static final String CAUSES = "<-";
  private static final Set<String> SPOKEN = Set.of("call", "catch", "say");

  private final Pack pack;
  private final List<String> names;

  /**
   * The one form of acts and events at a table.
   *
   * @param pack what its cards are
   * @param names the seats' names
   */
  ActText(Pack pack, List<String> names) {
    this.pack = pack;
    this.names = names;
  }

  /** An act with its verb in lower case, cards and suits as output has them, seats by number. */
  String normal(String act) {
    List<String> words = CardLists.words(act);
    if (words.isEmpty()) {
      return "";
    }
    String verb = words.getFirst().toLowerCase(Locale.ROOT);
    StringBuilder normal = new StringBuilder(verb);
    for (String word : words.subList(1, words.size())) {
      normal
          .append(' ')
          .append(
              switch (verb) {
                case "catch", "target", "draw" -> seat(word);
                case "suit", "rank" -> declared(word);
                case "say", "rule", "choose" -> word;
                default ->
                    word.startsWith("=")
                        ? "=" + declared(word.substring(1))
                        : pack.parse(words.get(1)) != Kind.NONE && pack.parse(word) == Kind.NONE
                            ? seat(word) // behind a card
                            : card(word);
              });
    }
    return normal.toString();
  }

  /** Whether an act is left aside where legal acts are listed. */
  static boolean spoken(String act) {
    List<String> words = CardLists.words(act);
    return !words.isEmpty() && SPOKEN.contains(words.getFirst().toLowerCase(Locale.ROOT));
  }

  /**
   * Whether a text names this event; it may name seats by their players or numbers. One without
   * causes ({@code drew Bob 2 <- 2H Ann}) names it whatever its causes are (NOTATION 8).
   */
  boolean names(String text, Event event) {
    int arrow = text.indexOf(CAUSES);
    return arrow < 0
        ? namesFact(text, event)
        : namesFact(text.substring(0, arrow), event)
            && namesCauses(text.substring(arrow + CAUSES.length()), event);
  }

  private boolean namesCauses(String text, Event event) {
    List<String> seats = IntStream.range(0, names.size()).mapToObj(Integer::toString).toList();
    List<String> is = event.cause().stream().map(cause -> cause.text(seats)).toList();
    List<String> said =
        Arrays.stream(text.split(","))
            .map(
                cause ->
                    CardLists.words(cause).stream()
                        .map(word -> names.contains(word) ? seat(word) : card(word))
                        .collect(Collectors.joining(" ")))
            .toList();
    return is.equals(said);
  }

  private boolean namesFact(String text, Event event) {
    List<String> is = new ArrayList<>();
    is.add(event.verb());
    if (event.seat() != Event.NOBODY) {
      is.add("#" + event.seat());
    }
    if (event.other() != Event.NOBODY) {
      is.add("#" + event.other());
    }
    is.addAll(event.words());
    List<String> said = CardLists.words(text);
    if (said.size() != is.size()) {
      return false;
    }
    for (int i = 0; i < is.size(); i++) {
      String word = said.get(i);
      boolean same =
          is.get(i).startsWith("#")
              ? ("#" + seat(word)).equals(is.get(i))
              : card(word).equals(card(is.get(i)));
      if (!same) {
        return false;
      }
    }
    return true;
  }

  private String seat(String word) {
    int named = names.indexOf(word);
    return named < 0 ? word : Integer.toString(named);
  }

  private String card(String word) {
    int kind = pack.parse(word);
    return kind == Kind.NONE ? word : pack.name(kind);
  }

  private String declared(String word) {
    int rank = pack.parseRank(word);
    int suit = pack.parseSuit(word);
    return rank != Pack.NONE ? pack.rankName(rank) : suit != Pack.NONE ? pack.suitName(suit) : word;
  }
}
