package eightfold.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.message.Message;
import eightfold.message.Texts;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Messages from clients. Source: docs/protocol.md; JSON-RPC 2.0. */
class IncomingTest {
  private static Incoming call(String id, String method, String params) {
    return Incoming.read(
        "{\"jsonrpc\":\"2.0\",\"id\":"
            + id
            + ",\"method\":\""
            + method
            + "\",\"params\":"
            + params
            + "}");
  }

  @Test
  void every_method_is_understood() {
    assertThat(call("1", "hello", "{\"table\":\"t\",\"token\":\"k\",\"since\":7}"))
        .isEqualTo(
            new Incoming.Asked("1", new Request.Hello("t", Optional.of("k"), OptionalLong.of(7))));
    assertThat(call("\"a\"", "hello", "{\"table\":\"t\",\"token\":null}"))
        .isEqualTo(
            new Incoming.Asked(
                "\"a\"", new Request.Hello("t", Optional.empty(), OptionalLong.empty())));
    assertThat(call("2", "act", "{\"ply\":3,\"line\":\"play 8H =D\",\"command\":\"c\"}"))
        .isEqualTo(new Incoming.Asked("2", new Request.Act(3, "play 8H =D"), Optional.of("c")));
    assertThat(call("2", "act", "{\"ply\":3,\"line\":\"call\",\"meant\":true}"))
        .isEqualTo(new Incoming.Asked("2", new Request.Act(3, "call", true)));
    assertThat(call("9", "pong", "{}")).isEqualTo(new Incoming.Asked("9", new Request.Pong()));
    assertThat(call("9", "events", "{\"since\":7}"))
        .isEqualTo(new Incoming.Asked("9", new Request.Events(7)));
    assertThat(call("3", "start", "{\"fill\":true}"))
        .isEqualTo(new Incoming.Asked("3", new Request.Start(true)));
    assertThat(call("4", "next", "{}")).isEqualTo(new Incoming.Asked("4", new Request.Next()));
    assertThat(call("5", "rematch", "{}"))
        .isEqualTo(new Incoming.Asked("5", new Request.Rematch()));
    assertThat(call("12", "rematch", "{\"chosen\":3}"))
        .isEqualTo(new Incoming.Asked("12", new Request.Rematch(OptionalInt.of(3))));
    assertThat(call("13", "options", "{\"options\":{\"deal\":5,\"match\":\"points\"}}"))
        .isEqualTo(
            new Incoming.Asked("13", new Request.Options(Map.of("deal", "5", "match", "points"))));
    assertThat(call("6", "chat", "{\"text\":\"hm\"}"))
        .isEqualTo(new Incoming.Asked("6", new Request.Chat("hm")));
    assertThat(call("7", "nonce", "{\"hex\":\"C0FF\"}"))
        .isEqualTo(new Incoming.Asked("7", new Request.Nonce("c0ff")));
    assertThat(call("10", "kick", "{\"seat\":2,\"name\":\"Bob\"}"))
        .isEqualTo(new Incoming.Asked("10", new Request.Kick(2, "Bob")));
    assertThat(call("11", "bot", "{\"seat\":2,\"bot\":\"eager\"}"))
        .isEqualTo(new Incoming.Asked("11", new Request.Bot(2, "eager")));
    assertThat(call("8", "leave", "{}")).isEqualTo(new Incoming.Asked("8", new Request.Leave()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "start|",
        "next|",
        "rematch|",
        "options|,\"options\":{}",
        "end|",
        "suspend|",
        "ready|",
        "chat|,\"text\":\"hm\"",
        "nonce|,\"hex\":\"c0\"",
        "kick|,\"seat\":1,\"name\":\"Bob\"",
        "bot|,\"seat\":1,\"bot\":\"eager\"",
        "mute|,\"seat\":1,\"name\":\"Bob\"",
        "speed|,\"bots\":\"slow\"",
        "leave|",
        "act|,\"ply\":0,\"line\":\"draw\"",
      })
  void all_that_may_change_something_may_have_the_clients_own_id(String method, String more) {
    String rest = more == null ? "" : more;
    assertThat(call("1", method, "{\"command\":\"c7\"" + rest + "}"))
        .isInstanceOfSatisfying(
            Incoming.Asked.class, asked -> assertThat(asked.command()).contains("c7"));
    assertThat(call("1", method, "{\"command\":\"" + "c".repeat(65) + "\"" + rest + "}"))
        .isInstanceOf(Incoming.Garbled.class);
  }

  @Test
  void params_may_be_left_out_where_nothing_is_needed() {
    assertThat(Incoming.read("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"next\"}"))
        .isEqualTo(new Incoming.Asked("1", new Request.Next()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "act|{\"line\":\"draw\"}|ply is missing",
        "act|{\"ply\":-1,\"line\":\"draw\"}|ply must be a whole number",
        "act|{\"ply\":1.5,\"line\":\"draw\"}|ply must be a whole number",
        "act|{\"ply\":1,\"line\":7}|line must be a text",
        "act|{\"ply\":1,\"line\":\"draw\",\"seat\":2}|has no field “seat”",
        "chat|{}|text is missing",
        "start|{\"fill\":1}|fill must be true or false",
        "nonce|{\"hex\":\"abc\"}|hex must be",
        "nonce|{\"hex\":\"\"}|hex must be",
        "kick|{\"seat\":2}|name is missing",
        "kick|{\"seat\":-1,\"name\":\"Bob\"}|seat must be a whole number",
        "bot|{\"seat\":2,\"bot\":\"eager\",\"name\":\"Bob\"}|has no field “name”",
        "suspend|{\"of\":true}|has no field “of”",
        "ready|{\"off\":1}|off must be true or false",
        "end|{\"off\":\"no\"}|off must be true or false",
        "options|{}|options is missing",
        "options|{\"options\":[\"deal\"]}|options must be an object",
        "options|{\"options\":{\"deal\":{}}}|options.deal must be a text",
        "options|{\"options\":{},\"seat\":1}|has no field “seat”",
        "rematch|{\"chosen\":-1}|chosen must be a whole number",
        "mute|{\"seat\":2}|name is missing",
        "mute|{\"seat\":2,\"name\":\"Bob\",\"off\":1}|off must be true or false",
        "speed|{}|bots is missing",
        "speed|{\"bots\":\"hasty\"}|bots must be one of slow, usual, fast",
        "hello|{\"table\":\"t\",\"since\":-1}|since must be a whole number",
      })
  void what_is_wrong_is_named(String method, String params, String words) {
    assertThat(call("1", method, params))
        .isInstanceOfSatisfying(
            Incoming.Garbled.class,
            garbled -> {
              assertThat(garbled.id()).isEqualTo("1");
              assertThat(garbled.fault().code()).isEqualTo(Fault.WRONG_PARAMS);
              assertThat(garbled.fault().message()).contains(words);
            });
  }

  @Test
  void texts_have_a_limit() {
    assertThat(call("1", "chat", "{\"text\":\"" + "x".repeat(501) + "\"}"))
        .isInstanceOf(Incoming.Garbled.class);
    assertThat(call("1", "act", "{\"ply\":0,\"line\":\"" + "x".repeat(201) + "\"}"))
        .isInstanceOf(Incoming.Garbled.class);
  }

  @Test
  void an_id_goes_back_as_it_came_and_no_other_text_with_it() {
    Incoming read = call("\"\\\"},\\\"x\\\":\\\"\"", "unknown", "{}");
    String answer =
        Notice.error(
            ((Incoming.Garbled) read).id(), ((Incoming.Garbled) read).fault(), Texts.ENGLISH);
    assertThat(answer).startsWith("{\"jsonrpc\":\"2.0\",\"id\":\"\\\"},\\\"x\\\":\\\"\",\"error\"");
  }

  /** docs/protocol.md, Versions. */
  @Test
  void a_client_that_is_too_old_or_too_new_is_told_which_version_it_needs() {
    Versions spoken = new Versions(2, 3);
    assertThat(spoken.refuse(OptionalInt.of(2))).isEmpty();
    assertThat(spoken.refuse(OptionalInt.of(3))).isEmpty();
    Fault old =
        Fault.version(
            Message.of("requests.client-too-old")
                .with("same", false)
                .with("least", 2)
                .with("current", 3)
                .with("said", 1),
            spoken);
    assertThat(old.code()).isEqualTo(-32008);
    assertThat(old.message())
        .isEqualTo(
            "this server speaks versions 2 to 3 of the protocol, not 1: take a newer client, or"
                + " load the page again");
    assertThat(spoken.refuse(OptionalInt.of(1))).contains(old);
    assertThat(spoken.refuse(OptionalInt.empty())).as("one that says nothing is 1").contains(old);
    assertThat(Notice.error("7", old, Texts.ENGLISH))
        .endsWith("\"data\":{\"least\":2,\"current\":3}}}");
    assertThat(spoken.refuse(OptionalInt.of(4)).orElseThrow().message())
        .contains("not 4: this server is older");
    assertThat(Versions.SPOKEN.refuse(OptionalInt.empty())).isEmpty();
  }

  /** docs/protocol.md, Changes. */
  @Test
  void a_hello_may_ask_for_changes_and_for_no_other_form() {
    String hello =
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"hello\","
            + "\"params\":{\"table\":\"t\",\"form\":\"%s\"}}";
    assertThat(Incoming.read(hello.formatted("changes")))
        .isEqualTo(
            new Incoming.Asked(
                "1",
                new Request.Hello(
                    "t",
                    Optional.empty(),
                    OptionalLong.empty(),
                    true,
                    OptionalInt.empty(),
                    Optional.empty())));
    assertThat(Incoming.read(hello.formatted("xml")))
        .isInstanceOfSatisfying(
            Incoming.Garbled.class,
            garbled -> {
              assertThat(garbled.fault().code()).isEqualTo(Fault.WRONG_PARAMS);
              assertThat(garbled.fault().message()).contains("form", "changes");
            });
  }
}
