package eightfold.crazier.play;

import eightfold.crazier.cards.Colour;
import eightfold.game.Match;
import java.util.List;

/**
 * Acts as numbers, fixed for all tables of this kind, and as text. A decision that takes several
 * options is made one by one: {@code pick X}, {@code pick Y}, and {@code choose picked}.
 */
public final class CrazierActs {
  static final int END = 0;
  static final int DRAW = 1;
  static final int FORGET = 2;
  static final int USE = 3;

  /** Nothing, or nothing more, is chosen. */
  static final int NO_MORE = 4;

  private static final int PLAY = 8;
  private static final int DISCARD = PLAY + 2 * Numbering.MOST_CARDS;
  private static final int COLOURS = 5;
  private static final int NO_COLOUR = COLOURS - 1;
  private static final int CHOOSE = DISCARD + COLOURS * Numbering.MOST_CARDS;
  private static final int PICK = CHOOSE + Numbering.MOST_CARDS;

  private CrazierActs() {}

  public static int play(int card, int side) {
    return PLAY + 2 * card + side;
  }

  /** A discard; {@code colour} is {@link Numbering#NONE} where none is named. */
  public static int discard(int card, int colour) {
    return DISCARD + COLOURS * card + (colour == Numbering.NONE ? NO_COLOUR : colour);
  }

  public static int choose(int option) {
    return CHOOSE + option;
  }

  public static int pick(int option) {
    return PICK + option;
  }

  public static boolean isPlay(int act) {
    return act >= PLAY && act < DISCARD;
  }

  public static boolean isDiscard(int act) {
    return act >= DISCARD && act < CHOOSE;
  }

  public static boolean isChoice(int act) {
    return act >= CHOOSE && act < PICK;
  }

  public static boolean isPick(int act) {
    return act >= PICK;
  }

  /** The card of a play or discard. */
  public static int card(int act) {
    return isPlay(act) ? (act - PLAY) / 2 : (act - DISCARD) / COLOURS;
  }

  public static int side(int act) {
    return (act - PLAY) % 2;
  }

  public static int colour(int act) {
    int colour = (act - DISCARD) % COLOURS;
    return colour == NO_COLOUR ? Numbering.NONE : colour;
  }

  public static int option(int act) {
    return isPick(act) ? act - PICK : act - CHOOSE;
  }

  /** Whether the act is one of the main phase. */
  public static boolean ofMainPhase(int act) {
    return act == END || isPlay(act) || isDiscard(act);
  }

  /** The verb of an act. */
  public static CrazierVerb verb(int act) {
    if (isPlay(act)) {
      return CrazierVerb.PLAY;
    }
    if (isDiscard(act)) {
      return CrazierVerb.DISCARD;
    }
    if (isPick(act)) {
      return CrazierVerb.PICK;
    }
    return switch (act) {
      case END -> CrazierVerb.END;
      case DRAW -> CrazierVerb.DRAW;
      case USE -> CrazierVerb.USE;
      case FORGET -> CrazierVerb.FORGET;
      default -> CrazierVerb.CHOOSE;
    };
  }

  /** A legal act as the notation writes it. */
  public static String text(CrazierTable table, int act) {
    if (isPlay(act)) {
      return "play " + table.zones.pack.withSide(card(act), side(act));
    }
    if (isDiscard(act)) {
      int colour = colour(act);
      return "discard "
          + table.zones.id(card(act))
          + (colour == Numbering.NONE ? "" : " as " + Colour.values()[colour].word());
    }
    if (isChoice(act) || isPick(act)) {
      OpenDecision.Kind kind =
          table.pending().map(OpenDecision::kind).orElse(OpenDecision.Kind.MAY);
      return (isPick(act) ? "pick " : "choose ") + option(table, kind, option(act));
    }
    String waiting =
        table
            .pending()
            .filter(question -> question.card() != Numbering.NONE)
            .map(question -> table.zones.id(question.card()))
            .orElse("draw");
    return switch (act) {
      case END -> "end";
      case DRAW -> "draw";
      case USE -> "use " + waiting;
      case FORGET -> "forget " + waiting;
      case NO_MORE ->
          table.pending().map(question -> question.picked().isEmpty()).orElse(true)
              ? "choose -"
              : "choose picked";
      default -> throw new IllegalArgumentException("no act has the number " + act);
    };
  }

  /** An option of a decision as the notation writes it; seats by their numbers. */
  public static String option(CrazierTable table, OpenDecision.Kind kind, int option) {
    return switch (kind) {
      case PLAYERS -> String.valueOf(option);
      case ASSETS, CARDS, ORDER, ORDER_CARDS -> table.zones.id(option);
      case COLOR -> Colour.values()[option].word();
      case SIDE -> option == 0 ? "a" : "b";
      case MAY, REMEMBER -> option == 1 ? "yes" : "no";
    };
  }

  /** The option that a word names, or {@link Numbering#NONE}. */
  public static int option(
      CrazierTable table, OpenDecision question, String word, List<String> names) {
    for (int option : question.options()) {
      boolean named =
          word.equalsIgnoreCase(option(table, question.kind(), option))
              || question.kind() == OpenDecision.Kind.PLAYERS
                  && option < names.size()
                  && word.equalsIgnoreCase(names.get(option));
      if (named) {
        return option;
      }
    }
    return Match.NOBODY;
  }
}
