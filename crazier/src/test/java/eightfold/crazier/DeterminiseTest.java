package eightfold.crazier;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.FastChance;
import eightfold.game.Match;
import eightfold.game.SearchableMatch;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Hidden cards dealt anew for a seat, at tables of all sizes and options. Source: issue 11, point
 * 5; docs/adr/0015.
 */
class DeterminiseTest {
  private static final int GAMES = 1;
  private static final int MANY = 60;
  private static final int ACTS = 250;

  /** Looked at after so many acts each time. */
  private static final int EVERY = 7;

  private static final int MOST_ACTS = 6_000;

  static Stream<Tables.Kind> kinds() {
    return Tables.KINDS.stream();
  }

  /** What is to be said of a match and a seat at it. */
  private interface Said {
    void of(CrazierMatch match, int seat, FastChance chance, String at);
  }

  /** Says it at many tables, of seats in turn and of who only looks on. */
  private static void always(Tables.Kind kind, int games, int every, Said said) {
    FastChance chance = new FastChance(kind.seats());
    for (int game = 0; game < games; game++) {
      CrazierMatch match = Tables.begun(kind, game);
      for (int act = 1; act <= ACTS && Tables.goesOn(match, chance); act++) {
        boolean asked = match.view(Match.NOBODY).abilities().question().isPresent();
        if (act % every == 0 || asked && act % 3 == 0) {
          int seat = chance.below(match.seats() + 1) - 1;
          said.of(match, seat, chance, "game " + game + ", seat " + seat + " after act " + act);
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void a_seat_cannot_tell_a_sample_from_the_table(Tables.Kind kind) {
    cannotTell(kind, GAMES);
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void tables_that_differ_only_in_hidden_cards_give_the_same_sample(Tables.Kind kind) {
    giveTheSame(kind, GAMES);
  }

  @ParameterizedTest
  @MethodSource("kinds")
  @Tag("long")
  void in_many_games_samples_are_what_they_should_be(Tables.Kind kind) {
    cannotTell(kind, MANY);
    giveTheSame(kind, MANY);
  }

  private static void cannotTell(Tables.Kind kind, int games) {
    always(
        kind,
        games,
        EVERY,
        (match, seat, chance, at) -> {
          byte[] before = match.save();
          SearchableMatch sample = match.determinise(seat, chance);
          assertThat(match.save()).as(at).isEqualTo(before);
          assertThat(sample.view(seat)).as(at).isEqualTo(match.view(seat));
          assertThat(Tables.acts(sample, seat)).as(at).isEqualTo(Tables.acts(match, seat));
          assertThat(sample.view(Match.NOBODY)).as(at).isEqualTo(match.view(Match.NOBODY));
          assertThat(sample.facts()).as(at).isEqualTo(match.facts());
          assertThat(sample.informationKey(seat)).as(at).isEqualTo(match.informationKey(seat));
          for (int other = 0; other < match.seats(); other++) {
            assertThat(sample.held(other)).as(at).isEqualTo(match.held(other));
          }
        });
  }

  private static void giveTheSame(Tables.Kind kind, int games) {
    always(
        kind,
        games,
        EVERY,
        (match, seat, chance, at) -> {
          SearchableMatch other = match.determinise(seat, chance);
          SearchableMatch one = match.determinise(seat, chance.copy());
          SearchableMatch same = other.determinise(seat, chance.copy());
          assertThat(same.save()).as(at).isEqualTo(one.save());
          assertThat(same.hash()).as(at).isEqualTo(one.hash());
          assertThat(match.determiniseOver(other, seat, chance).save())
              .as(at)
              .isEqualTo(one.save());
        });
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void a_sample_can_be_played_to_its_end(Tables.Kind kind) {
    always(
        kind,
        GAMES,
        /* every */ 60,
        (match, seat, chance, at) -> {
          SearchableMatch sample = match.determinise(seat, chance);
          int acts = 0;
          while (Tables.goesOn(sample, chance)) {
            acts++;
            assertThat(acts).as(at).isLessThan(MOST_ACTS);
          }
          assertThat(sample.standings().dealOver()).as(at).isTrue();
        });
  }
}
