package eightfold.lab;

import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.Opening;
import eightfold.game.Reply;
import eightfold.game.Verb;
import eightfold.game.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Deals of one game as a search sees them: begun from a seed as scenarios begin them, every legal
 * act of every seat, and what the cards are like.
 */
final class Deals {
  private final Game game;
  private final int seats;
  private final List<String> names;

  Deals(Game game, int seats) {
    this.game = game;
    this.seats = seats;
    names = IntStream.range(0, seats).mapToObj(Integer::toString).toList();
  }

  int seats() {
    return seats;
  }

  int plyLimit() {
    return game.plyLimit(seats);
  }

  Match begin(long seed) {
    Opening opening = Opening.of(seats).dealtBy(game.dealerBefore(0, seats));
    return game.begin(opening, new FastChance(seed));
  }

  /** An act by its number, of a seat. */
  record Choice(int seat, int act) {}

  /** All legal acts of all seats, the seat to act first. */
  List<Choice> choices(Match match) {
    List<Choice> choices = new ArrayList<>();
    int[] legal = new int[Match.MOST_LEGAL];
    int first = Math.max(0, match.turn());
    for (int i = 0; i < seats; i++) {
      int seat = (first + i) % seats;
      int count = match.legal(seat, legal);
      for (int j = 0; j < count; j++) {
        choices.add(new Choice(seat, legal[j]));
      }
    }
    return choices;
  }

  static boolean over(Match match) {
    return match.turn() == Match.NOBODY;
  }

  /** Whether an act moves a card whatever comes of it: it sheds, gives or takes one. */
  static boolean movesCards(Match match, Choice choice) {
    Verb verb = match.verb(choice.act());
    return verb.sheds() || verb.sort() == Verb.Sort.DRAWS;
  }

  /** A match that has gone on by this act. */
  static Match after(Match match, Choice choice) {
    Match next = match.copy();
    next.apply(choice.seat(), choice.act());
    return next;
  }

  static DeadEnd.Step step(Match match, Choice choice) {
    return new DeadEnd.Step(choice.seat(), match.text(choice.act()));
  }

  /** The hands, the stock and the pile. */
  List<Object> cards(Match match) {
    List<Object> cards = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      View view = match.view(seat);
      cards.add(view.hands().get(seat).cards());
      if (seat == 0) {
        cards.add(view.pile());
        cards.add(view.stock());
      }
    }
    return cards;
  }

  /** All that anybody may know of a position, but for how many acts led there. */
  List<Object> position(Match match) {
    List<Object> position = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      View view = match.view(seat);
      position.add(view.hands());
      position.add(view.legal());
      if (seat == 0) {
        position.add(view.pile());
        position.add(view.stock());
        position.add(view.turn() + view.awaits().word() + view.inForce().clockwise());
        position.add(view.inForce().suit() + "" + view.inForce().rank());
        position.add(view.inForce().pendingDraw() + "," + view.inForce().pendingSkip());
        position.add(view.standings());
      }
    }
    return position;
  }

  /**
   * Plays these acts from the deal on; an act that is refused is left out, with those of its place
   * that then are none. Empty where the deal ends on the way.
   */
  Optional<Line> replay(long seed, List<DeadEnd.Step> way) {
    Match match = begin(seed);
    List<DeadEnd.Step> taken = new ArrayList<>();
    for (DeadEnd.Step step : way) {
      if (over(match)) {
        return Optional.empty();
      }
      if (match.submit(step.seat(), step.act(), names) instanceof Reply.Taken) {
        taken.add(step);
      }
    }
    return over(match) ? Optional.empty() : Optional.of(new Line(match, seed, taken));
  }

  /** A position and how it came about. */
  record Line(Match match, long seed, List<DeadEnd.Step> way) {
    Line {
      way = List.copyOf(way);
    }
  }
}
