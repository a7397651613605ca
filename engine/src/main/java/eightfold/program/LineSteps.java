package eightfold.program;

import eightfold.cards.Pack;
import eightfold.rules.vocabulary.CardWording;
import eightfold.rules.vocabulary.Consequence;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.OtherSeat;
import java.util.ArrayList;
import java.util.List;

/** Puts together what {@code when} lines bring about, and all that may have to be said. */
final class LineSteps {
  private final Pack pack;
  private final long wild;
  private final int seats;
  private final List<List<LineStep>> lines = new ArrayList<>();
  private final List<LineStep.Say> sayings = new ArrayList<>();

  LineSteps(Pack pack, List<Element.When> all, long wild, int seats) {
    this.pack = pack;
    this.wild = wild;
    this.seats = seats;
    for (Element.When line : all) {
      lines.add(line(line));
    }
  }

  /** By line, what it brings about. */
  List<List<LineStep>> lines() {
    return List.copyOf(lines);
  }

  /** All that may have to be said, in the order of the book. */
  List<LineStep.Say> sayings() {
    return List.copyOf(sayings);
  }

  private List<LineStep> line(Element.When line) {
    List<LineStep> steps = new ArrayList<>();
    for (Consequence one : line.then()) {
      steps.add(step(one, steps));
    }
    return List.copyOf(steps);
  }

  private LineStep step(Consequence one, List<LineStep> before) {
    return switch (one) {
      case Consequence.LosesTurns loses -> loses(loses);
      case Consequence.MustPlay play -> mustPlay(play);
      case Consequence.Says says -> say(says, before);
      case Consequence.WholeHands hands -> hands(hands);
      case Consequence.Moves moves -> move(moves);
      case Effect.AtOnce(Effect.What what) -> atOnce(what);
      case Effect.Decides(Effect.Choice what, int cards, OtherSeat who) ->
          new LineStep.Decide(CardDecision.of(what), who, cards);
    };
  }

  private static LineStep atOnce(Effect.What what) {
    return switch (what) {
      case REVERSE -> new LineStep.Reverse();
      case GOES_LEFT -> new LineStep.Goes(true);
      case GOES_RIGHT -> new LineStep.Goes(false);
      case AGAIN -> new LineStep.Again();
      case TURNS_UP -> new LineStep.TurnUp();
      case DECLARES_SUIT -> new LineStep.DeclareSuit();
      case SILENCE,
          REPEAT,
          GIVES_TO_OTHERS,
          PASS_HANDS_LEFT,
          PASS_HANDS_RIGHT,
          PASS_HANDS_ON,
          NEXT_SHOWS_HAND,
          OTHERS_SHOW_HANDS,
          AGAIN_WITH_TWO,
          SKIP_WITH_TWO,
          OWN_SUIT,
          LEAVES_IN_FORCE,
          SISTER_SUIT ->
          throw new IllegalStateException("no line brings about " + what);
    };
  }

  private LineStep loses(Consequence.LosesTurns loses) {
    return switch (loses.how()) {
      case MISSES -> new LineStep.Miss(loses.who(), Quantity.of(loses.turns(), seats));
      case SKIPS -> new LineStep.Skip(Quantity.of(loses.seats(), seats));
      case TURN_GOES -> new LineStep.TurnGoes(loses.who());
    };
  }

  private static LineStep hands(Consequence.WholeHands hands) {
    return switch (hands.what()) {
      case SWAP -> new LineStep.SwapHands(hands.who());
      case SHOW -> new LineStep.ShowHand(hands.who(), hands.to(), hands.toAll());
      case PASS -> new LineStep.PassHands(hands.way());
      case REDEAL -> new LineStep.Redeal();
    };
  }

  private LineStep move(Consequence.Moves moves) {
    if (moves.route() == Consequence.Route.DRAWS) {
      return new LineStep.Draw(moves.who(), Quantity.of(moves.cards(), seats));
    }
    return new LineStep.Move(
        moves.route(),
        moves.who(),
        Quantity.of(moves.cards(), seats),
        Holding.all(moves.which(), moves.of(), wild),
        moves.from(),
        moves.to());
  }

  private LineStep mustPlay(Consequence.MustPlay play) {
    long kinds = play.cards().mask(wild);
    return new LineStep.MustPlay(play.who(), play.not() ? pack.all() & ~kinds : kinds);
  }

  private LineStep say(Consequence.Says says, List<LineStep> before) {
    String words = says.words();
    int cost = says.cards();
    int saying = sayings.size();
    for (LineStep step : before) {
      if (step instanceof LineStep.Say say && say.cost() == cost && say.words().equals(words)) {
        saying = say.saying();
      }
    }
    boolean ofCard = words.isEmpty() || CardWording.asksForCard(words);
    LineStep.Say say = new LineStep.Say(says.who(), words, cost, saying, ofCard);
    sayings.add(say);
    return say;
  }
}
