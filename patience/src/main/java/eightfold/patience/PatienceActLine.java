package eightfold.patience;

import eightfold.cards.Kind;
import eightfold.cards.Pack;
import eightfold.game.Refusal;
import eightfold.game.Verb;
import eightfold.game.Verb.Shape;
import eightfold.game.Verb.Sort;
import eightfold.message.Message;
import java.util.List;
import java.util.Locale;

/** A line of the notation (page 2) as a patience understands it. */
sealed interface PatienceActLine {
  /** What a patience reads as an act; all but a play it refuses with its reason. */
  List<Verb> VERBS =
      List.of(
          verb("play", Sort.SHEDS, Shape.CARDS),
          verb("end", Sort.DECIDES, Shape.ALONE),
          verb("suit", Sort.DECLARES, Shape.SUIT),
          verb("rank", Sort.DECLARES, Shape.RANK),
          verb("draw", Sort.DRAWS, Shape.ALONE),
          verb("pass", Sort.PASSES, Shape.ALONE),
          verb("call", Sort.CALLS, Shape.ALONE),
          verb("catch", Sort.CATCHES, Shape.SEAT),
          verb("challenge", Sort.CATCHES, Shape.ALONE),
          verb("grab", Sort.GRABS, Shape.ALONE));

  private static Verb verb(String word, Sort sort, Shape shape) {
    return new Verb.Named(word, sort, shape);
  }

  /** The number of the act that plays a kind: the same. */
  static int act(int kind) {
    return kind;
  }

  /** The kind that an act plays. */
  static int kind(int act) {
    return act;
  }

  /** A card is to be played; nothing says yet that it may be. */
  record Play(int kind) implements PatienceActLine {}

  /** The line is refused as it is written, or asks for what there never is in these games. */
  record Wrong(Refusal refusal) implements PatienceActLine {}

  /**
   * Reads a line.
   *
   * @param player whether the player says it, and not somebody who has no seat
   * @param names the seats' names
   */
  static PatienceActLine read(String line, boolean player, List<String> names) {
    List<String> words = List.of(line.strip().split("\\s+"));
    String verb = words.getFirst().toLowerCase(Locale.ROOT);
    List<String> rest = words.subList(1, words.size());
    return switch (verb) {
      case "play" -> play(rest, line);
      case "suit", "rank" -> rest.size() == 1 ? declaration(verb, rest, player) : unknown(line);
      case "catch" -> rest.isEmpty() ? unknown(line) : caught(String.join(" ", rest), names);
      default -> rest.isEmpty() ? alone(verb, line, player) : unknown(line);
    };
  }

  private static PatienceActLine play(List<String> words, String line) {
    boolean declares = words.size() == 2 && words.get(1).startsWith("=");
    if (words.size() != 1 && !declares) {
      return unknown(line);
    }
    int kind = PatienceRules.PACK.parse(words.getFirst());
    if (kind == Kind.NONE) {
      return wrong(
          Refusal.UNKNOWN_CARD,
          Message.of("patience.no-card").with("word", shortened(words.getFirst())));
    }
    // nothing is ever declared here, so that the addition is passed over if it is well-formed
    String declared = declares ? words.get(1).substring(1) : "";
    if (declares
        && PatienceRules.PACK.parseSuit(declared) == Pack.NONE
        && PatienceRules.PACK.parseRank(declared) == Kind.NONE) {
      return malformed(words.get(1));
    }
    return new Play(kind);
  }

  private static PatienceActLine declaration(String verb, List<String> words, boolean player) {
    String word = words.getFirst();
    boolean known =
        verb.equals("suit")
            ? PatienceRules.PACK.parseSuit(word) != Pack.NONE
            : PatienceRules.PACK.parseRank(word) != Kind.NONE;
    return known
        ? inTurn(player, Refusal.NOTHING_TO_DECLARE, Message.of("patience.nothing-declared"))
        : malformed(word);
  }

  private static PatienceActLine malformed(String word) {
    return wrong(
        Refusal.UNKNOWN_SUIT,
        Message.of("refusals.neither-suit-nor-rank").with("word", shortened(word)));
  }

  private static PatienceActLine caught(String name, List<String> names) {
    boolean seated = name.equals("0") || names.stream().anyMatch(name::equalsIgnoreCase);
    return seated
        ? wrong(Refusal.CALL_NOT_VALID, Message.of("patience.no-calls"))
        : wrong(Refusal.NO_SUCH_SEAT, Message.of("refusals.nobody").with("word", shortened(name)));
  }

  private static PatienceActLine alone(String verb, String line, boolean player) {
    return switch (verb) {
      case "draw" -> inTurn(player, Refusal.MAY_NOT_DRAW, Message.of("patience.no-drawing"));
      case "pass", "end" -> inTurn(player, Refusal.MAY_NOT_PASS, Message.of("patience.no-passing"));
      case "call" -> wrong(Refusal.CALL_NOT_VALID, Message.of("patience.no-calls"));
      case "grab" -> wrong(Refusal.CALL_NOT_VALID, Message.of("patience.nothing-to-grab"));
      case "challenge" ->
          wrong(Refusal.NOTHING_TO_CHALLENGE, Message.of("patience.nothing-to-challenge"));
      default -> unknown(line);
    };
  }

  private static PatienceActLine inTurn(boolean player, int code, Message message) {
    return player
        ? wrong(code, message)
        : wrong(Refusal.NOT_YOUR_TURN, Message.of("refusals.not-your-turn"));
  }

  private static PatienceActLine unknown(String line) {
    return wrong(
        Refusal.UNKNOWN_ACT,
        Message.of("patience.unknown-act")
            .with("line", shortened(line.strip()))
            .with("acts", List.of("play 9H")));
  }

  private static PatienceActLine wrong(int code, Message message) {
    return new Wrong(new Refusal(code, message));
  }

  private static String shortened(String text) {
    return text.length() <= 40 ? text : text.substring(0, 40) + "…";
  }
}
