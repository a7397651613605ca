package eightfold.testkit.oracle;

import eightfold.game.Event;
import eightfold.rules.vocabulary.EventCondition;
import eightfold.testkit.oracle.Round.Task;
import java.util.List;
import java.util.Optional;

/**
 * Lines with conditions at work: all that one piece of work has set off, then all that these lines
 * set off, and so on (RULE-LANGUAGE, Conditions 1).
 */
final class Rounds {
  /** So many rounds one occasion may have. */
  private static final int MOST = 8;

  private Rounds() {}

  /**
   * A piece of work is done: the lines about what it has brought about come next, or with those of
   * the next round while a line waits for a seat to be named.
   */
  static void begin(Scene scene) {
    if (scene.over()) {
      return;
    }
    List<Happening> all = heard(scene);
    if (all.isEmpty()) {
      return;
    }
    scene
        .now()
        .find(Choice.class)
        .ifPresentOrElse(
            choice -> scene.becomes(choice.round(choice.round().and(all))),
            () -> setOff(scene, 1, all));
  }

  /** What lines have not heard of yet, which they have then. */
  private static List<Happening> heard(Scene scene) {
    List<Happening> all = scene.now().the(Occasion.class).all();
    scene.becomes(Occasion.NONE);
    return all;
  }

  private static void setOff(Scene scene, int number, List<Happening> all) {
    if (all.isEmpty()) {
      return;
    }
    List<Task> tasks = Triggers.tasks(scene.rules(), scene.now(), all);
    if (tasks.isEmpty()) {
      return;
    }
    if (number > MOST) {
      scene.tell("rules-stopped", Event.NOBODY);
      return;
    }
    boolean clockwise = scene.deal().clockwise();
    goOn(scene, new Round(number, clockwise, tasks, List.of()));
  }

  private static void goOn(Scene scene, Round round) {
    scene.then(new Work.Lines(round, Optional.empty()));
  }

  /** One consequence, or the question that goes before it; then the rest. */
  static void work(Scene scene, Work.Lines lines) {
    Round round = lines.round();
    if (round.over()) {
      setOff(scene, round.number() + 1, round.since());
    } else if (!round.task().holds().isEmpty()) {
      goOn(
          scene,
          round.held(
              round.task().holds().stream()
                  .allMatch(one -> held(scene, round.task().seat(), one))));
    } else if (!round.task().odds().isEmpty()) {
      EventCondition.ByChance odds = round.task().odds().getFirst();
      goOn(scene, round.thrown(Thrown.next(scene, 1, odds.in()) <= odds.times()));
    } else if (lines.named().isEmpty() && Selected.chosen(round.task().next())) {
      ask(scene, round);
    } else {
      Consequences.happen(scene, round, lines.named());
      goOn(scene, round.oneDone(heard(scene)));
    }
  }

  /** Whether the player of the line at work holds what it asks for. */
  private static boolean held(Scene scene, int seat, EventCondition.Counted asked) {
    long holds =
        scene.now().hand(seat).held().stream()
            .filter(kind -> CardsMeant.is(scene, seat, kind, asked.which(), asked.of()))
            .count();
    return Conditional.enough(asked, holds);
  }

  /** The player names a seat; all that was to be done waits for it. */
  private static void ask(Scene scene, Round round) {
    List<Work> waiting = scene.now().the(Agenda.class).work();
    Turn turn = scene.turn();
    scene.becomes(
        new Choice(round, turn.awaits(), waiting),
        turn.awaits(Awaits.TARGET),
        Agenda.EMPTY.first(new Work.CheckActs()));
  }

  /** The player has named a seat. */
  static void named(Scene scene, int named) {
    Choice choice = scene.now().the(Choice.class);
    scene.drops(Choice.class);
    scene.tell(new Event("named", scene.seat(), named, List.of(), List.of()));
    scene.becomes(scene.turn().awaits(choice.before()));
    scene.then(choice.waiting().toArray(Work[]::new));
    scene.then(new Work.Lines(choice.round(), Optional.of(named)));
  }
}
