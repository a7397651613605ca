package eightfold.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Awaits;
import eightfold.game.FastChance;
import eightfold.game.Match;
import eightfold.game.Reply;
import eightfold.game.SearchableMatch;
import eightfold.game.Verb;
import eightfold.game.View;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What the face says of acts: who is waited for, what an act is, what it may cost. Source: issue
 * 11, point 5; whether an act cost cards is seen by doing it.
 */
class FaceTest {
  private static final int ACTS = 120;

  static Stream<Tables.Named> tables() {
    return Tables.ofAllGames();
  }

  private static List<String> names(Match match) {
    return IntStream.range(0, match.seats()).mapToObj(seat -> "Seat" + seat).toList();
  }

  /** Goes through a deal at random and looks at it before each act. */
  private static void through(Tables.Named named, java.util.function.Consumer<Match> look) {
    Match match = named.begin();
    FastChance chance = new FastChance(11);
    int[] into = new int[Match.MOST_LEGAL];
    for (int act = 0; act < ACTS && match.turn() != Match.NOBODY; act++) {
      look.accept(match);
      int seat = chance.below(match.seats());
      int count = match.legal(seat, into);
      while (count == 0) {
        seat = (seat + 1) % match.seats();
        count = match.legal(seat, into);
      }
      match.apply(seat, into[chance.below(count)]);
    }
  }

  @Sampled
  @MethodSource("tables")
  void the_verb_of_an_act_is_the_first_word_of_its_text(Tables.Named named) {
    through(
        named,
        match -> {
          int[] into = new int[Match.MOST_LEGAL];
          for (int seat = 0; seat < match.seats(); seat++) {
            int count = match.legal(seat, into);
            for (int i = 0; i < count; i++) {
              assertThat(match.verb(into[i])).isEqualTo(verb(match, match.text(into[i])));
            }
          }
        });
  }

  @Sampled
  @MethodSource("tables")
  void who_is_waited_for_can_act_in_turn_and_nobody_else(Tables.Named named) {
    through(
        named,
        match -> {
          boolean together = match.awaits().together();
          assertThat(match.awaits()).isNotEqualTo(Awaits.NOTHING);
          assertThat(match.actors().list()).isNotEmpty();
          assertThat(match.actors().contains(match.turn()) || together).isTrue();
          for (int seat = 0; seat < match.seats(); seat++) {
            View view = match.view(seat);
            boolean decides =
                view.legal().stream()
                    .map(act -> verb(match, act))
                    .anyMatch(verb -> verb.inTurn() || verb.sort() == Verb.Sort.GRABS);
            assertThat(match.actors().contains(seat)).as("seat " + seat).isEqualTo(decides);
            assertThat(view.actors()).isEqualTo(match.actors());
          }
        });
  }

  @Sampled
  @MethodSource("tables")
  void a_view_lists_the_acts_of_the_match_and_besides_only_plays_that_end_the_turn(
      Tables.Named named) {
    through(
        named,
        match -> {
          int[] into = new int[Match.MOST_LEGAL];
          for (int seat = 0; seat < match.seats(); seat++) {
            int count = match.legal(seat, into);
            List<String> listed =
                IntStream.range(0, count).mapToObj(i -> match.text(into[i])).toList();
            List<String> legal = new ArrayList<>(match.view(seat).legal());
            assertThat(legal).containsAll(listed);
            legal.removeAll(listed);
            for (String more : legal) {
              assertThat(listed).contains(more.replaceFirst("^play ", "lay "));
              Match after = match.copy();
              assertThat(after.submit(seat, more, names(match))).isInstanceOf(Reply.Taken.class);
              assertThat(after.awaits()).isNotEqualTo(Awaits.of("more"));
            }
          }
        });
  }

  @Sampled
  @MethodSource("tables")
  void what_is_shuffled_later_is_apart_from_the_cards(Tables.Named named) {
    SearchableMatch match = named.begin();
    SearchableMatch other = match.copy();
    other.chance(new FastChance(99));
    assertThat(other.hash()).isEqualTo(match.hash());
    Match third = match.copy();
    third.chance(match.chance().copy());
    FastChance same = new FastChance(99);
    for (int i = 0; i < 10; i++) {
      assertThat(other.chance().below(1_000)).isEqualTo(same.below(1_000));
      assertThat(third.chance().below(1_000)).isEqualTo(match.chance().below(1_000));
    }
  }

  /** The acts that can cost their player cards at once, if any does. */
  private static Set<String> doubtful(Match match, View view) {
    Set<String> acts = new HashSet<>(view.risky().keySet());
    acts.add("call");
    IntStream.range(0, match.seats()).forEach(seat -> acts.add("catch " + seat));
    return acts;
  }

  @Sampled
  @MethodSource("tables")
  void what_costs_cards_was_said_to_be_risky(Tables.Named named) {
    through(
        named,
        match -> {
          for (int seat = 0; seat < match.seats(); seat++) {
            View view = match.view(seat);
            for (String act : doubtful(match, view)) {
              Match after = match.copy();
              boolean taken = after.submit(seat, act, names(match)) instanceof Reply.Taken;
              int cost = view.risky().getOrDefault(act, 0);
              assertThat(taken || cost == 0).as("seat %d, %s is taken", seat, act).isTrue();
              boolean atOnce = act.equals("call") || act.startsWith("catch") || act.equals("say …");
              if (taken && atOnce) {
                int drawn = after.held(seat) - match.held(seat);
                boolean all = match.view(seat).stock() >= cost;
                assertThat(drawn).as("seat %d, %s", seat, act).isLessThanOrEqualTo(cost);
                assertThat(drawn == cost || !all).as("seat %d, %s: %d", seat, act, drawn).isTrue();
              }
            }
          }
        });
  }

  @Test
  void some_game_has_each_kind_of_risk() {
    Set<String> seen = new HashSet<>();
    Tables.all()
        .forEach(
            named ->
                through(
                    named,
                    match -> {
                      for (int seat = 0; seat < match.seats(); seat++) {
                        match
                            .view(seat)
                            .risky()
                            .keySet()
                            .forEach(act -> seen.add(verb(match, act).word()));
                      }
                    }));
    assertThat(seen).contains("call", "catch", "challenge", "say", "play");
  }

  private static Verb verb(Match match, String act) {
    return Verb.of(match.game().verbs(), act).orElseThrow();
  }
}
