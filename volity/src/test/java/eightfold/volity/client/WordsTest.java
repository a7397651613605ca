package eightfold.volity.client;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.volity.rpc.Call;
import eightfold.volity.village.VolityPage;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What the client says of calls and answers. Source: docs/volity.md, which lists them. */
class WordsTest {
  private static final CallWords WORDS =
      new CallWords(jid -> jid.equals("ann@localhost/x") ? "Ann" : jid);

  private static String words(String method, Object... arguments) {
    return WORDS.of(Call.of(method, arguments));
  }

  @Test
  void what_happens_at_the_table_is_said_with_the_names_of_the_table() {
    assertThat(words("volity.player_sat", "ann@localhost/x", "player_1"))
        .isEqualTo("Ann sits at player_1.");
    assertThat(words("volity.receive_state", Map.of("state", "setup")))
        .isEqualTo("The table: no game is being played yet.");
    assertThat(words("game.receive_hand", List.of("KH", "10S"))).isEqualTo("Your cards: KH 10S.");
    assertThat(words("game.player_chose_suit", "Bob", "S")).isEqualTo("Bob asks for spades (S).");
    assertThat(words("game.scores", Map.of("Ann", 0))).isEqualTo("Scores: Ann 0.");
    assertThat(words("volity.suspend_game"))
        .isEqualTo("The game is suspended. It goes on when all are ready.");
    assertThat(words("volity.game_validation", "authorizing"))
        .isEqualTo("The bookkeeper is asked whether the game may be played.");
    assertThat(
            words("volity.message", List.of("volity.prepare_game_failure", "literal.it is late")))
        .isEqualTo("The referee says: the bookkeeper refuses the game (it is late).");
  }

  @Test
  void a_call_that_nobody_knows_or_that_lacks_something_is_shown_as_it_is() {
    assertThat(words("volity.player_sat", "ann@localhost/x"))
        .isEqualTo("the referee calls volity.player_sat(ann@localhost/x)");
    assertThat(words("volity.dance", 3, List.of("x")))
        .isEqualTo("the referee calls volity.dance(3, [\"x\"])");
    assertThat(words("volity.player_sat", 1, 2))
        .isEqualTo("the referee calls volity.player_sat(1, 2)");
  }

  @Test
  void every_call_to_clients_that_the_page_lists_has_words() throws Exception {
    String part = VolityPage.part("### Calls to a client", "### A client in Python");
    Matcher call = Pattern.compile("`((?:volity|game)\\.[a-z_]+)\\(([^`]*)\\)`").matcher(part);
    Set<String> without = new TreeSet<>();
    int calls = 0;
    while (call.find()) {
      calls++;
      Object[] arguments =
          Pattern.compile(", *")
              .splitAsStream(call.group(2).replaceAll("[\\[\\]]", ""))
              .filter(name -> !name.isEmpty())
              .map(WordsTest::example)
              .toArray();
      if (words(call.group(1), arguments).startsWith("the referee calls")) {
        without.add(call.group());
      }
    }
    assertThat(calls).isGreaterThan(30);
    assertThat(without).containsExactly("`volity.receive_invitation(struct)`");
  }

  private static Object example(String name) {
    return switch (name) {
      case "boolean" -> true;
      case "count" -> 7;
      case "cards", "seats", "events" -> List.of("KH");
      case "tokens" -> List.of("volity.players_not_authorized", "literal.Dora");
      case "struct", "snapshot", "{state}" -> Map.of("state", "active");
      case "state" -> "active";
      default -> name;
    };
  }

  @Test
  void every_denial_that_the_page_lists_is_said_in_words() throws Exception {
    Set<String> tokens = new TreeSet<>();
    Matcher row = Pattern.compile("(?m)^\\|.*\\|$").matcher(VolityPage.text());
    while (row.find()) {
      String[] cells = row.group().split("\\|", -1);
      Matcher token = Pattern.compile("`volity\\.([a-z_]+)`").matcher(cells[cells.length - 2]);
      while (token.find()) {
        tokens.add(token.group(1));
      }
    }
    assertThat(tokens).hasSizeGreaterThan(10);
    for (String token : tokens) {
      assertThat(AnswerWords.of(new Answer.Value(List.of("volity." + token))))
          .as(token)
          .startsWith("refused: ")
          .doesNotContain("volity.");
    }
  }

  @Test
  void answers_say_what_was_done_or_why_not() {
    assertThat(AnswerWords.of(new Answer.Value(List.of("volity.ok")))).isEqualTo("ok");
    assertThat(AnswerWords.of(new Answer.Value(List.of("volity.ok", "player_1"))))
        .isEqualTo("ok: player_1");
    assertThat(AnswerWords.of(new Answer.Value(List.of("volity.ok", List.of("draw", "pass")))))
        .isEqualTo("ok: \n  draw\n  pass");
    assertThat(AnswerWords.of(new Answer.Fault(907, "KH matches nothing")))
        .isEqualTo("refused (907): KH matches nothing");
    assertThat(
            AnswerWords.of(
                new Answer.Value(
                    List.of(
                        "volity.ok",
                        List.of(
                            Map.of(
                                "key",
                                "match",
                                "value",
                                "single",
                                "values",
                                List.of("single"),
                                "meaning",
                                "how long"))))))
        .isEqualTo("ok: \n  match = single (single): how long");
  }
}
