package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import eightfold.game.Catalogue;
import eightfold.games.Games;
import eightfold.testkit.Sample;
import java.net.http.HttpResponse;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Cards are explained where nobody plays: in lessons, and in deals that are over, each by its own
 * rules. Sources: issue 15, points 2, 7 and 8; pesten.md (nothing counts in a single deal, a jack
 * 50 in a match for points); mau-mau.md.
 */
class ExplainedTest {
  private static final int UNKNOWN = 404;

  private static ServerFixture server;

  @BeforeAll
  static void start() throws StartException {
    server = ServerFixture.standard();
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static JsonNode json(String path) {
    HttpResponse<String> answer = TestClient.fetch(server, path, "en");
    assertThat(answer.statusCode()).as(path).isEqualTo(200);
    return TestClient.json(answer);
  }

  private static JsonNode card(JsonNode meanings, String card) {
    return StreamSupport.stream(meanings.path("cards").spliterator(), false)
        .filter(one -> one.path("card").asText().equals(card))
        .findFirst()
        .orElseThrow();
  }

  static Stream<String> games() {
    return Sample.some(Games.standard().entries().stream().map(Catalogue.Entry::id));
  }

  /** All that a learner sees, in the first picture of a lesson and in what changes. */
  private static Set<String> cardsIn(JsonNode lesson) {
    Set<String> cards = new TreeSet<>();
    Stream.concat(
            Stream.of(lesson.at("/first/view")), lesson.path("moves").findValues("view").stream())
        .forEach(
            view -> {
              view.path("pile").forEach(card -> cards.add(card.asText()));
              view.path("hands")
                  .forEach(hand -> hand.path("cards").forEach(card -> cards.add(card.asText())));
            });
    return cards;
  }

  @ParameterizedTest
  @Tag("sampled")
  @MethodSource("games")
  void whatever_card_a_learner_holds_or_sees_on_the_pile_is_explained(String game) {
    JsonNode lessons = json("api/games/" + game + "/lessons");
    JsonNode meanings = json("api/games/" + game + "/meanings");
    Set<String> explained = new TreeSet<>(meanings.findValuesAsText("card"));
    // cards that say themselves what they do come with the lessons
    explained.addAll(lessons.path("cards").findValuesAsText("id"));
    for (JsonNode lesson : lessons.path("lessons")) {
      assertThat(explained).as(lesson.path("rule").asText()).containsAll(cardsIn(lesson));
    }
  }

  @Test
  void who_learns_in_German_is_told_in_German_what_an_eight_does() {
    HttpResponse<String> german = TestClient.fetch(server, "api/games/mau-mau/meanings", "de");
    assertThat(german.headers().firstValue("Content-Language")).hasValue("de");
    JsonNode eight = card(TestClient.json(german), "8H");
    assertThat(eight.path("does").asText())
        .contains("aus")
        .isNotEqualTo(card(json("api/games/mau-mau/meanings"), "8H").path("does").asText());
  }

  @Test
  void a_game_is_explained_with_the_options_asked_for() {
    assertThat(card(json("api/games/pesten/meanings"), "JC").path("points").isNull()).isTrue();
    String points = "api/games/pesten/meanings?opt.match=points";
    assertThat(card(json(points), "JC").path("points").asInt()).isEqualTo(50);
    assertThat(
            TestClient.fetch(server, "api/games/pesten/meanings?opt.match=never", "en")
                .statusCode())
        .isEqualTo(400);
    assertThat(TestClient.fetch(server, "api/games/whist/meanings", "en").statusCode())
        .isEqualTo(UNKNOWN);
  }

  @Test
  void each_match_is_explained_by_the_rules_that_it_was_played_by() {
    try (TableOfFour four = TableOfFour.open(server, "pesten", "{}")) {
      String meanings = "api/tables/" + four.table + "/meanings";
      assertThat(TestClient.fetch(server, meanings + "?match=1", "en").statusCode())
          .as("no match has begun")
          .isEqualTo(UNKNOWN);
      four.start();
      four.playDeal();
      JsonNode chosen =
          four.players
              .getFirst()
              .ask("options", Map.of("options", Map.of("match", "points", "target", "100")));
      assertThat(chosen.has("error")).as(chosen.toString()).isFalse();
      assertThat(card(json(meanings + "?match=1"), "JC").path("points").isNull()).isTrue();
      assertThat(card(json(meanings), "JC").path("points").asInt())
          .as("by the rules of the match to come")
          .isEqualTo(50);
      four.nextDeal();
      assertThat(card(json(meanings + "?match=1"), "JC").path("points").isNull()).isTrue();
      assertThat(card(json(meanings + "?match=2"), "JC").path("points").asInt()).isEqualTo(50);
      assertThat(TestClient.fetch(server, meanings + "?match=3", "en").statusCode())
          .isEqualTo(UNKNOWN);
      assertThat(TestClient.fetch(server, meanings + "?match=one", "en").statusCode())
          .isEqualTo(400);
    }
  }

  /** A book that no catalogue has: the table keeps it, and so do its past matches. */
  @Test
  void a_match_by_a_rule_book_of_their_own_is_explained_by_that_book() {
    String book =
        """
        game Kitchen eights
        players 2..5
        deck french
        deal 5
        draw one-may-play
        on 8 wild, declares suit
        on 3 skip 1
        """;
    try (TableOfFour four = TableOfFour.openWith(server, book)) {
      four.start();
      JsonNode meanings = json("api/tables/" + four.table + "/meanings?match=1");
      assertThat(card(meanings, "3C").path("does").asText()).contains("skipped");
      assertThat(card(meanings, "4C").path("does").asText()).isEmpty();
    }
  }
}
