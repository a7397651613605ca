package eightfold.testkit;

import eightfold.game.Catalogue;
import eightfold.game.Event;
import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.Position;
import eightfold.game.Reply;
import eightfold.game.SetupException;
import eightfold.game.View;
import eightfold.rules.text.RuleBookWriter;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.EventCondition;
import eightfold.testkit.Trial.Step;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Non-interference: two tables that differ only in cards hidden from a seat, at which the same is
 * done, tell that seat the same, up to the first public difference.
 */
public final class NonInterference {
  /**
   * What the tables may publicly differ in because of hidden cards: a seat that could not play
   * passed by itself, or had cards drawn for it; a card that lay hidden was turned up; the deal
   * ended, and hands were counted; a line worked for what a hand holds; a hand was shown for a
   * challenge; hidden cards were given or shown to the seat itself.
   */
  private static final Set<String> PUBLIC =
      Set.of(
          "passed",
          "drew",
          "pressure",
          "reshuffled",
          "revealed",
          "turned-up",
          "gave",
          "showed",
          "stole",
          "put-under",
          "put-in",
          "burned",
          "dealt",
          "exchanged",
          "deal-over",
          "scored",
          "game-over");

  /** How far twins are followed where nothing else is asked for. */
  private static final int MOST_ACTS = 40;

  private final Match one;
  private final Match other;
  private final int viewer;
  private final boolean callsTell;
  private final boolean handsTell;
  private final List<String> names;

  private NonInterference(
      Match one, Match other, int viewer, boolean callsTell, boolean handsTell) {
    this.one = one;
    this.other = other;
    this.viewer = viewer;
    this.callsTell = callsTell;
    this.handsTell = handsTell;
    this.names = Trial.names(one.seats());
  }

  /** What the viewer can tell the twins of a trial's rules apart by and should not. */
  public static Optional<String> difference(Catalogue catalogue, Trial trial, long seed) {
    FastChance chance = new FastChance(seed);
    Position position = RandomPositions.position(trial.book(), trial.seats(), chance.next());
    Game game = catalogue.fromRuleBook(RuleBookWriter.write(trial.book()));
    return difference(game, trial, position, chance.next(), MOST_ACTS);
  }

  /** The same from a position, for so many acts at most, by the game of the trial's rules. */
  static Optional<String> difference(
      Game game, Trial trial, Position position, long seed, int acts) {
    FastChance chance = new FastChance(seed);
    int viewer = chance.below(trial.seats());
    boolean faceUp = trial.book().find(Element.Deal.class).orElseThrow().faceUp() > 0;
    // no card lies face up, so that all hidden cards may change places
    Position hidden = faceUp ? withNoneFaceUp(position) : position;
    Position twin = exchanged(hidden, viewer, chance);
    long later = chance.next();
    try {
      Match one = game.arrange(hidden, new FastChance(later));
      Match other = game.arrange(twin, new FastChance(later));
      return new NonInterference(one, other, viewer, callsTell(trial), handsTell(trial))
          .run(new RandomPlayers(chance.next()), acts);
    } catch (SetupException e) {
      return Optional.empty();
    }
  }

  /** Where a call announces what cards a hand has, owing it tells of them, too. */
  private static boolean callsTell(Trial trial) {
    return trial
        .book()
        .find(Element.Call.class)
        .filter(call -> call.ifEmptied() || call.orOfOneRank() || !call.save().isEmpty())
        .isPresent();
  }

  /** Where what a hand holds has a line work, all may gather it from that (semantics 30.56). */
  private static boolean handsTell(Trial trial) {
    return trial.book().elements().stream()
        .filter(Element.When.class::isInstance)
        .map(Element.When.class::cast)
        .flatMap(line -> line.and().stream())
        .anyMatch(
            one ->
                one instanceof EventCondition.Counted counted
                    && counted.what() == EventCondition.Tally.HELD);
  }

  private Optional<String> run(RandomPlayers random, int acts) {
    if (!told(one.openingEvents()).equals(told(other.openingEvents()))
        || one.openingEvents().stream().anyMatch(this::bringsAHand)) {
      return Optional.empty();
    }
    for (int act = 0; act < acts; act++) {
      if (one.standings().dealOver() || other.standings().dealOver()) {
        return Optional.empty();
      }
      Optional<String> seen = seen();
      if (seen.isPresent()) {
        return handsTell || shownByARule() ? Optional.empty() : seen;
      }
      Step step = random.legal(one);
      Reply reply = one.submit(step.seat(), step.act(), names);
      Reply twins = other.submit(step.seat(), step.act(), names);
      if (!(reply instanceof Reply.Taken taken) || !(twins instanceof Reply.Taken same)) {
        return step.seat() == viewer
            ? Optional.of("legal at one table only: " + step)
            : Optional.empty();
      }
      Optional<String> differs = streams(taken.events(), same.events());
      if (differs.isPresent()) {
        return differs.get().isEmpty() ? Optional.empty() : differs;
      }
    }
    return Optional.empty();
  }

