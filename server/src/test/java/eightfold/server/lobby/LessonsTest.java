package eightfold.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Catalogue;
import eightfold.games.Games;
import eightfold.protocol.Page;
import eightfold.protocol.SeatView;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Lessons are scenarios of the library that a learner plays. Source: issue 15, point 8. */
class LessonsTest {
  private static final Lessons LESSONS = new Lessons(Games.standard());

  static Stream<String> games() {
    return Games.standard().entries().stream().map(Catalogue.Entry::id);
  }

  @ParameterizedTest
  @MethodSource("games")
  void every_lesson_of_a_game_is_a_position_in_which_the_learner_acts(String id) {
    List<Page.Lessons.Lesson> lessons = LESSONS.of(id).lessons();
    assertThat(lessons).hasSizeLessThanOrEqualTo(8);
    assertThat(LESSONS.has(id)).isEqualTo(!lessons.isEmpty());
    for (Page.Lessons.Lesson lesson : lessons) {
      assertThat(lesson.rule()).isNotBlank();
      assertThat(lesson.moves()).isNotEmpty();
      assertThat(lesson.moves().getLast().seat()).isEqualTo(lesson.seat());
      SeatView seen = lesson.first().view().orElseThrow();
      assertThat(seen.seat()).isEqualTo(lesson.seat());
      assertThat(seen.hands().get(lesson.seat()).cards())
          .hasSize(seen.hands().get(lesson.seat()).count());
    }
  }

  @Test
  void pesten_is_taught_by_its_special_cards() {
    List<Page.Lessons.Lesson> lessons = LESSONS.of("pesten").lessons();
    assertThat(lessons).hasSize(8);
    Page.Lessons.Lesson skip =
        lessons.stream()
            .filter(one -> one.rule().equals("an eight skips the next seat"))
            .findFirst()
            .orElseThrow();
    assertThat(skip.seat()).isZero();
    assertThat(skip.first().view().orElseThrow().legal()).contains("play 8H");
    assertThat(skip.moves()).extracting(Page.Lessons.Move::line).containsExactly("play 8H");
    assertThat(skip.moves().getFirst().change().events())
        .extracting(event -> event.text())
        .contains("played Ann 8H", "skipped Bob");
  }

  /** Most games have lessons; those whose scenarios are written otherwise have none. */
  @Test
  void most_games_have_lessons() {
    long taught = games().filter(id -> LESSONS.of(id).lessons().size() >= 3).count();
    assertThat(taught).isGreaterThan(games().count() / 2);
  }
}
