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
          Element.LeaveOut _,
          Element.Jokers _,
          Element.Suits _,
          Element.Deal _,
          Element.Direction _,
          Element.Starter _,
          Element.JokersStay _,
          Element.Dealer _,
          Element.DealBySeatsLeft _,
          Element.StarterDraw _,
          Element.CutStarter _,
          Element.Opening _,
          Element.Goodies _,
          Element.FaceUp _ ->
          CARDS;
      case Element.ForcedPlay _,
          Element.WildsFollow _,
          Element.OwnWild _,
          Element.RankStays _,
          Element.EffectsInOrder _,
          Element.Several _,
          Element.LastEffectOnly _,
          Element.RunLastEffect _,
          Element.SetsOf _,
          Element.AnswersNoRun _,
          Element.Cheating _,
          Element.Alone _,
          Element.AnswersAlone _,
          Element.Factor _,
          Element.Pairs _,
          Element.Teams _,
          Element.Trades _,
          Element.NamesSaid _,
          Element.Phrase _,
          Element.WrongCardsStay _,
          Element.GrabSeconds _,
          Element.OnItsLike _,
          Element.ForcedCount _,
          Element.SilenceCosts _ ->
          TURN;
      case Element.On _ -> SPECIAL;
      case Element.Draw _,
          Element.AutoDraw _,
          Element.FreePass _,
          Element.DryPass _,
          Element.Stock _,
          Element.Pressure _,
          Element.StockCosts _ ->
          DRAW;
      case Element.Call _,
          Element.CallPenalty _,
          Element.CallIfEmptied _,
          Element.CallEachChange _,
          Element.CallUntilTurn _,
          Element.FalseCall _,
          Element.WrongCatch _,
          Element.CallBlocks _,
          Element.RevealLastWild _ ->
          LAST;
      case Element.LastOnly _,
          Element.LastNever _,
          Element.LastCosts _,
          Element.LastSays _,
          Element.LastEffect _,
          Element.Limit _ ->
          OUT;
      case Element.Points _,
          Element.Cancelling _,
          Element.Scoring _,
          Element.DoubledBy _,
          Element.WinnerScores _,
          Element.LateDraw _ ->
          POINTS;
      case Element.Match _, Element.Columns _, Element.ExactIsNothing _ -> MATCH;
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
