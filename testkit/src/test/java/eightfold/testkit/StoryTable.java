package eightfold.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

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
    List<String> names = Trial.names(story.start().seats());
    switch (story.start()) {
      case Story.Start.DealtOften(int seats, int deals) ->
          StoryOfDeals.play(
              story,
              IntStream.range(0, deals)
                  .mapToObj(seed -> DifferentialScenario.dealt(story.rules(), seats, seed))
                  .map(both -> new StoryTable(both, names)));
      case Story.Start.Dealt(int seats, int seed) ->
          new StoryTable(DifferentialScenario.dealt(story.rules(), seats, seed), names).all(story);
      case Story.Start.Laid laid -> new StoryTable(laid(story.rules(), laid), names).all(story);
    }
  }

  private static DifferentialScenario laid(String rules, Story.Start.Laid laid) {
    DifferentialScenario.Scenery scenery =
        DifferentialScenario.table(rules, laid.hands().toArray(String[]::new))
            .pile(laid.discard())
            .stock(laid.stock())
            .turn(laid.turn())
            .pending(laid.draw(), laid.skip())
            .scores(laid.scores().toArray(Integer[]::new));
    laid.suit().ifPresent(scenery::suit);
    return scenery.begins();
  }

  private void all(Story story) {
    story.moments().forEach(this::play);
  }

  /** Plays a moment that is the same in each deal. */
  void play(Story.Moment moment) {
    switch (moment) {
      case Story.Moment.Done(int who, String act, List<String> told) -> {
        if (told.equals(Story.ANYTHING)) {
          both.doesSomehow(seat(who), act);
        } else {
          both.does(seat(who), act, told.toArray(String[]::new));
        }
      }
      case Story.Moment.Refused(int who, String act, int code) ->
          both.refuses(seat(who), act, code);
      case Story.Moment.Holds(String key, String value) -> holds(key, value);
      case Story.Moment.DealsAgain _ -> both.dealsAgain();
      case Story.Moment.HoldsIn _, Story.Moment.Where _ ->
          throw new AssertionError("only a story of many deals can say " + moment);
    }
  }

  private int seat(int who) {
    return who == Story.DEALER ? view().dealer() : who;
  }

  /** The keys of {@code then}; what is said of a seat stands behind a point. */
  private void holds(String key, String value) {
    String[] parts = key.split("\\.", 2);
    Optional<String> of = parts.length == 2 ? Optional.of(parts[1]) : Optional.empty();
    switch (parts[0]) {
      case "penalisedFor" -> both.penalisedFor(value);
      case "says" -> both.says(of.orElseThrow(), value);
      case "acts" -> both.allows(seat(of), Story.list(value).toArray(String[]::new));
      default -> assertThat(stands(parts[0], of)).as(key).isEqualTo(value);
    }
  }

  /** How that stands, in the words of stories. */
  private String stands(String key, Optional<String> of) {
    return switch (key) {
      case "turn" -> name(view().turn());
      case "dealer" -> name(view().dealer());
      case "awaits" -> view().awaits().toString();
      case "opening" -> String.join("; ", opening());
      case "suit" -> view().inForce().suit().orElse("none");
      case "pending" -> "" + view().inForce().pendingDraw();
      case "score" ->
          view().standings().score().stream()
              .map(String::valueOf)
              .collect(Collectors.joining(", "));
      case "ending" -> view().standings().ending();
      case "deal" -> "" + view().deal();
      case "ply" -> "" + view().ply();
      case "stock" -> "" + view().stock();
      case "called" -> word(hand(of).called());
      case "owesCall" -> word(hand(of).owesCall());
      case "count" -> "" + hand(of).count();
      case "hand" -> sorted(hand(of).cards().stream());
      case "points" -> sorted(counted(hand(of)));
      case "unplayable" -> sorted(both.view(seat(of)).refusals().keySet().stream());
      default -> throw new AssertionError("a story cannot say " + key);
    };
  }

  private static Stream<String> counted(View.Hand hand) {
    return IntStream.range(0, hand.points().size())
        .mapToObj(i -> hand.cards().get(i) + "=" + hand.points().get(i));
  }

  private static String sorted(Stream<String> words) {
    String sorted = words.sorted().collect(Collectors.joining(" "));
    return sorted.isEmpty() ? "none" : sorted;
  }

  /** Whether something holds that is a matter of chance. */
  boolean chance(String key, String value) {
    return switch (key) {
      case "told" -> opening().stream().anyMatch(event -> event.startsWith(value));
      case "awaits" -> stands(key, Optional.empty()).equals(value);
      case "upcard" -> view().pile().getLast().matches(value);
      default -> throw new AssertionError("a story of many deals cannot say " + key);
    };
  }

  /** What was told when the table was set up, private cards left out. */
  private List<String> opening() {
    return both.opening().stream().map(event -> event.replaceAll(" \\[.*]", "")).toList();
  }

  private View view() {
    return both.view(0);
  }

  private int seat(Optional<String> name) {
    return names.indexOf(name.orElseThrow());
  }

  /** A hand as its seat sees it, or in the eyes of another: {@code Ann}, {@code Ann.Bob}. */
  private View.Hand hand(Optional<String> of) {
    List<String> seats = new ArrayList<>(List.of(of.orElseThrow().split("\\.")));
    int holder = names.indexOf(seats.getFirst());
    return both.view(names.indexOf(seats.getLast())).hands().get(holder);
  }

  private String name(int seat) {
    return seat < 0 ? "nobody" : names.get(seat);
  }

  private static String word(boolean yes) {
    return yes ? "yes" : "no";
  }
}
