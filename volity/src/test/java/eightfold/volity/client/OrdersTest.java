package eightfold.volity.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import eightfold.volity.rpc.Call;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What people type at the client. Source: issue 14, point 15; calls as docs/volity.md has them. */
class OrdersTest {
  private static Order order(String line) throws ClientException {
    return OrderReader.read(line);
  }

  private static void calls(String line, String method, Object... arguments) throws Exception {
    assertThat(order(line)).isEqualTo(new Order.Calls(Call.of(method, arguments)));
  }

  @Test
  void the_words_of_the_issue_are_calls() throws Exception {
    assertThat(order("sit")).isEqualTo(new Order.Sit(Optional.empty()));
    assertThat(order(" Sit  player_2 ")).isEqualTo(new Order.Sit(Optional.of("player_2")));
    assertThat(order("bot")).isEqualTo(new Order.Bot());
    calls("ready", "volity.ready");
    calls("play kh", "game.play_card", "KH");
    calls("suit hearts", "game.choose_suit", "HEARTS");
    calls("draw", "game.draw_card");
    calls("act play 8H =D", "game.act", "play 8H =D");
    calls("suspend", "volity.suspend_game");
    calls("kill", "volity.kill_game", true);
    calls("state", "volity.send_state");
    calls("option match to-100", "game.set_option", "match", "to-100");
    assertThat(order("wait game.start_turn Ann"))
        .isEqualTo(new Order.Await("game.start_turn", Optional.of("Ann")));
    assertThat(order("")).isEqualTo(new Order.Nothing());
  }

  @Test
  void any_call_takes_its_arguments_in_json() throws Exception {
    calls("call volity.get_info", "volity.get_info");
    calls("call volity.show_table false", "volity.show_table", false);
    calls(
        "call a.b \"two words\" 3 2.5 [1, \"x\"] {\"k\": true}",
        "a.b",
        "two words",
        3,
        2.5,
        List.of(1, "x"),
        Map.of("k", true));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "dance | there is no \"dance\"; help lists what there is",
        "play | it is: play CARD, such as play KH",
        "play KH 8S | it is: play CARD, such as play KH",
        "option match | it is: option KEY VALUE; options lists what there is",
        "draw two | nothing follows \"draw\", not \"two\"",
        "act | it is: act LINE, such as act play KH",
        "call | it is: call METHOD ARGS..., such as call volity.get_info",
        "call volity.sit ann | the arguments are JSON, text in quotation marks",
        "call a.b [null] | no argument can be null",
        "call a.b 4000000000 | no argument can be 4000000000",
      })
  void a_line_that_cannot_be_meant_is_told_what_would_be_right(String line, String words) {
    assertThatThrownBy(() -> order(line))
        .isInstanceOf(ClientException.class)
        .hasMessageContaining(words);
  }

  @Test
  void the_help_lists_every_word() throws Exception {
    for (String word : OrderReader.HELP.replaceAll("(?m) {2,}.*$", "").split("[,\\s]+")) {
      if (word.matches("[a-z]+")) {
        try {
          assertThat(order(word)).isNotNull();
        } catch (ClientException e) {
          assertThat(e).as(word).message().startsWith("it is: ");
        }
      }
    }
  }
}
