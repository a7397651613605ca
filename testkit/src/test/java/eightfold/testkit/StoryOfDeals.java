package eightfold.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;

/** Plays a story at many tables, and counts at how many of them it goes so and so. */
final class StoryOfDeals {
  /** How many deals have come to a moment, and in how many of them it held. */
  private static final class Count {
    private int came;
    private int held;
  }

  private final Story story;
  private final Map<Story.Moment, Count> counts = new HashMap<>();

  private StoryOfDeals(Story story) {
    this.story = story;
  }

  /** Plays it at all of these tables; what does not come as it says is an error. */
  static void play(Story story, Stream<StoryTable> tables) {
    StoryOfDeals deals = new StoryOfDeals(story);
    tables.forEach(deals::play);
    story.moments().forEach(deals::look);
  }

  private void play(StoryTable table) {
    for (Story.Moment moment : story.moments()) {
      switch (moment) {
        case Story.Moment.HoldsIn(var _, String key, String value) ->
            count(moment, table.chance(key, value));
        case Story.Moment.Where(String key, String value) -> {
          boolean goesOn = table.chance(key, value);
          count(moment, goesOn);
          if (!goesOn) {
            return;
          }
        }
        case Story.Moment.Done _,
            Story.Moment.Refused _,
            Story.Moment.Holds _,
            Story.Moment.DealsAgain _ ->
            table.play(moment);
      }
    }
  }

  private void count(Story.Moment moment, boolean holds) {
    Count count = counts.computeIfAbsent(moment, _ -> new Count());
    count.came++;
    count.held += holds ? 1 : 0;
  }

  private void look(Story.Moment moment) {
    Count count = counts.getOrDefault(moment, new Count());
    switch (moment) {
      case Story.Moment.HoldsIn(Story.Share share, var _, var _) -> {
        assertThat(count.came).as("deals that come to %s", moment).isPositive();
        switch (share) {
          case ALWAYS -> assertThat(count.held).as(moment.toString()).isEqualTo(count.came);
          case NEVER -> assertThat(count.held).as(moment.toString()).isZero();
          case SOMETIMES ->
              assertThat(count.held).as(moment.toString()).isBetween(1, count.came - 1);
        }
      }
      case Story.Moment.Where _ ->
          assertThat(count.held).as(moment.toString()).isBetween(1, count.came - 1);
      case Story.Moment.Done _,
          Story.Moment.Refused _,
          Story.Moment.Holds _,
          Story.Moment.DealsAgain _ -> {
        // looked at in each deal
      }
    }
  }
}
