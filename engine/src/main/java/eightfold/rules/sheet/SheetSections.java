package eightfold.rules.sheet;

import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.Section;

/** Which section of a rule sheet speaks of which line. */
final class SheetSections {
  private SheetSections() {}

  /** Where the sheet speaks of an element. */
  static Section of(Element element) {
    return switch (element) {
      case Element.DealRule rule -> of(rule);
      case Element.TurnRule rule -> of(rule);
      case Element.CallRule rule -> of(rule);
      case Element.ScoreRule rule -> of(rule);
      case Element.ConditionRule _ -> Section.CONDITIONS;
      case Element.PackRule _ -> Section.NOWHERE; // the line about the deck tells of all of it
      case Element.WordRule _ -> Section.NOWHERE;
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
          Section.CARDS;
    };
  }

  private static Section of(Element.TurnRule rule) {
    return switch (rule) {
      case Element.Several _, Element.Turns _, Element.Matching _, Element.Factor _ -> Section.TURN;
      case Element.On _ -> Section.SPECIAL;
      case Element.Draw _, Element.Stock _ -> Section.DRAW;
      case Element.Ruling _ -> Section.RULINGS;
      case Element.Chosen _ -> Section.CHOSEN;
    };
  }

  private static Section of(Element.CallRule rule) {
    return switch (rule) {
      case Element.Cheating _, Element.Speech _ -> Section.TURN;
      case Element.Call _ -> Section.LAST;
    };
  }

  private static Section of(Element.ScoreRule rule) {
    return switch (rule) {
      case Element.Last _, Element.Limit _ -> Section.OUT;
      case Element.Points _, Element.Scoring _ -> Section.POINTS;
      case Element.Match _ -> Section.MATCH;
    };
  }
}
