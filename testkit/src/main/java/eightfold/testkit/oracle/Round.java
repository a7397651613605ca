package eightfold.testkit.oracle;

import eightfold.rules.vocabulary.Consequence;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.EventCondition;
import java.util.ArrayList;
import java.util.List;

/**
 * Lines that one occasion has set off, in the order in which they work (RULE-LANGUAGE, Conditions
 * 1).
 *
 * @param number 1 for what an act has set off itself, one more for what that sets off, and so on
 * @param clockwise the direction when the occasion arose, by which all its seats go
 * @param tasks what is still to be done
 * @param since what that has brought about so far
 */
public record Round(int number, boolean clockwise, List<Task> tasks, List<Happening> since) {
  public Round {
    tasks = List.copyOf(tasks);
    since = List.copyOf(since);
  }

  /**
   * A line at work for a seat.
   *
   * @param line its place among the {@code when} lines of the book
   * @param rule what it says
   * @param seat its player
   * @param kind the card that it is about, or {@link eightfold.cards.Kind#NONE}
   * @param holds what its player has to hold, which is still to be looked at
   * @param odds what is still to be thrown before it works
   * @param done how many of its consequences have happened
   */
  public record Task(
      int line,
      Element.When rule,
      int seat,
      int kind,
      List<EventCondition.Counted> holds,
      List<EventCondition.ByChance> odds,
      int done) {
    public Task {
      holds = List.copyOf(holds);
      odds = List.copyOf(odds);
    }

    /** One of which nothing has happened yet. */
    static Task of(int line, Element.When rule, int seat, int kind) {
      return new Task(
          line,
          rule,
          seat,
          kind,
          of(EventCondition.Counted.class, rule).stream()
              .filter(counted -> counted.what() == EventCondition.Tally.HELD)
              .toList(),
          of(EventCondition.ByChance.class, rule),
          0);
    }

    private static <C extends EventCondition> List<C> of(Class<C> type, Element.When rule) {
      return rule.and().stream().filter(type::isInstance).map(type::cast).toList();
    }

    boolean over() {
      return done == rule.then().size();
    }

    Consequence next() {
      return rule.then().get(done);
    }

    Task oneDone() {
      return new Task(line, rule, seat, kind, holds, odds, done + 1);
    }

    Task held() {
      return new Task(line, rule, seat, kind, List.of(), odds, done);
    }

    Task thrown() {
      return new Task(line, rule, seat, kind, holds, odds.subList(1, odds.size()), done);
    }
  }

  boolean over() {
    return tasks.isEmpty();
  }

  Task task() {
    return tasks.getFirst();
  }

  /** The same when the hand of the player is as the first task asks; else that is over. */
  Round held(boolean asAsked) {
    return first(asAsked ? List.of(task().held()) : List.of());
  }

  /** The same when a throw has favoured the first task, or has not, by which it is over. */
  Round thrown(boolean favoured) {
    return first(favoured ? List.of(task().thrown()) : List.of());
  }

  private Round first(List<Task> instead) {
    List<Task> left = new ArrayList<>(instead);
    left.addAll(tasks.subList(1, tasks.size()));
    return new Round(number, clockwise, left, since);
  }

  /** The same when more has happened, whatever has brought it about. */
  Round and(List<Happening> more) {
    List<Happening> all = new ArrayList<>(since);
    all.addAll(more);
    return new Round(number, clockwise, tasks, all);
  }

  /** The same when the next consequence has happened and brought that about. */
  Round oneDone(List<Happening> more) {
    Task task = task().oneDone();
    return first(task.over() ? List.of() : List.of(task)).and(more);
  }
}
