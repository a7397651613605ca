package eightfold.rules.vocabulary;

import java.util.List;
import java.util.Locale;

/** The sections of a rule sheet, in their order. */
public enum Section {
  CHOSEN,
  AIM,
  CARDS,
  TURN,
  SPECIAL,
  CONDITIONS,
  DRAW,
  LAST,
  OUT,
  POINTS,
  MATCH,
  RULINGS,
  /** What stands on no sheet. */
  NOWHERE;

  /** The sections that a sheet has. */
  public static List<Section> onSheet() {
    return List.of(values()).subList(0, NOWHERE.ordinal());
  }

  /** Those that speak of what a player does and what it counts. */
  public static List<Section> aboutPlay() {
    return List.of(TURN, DRAW, LAST, OUT, POINTS, MATCH);
  }

  /** Whether every sheet has the section, for its opening words. */
  public boolean always() {
    return this == AIM || this == TURN || this == OUT;
  }

  /** Whether it begins with words of its own. */
  public boolean introduced() {
    return always() || this == SPECIAL;
  }

  /** How the words of a language name it. */
  public String key() {
    return name().toLowerCase(Locale.ROOT);
  }
}
