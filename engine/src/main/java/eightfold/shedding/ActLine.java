package eightfold.shedding;

import eightfold.cards.Kind;
import eightfold.cards.Suit;
import eightfold.game.Refusal;
import eightfold.play.Acts;
import eightfold.play.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A line of the notation (page 2) read for a game of the shedding family: the single acts that it
 * stands for, or the code that refuses it as it is written.
 *
 * @param acts numbers of {@link Acts}, in order
 * @param declaration an act that follows if a declaration is then owed ({@code play 8H =D})
 * @param refusal why the line cannot be read, or is not known to this game
 */
record ActLine(List<Integer> acts, Optional<Integer> declaration, Optional<Refusal> refusal) {
  private static ActLine of(int act) {
    return new ActLine(List.of(act), Optional.empty(), Optional.empty());
  }

  private static ActLine refused(int code, String words) {
    return new ActLine(List.of(), Optional.empty(), Optional.of(new Refusal(code, words)));
  }

  /**
   * Reads a line.
   *
   * @param several whether a turn may hold several cards in this game
   * @param names the seats' names
   */
  static ActLine read(String line, boolean several, List<String> names) {
    String[] words = line.strip().split("\\s+");
    String verb = words[0].toLowerCase(Locale.ROOT);
    List<String> rest = List.of(words).subList(1, words.length);
    return switch (verb) {
      case "play" -> play(rest, several);
      case "lay" -> rest.size() == 1 && several ? lay(rest.getFirst()) : unknown(line);
      case "suit" -> suit(rest, line);
      case "rank" -> rank(rest, line);
      case "draw" -> rest.isEmpty() ? of(Acts.DRAW) : unknown(line);
      case "pass" -> rest.isEmpty() ? of(Acts.PASS) : unknown(line);
      case "end" -> rest.isEmpty() ? of(Acts.END) : unknown(line);
      case "take" -> rest.isEmpty() ? of(Acts.TAKE) : unknown(line);
      case "call" -> rest.isEmpty() ? of(Acts.CALL) : unknown(line);
      case "say" -> rest.isEmpty() ? unknown(line) : of(Acts.SAY);
      case "catch" -> catching(rest, names, line);
      case "grab" ->
          rest.isEmpty()
              ? refused(Refusal.CALL_NOT_VALID, "there is nothing to grab in this game")
              : unknown(line);
      case "challenge" ->
          rest.isEmpty()
              ? refused(Refusal.NOTHING_TO_CHALLENGE, "there is nothing to challenge")
              : unknown(line);
      default -> unknown(line);
    };
  }

  private static ActLine unknown(String line) {
    return refused(
        Refusal.UNKNOWN_ACT,
        "\""
            + shortened(line)
            + "\" is no act of this game; acts are such as: play 9H, draw, pass");
  }

  private static String shortened(String text) {
    return text.length() <= 40 ? text : text.substring(0, 40) + "…";
  }

  private static ActLine play(List<String> words, boolean several) {
    List<Integer> acts = new ArrayList<>();
    Optional<Integer> declaration = Optional.empty();
    for (String word : words) {
      if (word.startsWith("=") && declaration.isEmpty() && !acts.isEmpty()) {
        declaration = declared(word.substring(1));
        if (declaration.isEmpty()) {
          return refused(Refusal.UNKNOWN_SUIT, "\"" + shortened(word) + "\" names no suit or rank");
        }
        continue;
      }
      if (declaration.isPresent()) {
        return unknown("play " + String.join(" ", words));
      }
      int kind = Kind.parse(word);
      if (kind == Kind.NONE) {
        return noCard(word);
      }
      acts.add((several ? Acts.LAY : Acts.PLAY) + kind);
    }
    if (acts.isEmpty() || acts.size() > 1 && !several) {
      return unknown("play " + String.join(" ", words));
    }
    if (several) {
      acts.add(Acts.END);
    }
    return new ActLine(List.copyOf(acts), declaration, Optional.empty());
  }

  private static ActLine noCard(String word) {
    return refused(
        Refusal.UNKNOWN_CARD,
        "\"" + shortened(word) + "\" is no card; cards are such as 9H, 10S, KD, RJ");
  }

  private static Optional<Integer> declared(String word) {
    Optional<Integer> suit = Suit.parse(word).map(found -> Acts.SUIT + found.ordinal());
    int rank = Kind.parseRank(word);
    return suit.isPresent() || rank == Kind.NONE ? suit : Optional.of(Acts.RANK + rank);
  }

  private static ActLine lay(String word) {
    int kind = Kind.parse(word);
    return kind == Kind.NONE ? noCard(word) : of(Acts.LAY + kind);
  }

  private static ActLine suit(List<String> words, String line) {
    if (words.size() != 1) {
      return unknown(line);
    }
    return Suit.parse(words.getFirst())
        .map(suit -> of(Acts.SUIT + suit.ordinal()))
        .orElseGet(
            () ->
                refused(
                    Refusal.UNKNOWN_SUIT,
                    "\"" + shortened(words.getFirst()) + "\" is no suit; suits are C, D, H, S"));
  }

  private static ActLine rank(List<String> words, String line) {
    if (words.size() != 1) {
      return unknown(line);
    }
    int rank = Kind.parseRank(words.getFirst());
    return rank == Kind.NONE
        ? refused(
            Refusal.UNKNOWN_SUIT,
            "\"" + shortened(words.getFirst()) + "\" is no rank; ranks are A, 2 … 10, J, Q, K")
        : of(Acts.RANK + rank);
  }

  private static ActLine catching(List<String> words, List<String> names, String line) {
    if (words.isEmpty()) {
      return unknown(line);
    }
    int seat = seat(String.join(" ", words), names);
    return seat == Table.NOBODY
        ? refused(
            Refusal.NO_SUCH_SEAT,
            "nobody here is called \"" + shortened(String.join(" ", words)) + "\"")
        : of(Acts.CATCH + seat);
  }

  private static int seat(String word, List<String> names) {
    int named = names.indexOf(word);
    if (named >= 0) {
      return named;
    }
    for (int seat = 0; seat < names.size(); seat++) {
      if (names.get(seat).equalsIgnoreCase(word) || word.equals(String.valueOf(seat))) {
        return seat;
      }
    }
    return Table.NOBODY;
  }

  /** A single act as the notation writes it; a seat by its number. */
  static String text(int act) {
    if (Acts.card(act)) {
      return (act < Acts.LAY ? "play " : "lay ") + Kind.name(Acts.kind(act));
    }
    if (Acts.declares(act)) {
      return "suit " + Suit.of(act - Acts.SUIT).letter();
    }
    if (Acts.declaresRank(act)) {
      return "rank " + Kind.rankName(act - Acts.RANK);
    }
    if (Acts.catches(act)) {
      return "catch " + (act - Acts.CATCH);
    }
    return switch (act) {
      case Acts.DRAW -> "draw";
      case Acts.PASS -> "pass";
      case Acts.END -> "end";
      case Acts.CALL -> "call";
      case Acts.TAKE -> "take";
      case Acts.SAY -> "say";
      default -> throw new IllegalArgumentException("no act has the number " + act);
    };
  }
}