  private Optional<String> seen() {
    View mine = one.view(viewer);
    View twins = other.view(viewer);
    return mine.equals(twins)
        ? Optional.empty()
        : CanonicalView.difference(
            "one", CanonicalView.lines(mine), "its twin", CanonicalView.lines(twins));
  }

  /**
   * A last card that is wild, or one turned up by a reshuffle, is a public difference; so is a call
   * that announces a hand of one rank.
   */
  private boolean shownByARule() {
    for (int seat = 0; seat < one.seats(); seat++) {
      View.Hand mine = one.view(viewer).hands().get(seat);
      View.Hand twins = other.view(viewer).hands().get(seat);
      boolean calls = mine.owesCall() != twins.owesCall() || mine.called() != twins.called();
      if (seat != viewer && (!mine.cards().equals(twins.cards()) || callsTell && calls)) {
        return true;
      }
    }
    return false;
  }

  /** Empty if the streams are equal; an empty text if they differ as they may; else how. */
  private Optional<String> streams(List<Event> mine, List<Event> twins) {
    List<Event> told = mine.stream().map(event -> event.toldTo(viewer)).toList();
    List<Event> toldAtTheOther = twins.stream().map(event -> event.toldTo(viewer)).toList();
    for (int i = 0; i < Math.max(told.size(), toldAtTheOther.size()); i++) {
      String here = i < told.size() ? told.get(i).verb() : "";
      String there = i < toldAtTheOther.size() ? toldAtTheOther.get(i).verb() : "";
      boolean equal =
          i < told.size() && i < toldAtTheOther.size() && told.get(i).equals(toldAtTheOther.get(i));
      if (!equal) {
        boolean may = handsTell || isPublic(here) || isPublic(there);
        return Optional.of(may ? "" : told(mine) + " but " + told(twins));
      }
    }
    return told.stream().anyMatch(this::bringsAHand) ? Optional.of("") : Optional.empty();
  }

  /** Whether the viewer has got a hand that was hidden from it. */
  private boolean bringsAHand(Event event) {
    return event.verb().equals("swapped") && (event.seat() == viewer || event.other() == viewer);
  }

  private boolean isPublic(String verb) {
    return PUBLIC.contains(verb) || callsTell && verb.equals("penalised");
  }

  private List<String> told(List<Event> events) {
    return CanonicalView.events(events.stream().map(event -> event.toldTo(viewer)).toList(), names);
  }

  private static Position withNoneFaceUp(Position of) {
    return with(of, of.hands(), of.stock(), Map.of("faceUp", Map.of()));
  }

  /** The same position, the cards that the viewer does not see among themselves exchanged. */
  private static Position exchanged(Position of, int viewer, FastChance chance) {
    List<String> unseen = new ArrayList<>(of.stock());
    for (int seat = 0; seat < of.hands().size(); seat++) {
      if (seat != viewer) {
        unseen.addAll(of.hands().get(seat));
      }
    }
    for (int i = unseen.size() - 1; i > 0; i--) {
      Collections.swap(unseen, i, chance.below(i + 1));
    }
    List<String> stock = take(unseen, of.stock().size());
    List<List<String>> hands = new ArrayList<>();
    for (int seat = 0; seat < of.hands().size(); seat++) {
      List<String> hand = of.hands().get(seat);
      hands.add(seat == viewer ? hand : take(unseen, hand.size()));
    }
    return with(of, hands, stock, of.more());
  }

  private static List<String> take(List<String> from, int number) {
    List<String> first = List.copyOf(from.subList(0, number));
    from.subList(0, number).clear();
    return first;
  }

  private static Position with(
      Position of, List<List<String>> hands, List<String> stock, Map<String, Object> more) {
    return new Position(
        hands,
        of.discard(),
        stock,
        of.restUnder(),
        of.dealer(),
        of.turn(),
        of.suit(),
        of.rank(),
        of.direction(),
        of.pendingDraw(),
        of.pendingSkip(),
        of.scores(),
        of.deal(),
        more);
  }
}
