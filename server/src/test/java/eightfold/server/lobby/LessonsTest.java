package eightfold.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Catalogue;
import eightfold.game.PublicFact;
import eightfold.games.Games;
import eightfold.message.Message;
import eightfold.message.Texts;
import eightfold.protocol.Json;
import eightfold.protocol.Page;
import eightfold.protocol.SeatView;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Lessons are scenarios of the library that a learner plays. Source: issue 15, point 8. */
class LessonsTest {
  private static final Lessons LESSONS =
      new Lessons(Games.standard(), new SharedGames(Games.standard()));

  static Stream<String> games() {
    return Games.standard().entries().stream().map(Catalogue.Entry::id);
  }

  @ParameterizedTest
  @MethodSource("games")
  void every_lesson_of_a_game_is_a_position_in_which_the_learner_acts(String id) {
    List<Page.Lessons.Lesson> lessons = LESSONS.of(id, Texts.ENGLISH).lessons();
    List<String> chosen = Lessons.chosen(id);
    if (chosen.isEmpty()) {
      assertThat(lessons).hasSizeLessThanOrEqualTo(8);
    } else {
      assertThat(lessons)
          .extracting(lesson -> lesson.rule().english())
          .containsExactlyElementsOf(chosen);
    }
    assertThat(LESSONS.minutes(id) > 0).isEqualTo(!lessons.isEmpty());
    for (Page.Lessons.Lesson lesson : lessons) {
      assertThat(lesson.rule().english()).isNotBlank();
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
    List<Page.Lessons.Lesson> lessons = LESSONS.of("pesten", Texts.ENGLISH).lessons();
    assertThat(lessons).hasSize(8);
    Page.Lessons.Lesson skip =
        lessons.stream()
            .filter(one -> one.rule().english().equals("an eight skips the next seat"))
            .findFirst()
            .orElseThrow();
    assertThat(skip.seat()).isZero();
    assertThat(skip.first().view().orElseThrow().legal()).contains("play 8H");
    assertThat(skip.moves()).extracting(Page.Lessons.Move::line).containsExactly("play 8H");
    assertThat(skip.moves().getFirst().change().events())
        .extracting(event -> event.text())
        .contains("played Ann 8H", "skipped Bob");
  }

  /**
   * The scenarios of its page (solitaire-eights.md, second half); what is refused is left aside.
   */
  @Test
  void the_patience_is_taught_card_by_card_to_its_only_player() {
    List<Page.Lessons.Lesson> lessons = LESSONS.of("eights-patience", Texts.ENGLISH).lessons();
    assertThat(lessons)
        .extracting(lesson -> lesson.rule().english())
        .contains(
            "play a fitting card, the hand is refilled",
            "on an eight any card may follow",
            "won when stock and hand are empty")
        .doesNotContain("there is no drawing and no passing");
    Page.Lessons.Lesson won =
        lessons.stream()
            .filter(one -> one.rule().english().startsWith("won"))
            .findFirst()
            .orElseThrow();
    assertThat(won.moves())
        .extracting(Page.Lessons.Move::line)
        .containsExactly("play 5H", "play 9H");
  }

  /**
   * Scenarios S-011 and S-014 of the game's page: what is played need not match, and an eight names
   * a colour. For cards that are blank there stand those of the set.
   */
  @Test
  void crazier_eights_is_taught_with_the_cards_of_its_set() {
    Page.Lessons taught = LESSONS.of("crazier-eights", Texts.ENGLISH);
    assertThat(taught.cards()).hasSize(52);
    assertThat(taught.lessons()).hasSizeGreaterThanOrEqualTo(5);
    assertThat(lesson(taught, "A card is played whatever its color").moves())
        .extracting(Page.Lessons.Move::line)
        .containsExactly("play death");
    Page.Lessons.Lesson eight = lesson(taught, "An eight is always allowed");
    assertThat(eight.moves())
        .extracting(Page.Lessons.Move::line)
        .startsWith("discard wild_magic as red", "end")
        .noneMatch(line -> line.contains("_R4"));
    assertThat(eight.seat()).as("the second player answers with the colour").isOne();
  }

  /** Scenarios M-51 and M-52: what lies in front of a seat, and works, is Stream of Life. */
  @Test
  void an_asset_lies_in_front_of_its_player_and_works_there_and_where_it_is_taken_to() {
    Page.Lessons taught = LESSONS.of("crazier-eights", Texts.ENGLISH);
    Page.Lessons.Lesson played = lesson(taught, "An asset stays in front of its player");
    assertThat(played.moves())
        .extracting(Page.Lessons.Move::line)
        .startsWith("play stream_of_life")
        .hasSize(3)
        .last(InstanceOfAssertFactories.STRING)
        .as("a second discard in one turn")
        .startsWith("discard ");
    Page.Lessons.Lesson taken = lesson(taught, "An asset that is taken");
    assertThat(taken.first().facts())
        .contains(new PublicFact("assets", 1, List.of("stream_of_life", "oasis")));
    assertThat(taken.moves())
        .extracting(Page.Lessons.Move::line)
        .startsWith("play midnight_raid_seance/a", "choose stream_of_life")
        .hasSize(4);
  }

  /** Scenarios S-082, S-076 and S-109 of the game's page. */
  @Test
  void the_learner_answers_what_is_asked_as_at_the_table() {
    Page.Lessons taught = LESSONS.of("crazier-eights", Texts.ENGLISH);
    assertThat(lines(taught, "An asset that can't be destroyed"))
        .containsExactly("0 play death", "0 choose oasis");
    assertThat(lines(taught, "Sir Lancelot can protect himself"))
        .as("Death has but one aim, and the learner guards it")
        .containsExactly("0 play death", "1 choose yes");
    assertThat(lines(taught, "Chosen players are different"))
        .as("several are chosen one by one, as the page does")
        .containsExactly("0 play creeping_sickness", "0 pick 1", "0 pick 2", "0 pick 3");
  }

  private static List<String> lines(Page.Lessons all, String rule) {
    return lesson(all, rule).moves().stream().map(move -> move.seat() + " " + move.line()).toList();
  }

  private static Page.Lessons.Lesson lesson(Page.Lessons all, String rule) {
    return all.lessons().stream()
        .filter(one -> one.rule().english().startsWith(rule))
        .findFirst()
        .orElseThrow();
  }

  /** Source: issue 15, point 8: two minutes for eight lessons; as many more for what has more. */
  @Test
  void they_say_how_long_they_take_before_they_are_made() {
    assertThat(LESSONS.minutes("pesten")).isEqualTo(2);
    assertThat(LESSONS.of("crazier-eights", Texts.ENGLISH).lessons()).hasSize(14);
    assertThat(LESSONS.minutes("crazier-eights")).isEqualTo(4);
    assertThat(LESSONS.minutes("whist")).isZero();
    games()
        .forEach(
            id ->
                assertThat(LESSONS.minutes(id))
                    .as(id)
                    .isGreaterThanOrEqualTo(
                        Math.ceilDiv(LESSONS.of(id, Texts.ENGLISH).lessons().size(), 4)));
  }

  /** Most games have lessons; those without scenarios have none. */
  @Test
  void most_games_have_lessons() {
    long taught = games().filter(id -> LESSONS.of(id, Texts.ENGLISH).lessons().size() >= 3).count();
    assertThat(taught).isGreaterThan(games().count() / 2);
  }

  /** The names of scenarios, which are known by their words. */
  @Test
  void each_rule_that_a_lesson_shows_is_known_in_all_languages_and_nothing_else_is() {
    Set<String> rules = new TreeSet<>();
    for (String game : Games.standard().ids()) {
      for (Page.Lessons.Lesson lesson : LESSONS.of(game, Texts.ENGLISH).lessons()) {
        assertThat(lesson.rule().message().isLiteral()).as(lesson.rule().english()).isFalse();
        rules.add(lesson.rule().english());
      }
    }
    assertThat(rules).hasSizeGreaterThan(240);
    assertThat(
            Texts.ENGLISH.names("lessons").stream()
                .map(name -> Message.of("lessons." + name).text()))
        .containsExactlyInAnyOrderElementsOf(rules);
  }

  @Test
  void who_learns_in_German_reads_in_German_what_an_eight_does() {
    assertThat(Json.write(LESSONS.of("mau-mau", Texts.in("de")), Texts.in("de")))
        .contains("\"rule\":\"eine Acht lässt aussetzen\"")
        .doesNotContain("an eight skips");
  }
}
