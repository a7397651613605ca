package eightfold.rules;

import java.util.List;
import java.util.Locale;

/** The sections of a rule sheet, in their order. */
enum Section {
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
  static List<Section> onSheet() {
    return List.of(values()).subList(0, NOWHERE.ordinal());
  }

  /** Those that speak of what a player does and what it counts. */
  static List<Section> aboutPlay() {
    return List.of(TURN, DRAW, LAST, OUT, POINTS, MATCH);
  }

  /** Where the sheet speaks of an element. */
  static Section of(Element element) {
    return switch (element) {
      case Element.DealRule rule -> of(rule);
      case Element.TurnRule rule -> of(rule);
      case Element.CallRule rule -> of(rule);
      case Element.ScoreRule rule -> of(rule);
      case Element.ConditionRule _ -> CONDITIONS;
      case Element.WordRule _ -> NOWHERE;
      case Element.Use use -> use.definition().section();
    };
  }

  private static Section of(Element.DealRule rule) {
    return switch (rule) {
      case Element.Players _,
          Element.Deck _,
          Element.Deal _,
          Element.Starter _,
          Element.Opening _ ->
          CARDS;
    };
  }

  private static Section of(Element.TurnRule rule) {
    return switch (rule) {
      case Element.Several _, Element.Turns _, Element.Matching _, Element.Factor _ -> TURN;
      case Element.On _ -> SPECIAL;
      case Element.Draw _, Element.Stock _ -> DRAW;
      case Element.Ruling _ -> RULINGS;
      case Element.Chosen _ -> CHOSEN;
    };
  }

  private static Section of(Element.CallRule rule) {
    return switch (rule) {
      case Element.Cheating _, Element.Speech _ -> TURN;
      case Element.Call _ -> LAST;
    };
  }

  private static Section of(Element.ScoreRule rule) {
    return switch (rule) {
      case Element.Last _, Element.Limit _ -> OUT;
      case Element.Points _, Element.Scoring _ -> POINTS;
      case Element.Match _ -> MATCH;
    };
  }

  /** Whether every sheet has the section, for its opening words. */
  boolean always() {
    return this == AIM || this == TURN || this == OUT;
  }

  /** Whether it begins with words of its own. */
  boolean introduced() {
    return always() || this == SPECIAL;
  }

  /** How the words of a language name it. */
  String key() {
    return name().toLowerCase(Locale.ROOT);
  }
}
