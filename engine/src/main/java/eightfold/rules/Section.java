package eightfold.rules;

import java.util.Locale;

/** The sections of a rule sheet, in their order. */
enum Section {
  CHOSEN,
  AIM,
  CARDS,
  TURN,
  SPECIAL,
  DRAW,
  LAST,
  OUT,
  POINTS,
  MATCH,
  RULINGS;

  /** Where the sheet speaks of an element. */
  static Section of(Element element) {
    return switch (element) {
      case Element.Players _,
          Element.Deck _,
          Element.Packs _,
          Element.Jokers _,
          Element.Suits _,
          Element.Deal _,
          Element.Direction _,
          Element.Starter _,
          Element.StarterDraw _,
          Element.Opening _,
          Element.Goodies _,
          Element.FaceUp _ ->
          CARDS;
      case Element.ForcedPlay _,
          Element.WildsFollow _,
          Element.Several _,
          Element.LastEffectOnly _,
          Element.Alone _,
          Element.AnswersAlone _,
          Element.Factor _,
          Element.SilenceCosts _ ->
          TURN;
      case Element.On _ -> SPECIAL;
      case Element.Draw _,
          Element.AutoDraw _,
          Element.FreePass _,
          Element.DryPass _,
          Element.Stock _ ->
          DRAW;
      case Element.Call _,
          Element.CallPenalty _,
          Element.FalseCall _,
          Element.CallBlocks _,
          Element.RevealLastWild _ ->
          LAST;
      case Element.LastOnly _,
          Element.LastNever _,
          Element.LastCosts _,
          Element.LastSays _,
          Element.Limit _ ->
          OUT;
      case Element.Points _,
          Element.Scoring _,
          Element.DoubledBy _,
          Element.WinnerScores _,
          Element.LateDraw _ ->
          POINTS;
      case Element.Match _, Element.Columns _ -> MATCH;
      case Element.Ruling _ -> RULINGS;
      case Element.Chosen _ -> CHOSEN;
    };
  }

  /** Whether every sheet has the section, for its opening words. */
  boolean always() {
    return this == AIM || this == TURN || this == OUT;
  }

  /** How the words of a language name it. */
  String key() {
    return name().toLowerCase(Locale.ROOT);
  }
}
