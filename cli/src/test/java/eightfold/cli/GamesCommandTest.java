package eightfold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;

/** {@code eightfold games}. Source: NOTATION 6, first paragraph. */
class GamesCommandTest {
  @Test
  void the_list_has_every_game_for_players_in_80_columns() {
    Ran ran = Ran.eightfold("games").done();
    assertThat(ran.out())
        .contains("eights ", "pesten ", "tschau-sepp ")
        .doesNotContain("openspiel");
    assertThat(ran.out().lines())
        .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(80));
  }

  @Test
  void games_kept_for_comparison_are_shown_on_demand() {
    assertThat(Ran.eightfold("games", "--all").done().out()).contains("openspiel-eights");
  }

  @Test
  void as_json_it_names_players_and_options() {
    JsonNode games = Ran.eightfold("games", "--json").done().json();
    JsonNode eights = game(games, "eights");
    assertThat(eights.at("/name").asText()).isEqualTo("Crazy Eights");
    assertThat(eights.at("/players/min").asInt()).isEqualTo(2);
    assertThat(eights.at("/players/max").asInt()).isEqualTo(7);
    JsonNode twos = option(eights, "twos");
    assertThat(twos.at("/default").asText()).isEqualTo("off");
    assertThat(twos.at("/values")).extracting(JsonNode::asText).containsExactly("off", "draw2");
    JsonNode cards = option(eights, "cards");
    assertThat(cards.at("/values/min").asInt()).isEqualTo(1);
    assertThat(cards.at("/values/max").asInt()).isEqualTo(12);
    assertThat(cards.at("/default").isInt()).as("a number among its bounds").isTrue();
    assertThat(cards.at("/default").asInt()).isEqualTo(8);
    assertThat(option(eights, "target").at("/default").asText()).isEqualTo("by-players");
    assertThat(option(eights, "jokers").at("/default").isTextual()).isTrue();
  }

  /** A program learns the words of a list here; for people they stand in the sentence. */
  @Test
  void as_json_it_names_the_words_that_a_list_gives_to_ranks() {
    JsonNode eights = game(Ran.eightfold("games", "--json").done().json(), "eights");
    JsonNode effects = option(eights, "effects");
    assertThat(effects.at("/values")).isEmpty();
    assertThat(effects.at("/perRank"))
        .extracting(JsonNode::asText)
        .containsExactly("skip", "reverse", "again", "draw2", "draw4", "others-draw1");
    assertThat(option(eights, "twos").has("perRank")).isFalse();
  }

  @Test
  void of_one_game_it_lists_the_ways_to_play_and_the_options() {
    Ran ran = Ran.eightfold("games", "Crazy Eights").done();
    assertThat(ran.out())
        .startsWith("eights")
        .contains("--preset NAME", "for-children", "target=0", "--option KEY=VALUE")
        .contains("[8; 1..12]", "[0: none, 2, 4]", "[no, yes] Whether a turn may hold a run.")
        .contains("until-playable  until a card fits", "J: jack");
    assertThat(ran.out().lines())
        .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(80));
    assertThat(Ran.eightfold("games", "pesten", "--language", "de").done().out())
        .contains("Optionen", "[single: eine einzige Runde; points: mehrere Runden, um Punkte]");
    Ran.eightfold("games", "whist").refused("no game is called \"whist\"");
  }

  private static JsonNode game(JsonNode games, String id) {
    for (JsonNode game : games) {
      if (game.at("/id").asText().equals(id)) {
        return game;
      }
    }
    throw new AssertionError("no " + id);
  }

  private static JsonNode option(JsonNode game, String key) {
    for (JsonNode option : game.at("/options")) {
      if (option.at("/key").asText().equals(key)) {
        return option;
      }
    }
    throw new AssertionError("no " + key);
  }
}
