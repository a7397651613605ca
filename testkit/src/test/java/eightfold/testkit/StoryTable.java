package eightfold.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.View;
import java.util.List;
import java.util.Optional;

/** Plays a story on kernel and oracle, which must agree on everything before anything else. */
final class StoryTable {
  private final DifferentialScenario both;
  private final List<String> names;

  private StoryTable(DifferentialScenario both, List<String> names) {
    this.both = both;
    this.names = names;
  }

  /** Plays it to its end; what does not come as it says is an error. */
  static void play(Story story) {
    StoryTable table = new StoryTable(begun(story), Trial.names(story.start().seats()));
    story.moments().forEach(table::play);
  }

  private static DifferentialScenario begun(Story story) {
    return switch (story.start()) {
      case Story.Start.Dealt(int seats, int seed) ->
          DifferentialScenario.dealt(story.rules(), seats, seed);
      case Story.Start.Laid laid -> {
        DifferentialScenario.Scenery scenery =
            DifferentialScenario.table(story.rules(), laid.hands().toArray(String[]::new))
                .pile(laid.discard())
                .stock(laid.stock())
                .turn(laid.turn())
                .pending(laid.draw(), laid.skip())
                .scores(laid.scores().toArray(Integer[]::new));
        laid.suit().ifPresent(scenery::suit);
        yield scenery.begins();
      }
    };
  }

  private void play(Story.Moment moment) {
    switch (moment) {
      case Story.Moment.Done(int seat, String act, List<String> told) ->
          both.does(seat, act, told.toArray(String[]::new));
      case Story.Moment.Refused(int seat, String act, int code) -> both.refuses(seat, act, code);
      case Story.Moment.Holds(String key, String value) -> holds(key, value);
    }
  }

  /** The keys of {@code then}; what is said of a seat stands behind a point. */
  private void holds(String key, String value) {
    String[] parts = key.split("\\.", 2);
    Optional<String> of = parts.length == 2 ? Optional.of(parts[1]) : Optional.empty();
    switch (parts[0]) {
      case "turn" -> assertThat(name(view().turn())).as(key).isEqualTo(value);
      case "awaits" -> assertThat(view().awaits()).as(key).hasToString(value);
      case "suit" -> assertThat(view().inForce().suit().orElse("none")).as(key).isEqualTo(value);
      case "score" -> assertThat(score()).as(key).isEqualTo(value);
      case "penalisedFor" -> both.penalisedFor(value);
      case "says" -> both.says(of.orElseThrow(), value);
      case "acts" -> both.allows(seat(of), Story.list(value).toArray(String[]::new));
      case "called" -> assertThat(word(hand(of).called())).as(key).isEqualTo(value);
      case "owesCall" -> assertThat(word(hand(of).owesCall())).as(key).isEqualTo(value);
      default -> throw new AssertionError("a story cannot say " + key);
    }
  }

  private View view() {
    return both.view(0);
  }

  private String score() {
    return String.join(
        ", ", view().standings().score().stream().map(points -> points.toString()).toList());
  }

  private int seat(Optional<String> name) {
    return names.indexOf(name.orElseThrow());
  }

  private View.Hand hand(Optional<String> name) {
    return view().hands().get(seat(name));
  }

  private String name(int seat) {
    return seat < 0 ? "nobody" : names.get(seat);
  }

  private static String word(boolean yes) {
    return yes ? "yes" : "no";
  }
}
