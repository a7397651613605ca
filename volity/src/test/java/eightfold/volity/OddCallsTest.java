package eightfold.volity;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.volity.rpc.Rpc;
import eightfold.volity.village.Client;
import eightfold.volity.village.Village;
import eightfold.volity.xml.Xml;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Malformed and misplaced calls by the thousand: each is refused, none by 608, and the table plays
 * on. Source: issue 14, points 3 and 16.
 */
class OddCallsTest {
  private static final List<String> METHODS =
      List.of(
          "volity.send_state",
          "volity.sit",
          "volity.stand",
          "volity.ready",
          "volity.unready",
          "volity.add_bot",
          "volity.remove_bot",
          "volity.suspend_game",
          "volity.kill_game",
          "volity.show_table",
          "volity.record_games",
          "volity.set_language",
          "volity.invite_player",
          "volity.get_info",
          "volity.start_game",
          "admin.status",
          "admin.players",
          "admin.seat",
          "admin.announce",
          "admin.online",
          "game.play_card",
          "game.choose_suit",
          "game.draw_card",
          "game.get_full_state",
          "game.next",
          "game.options",
          "game.set_option",
          "game.act",
          "",
          "x y",
          "volity.");
  private static final List<String> WORDS =
      List.of(
          "",
          "8H",
          "XX",
          "H",
          "player_1",
          "player_9",
          "ann@home.test/desk",
          "@",
          "/",
          "a@b/c",
          "\u0000",
          "\uD800",
          "draw",
          "match",
          "to-100",
          "en",
          "☃",
          "x".repeat(3_000));

  private static Xml element(String name) {
    return Xml.of(name, Rpc.NAMESPACE);
  }

  private static <T> T one(List<T> all, Random chance) {
    return all.get(chance.nextInt(all.size()));
  }

  private static Xml value(Random chance, int depth) {
    Xml value = element("value");
    return switch (chance.nextInt(depth > 10 ? 7 : 10)) {
      case 0 -> value.withText(one(WORDS, chance));
      case 1 -> value.with(element("string"), one(WORDS, chance));
      case 2 ->
          value.with(element("int"), one(List.of("1", "-7", "1e9", "", "99999999999"), chance));
      case 3 -> value.with(element("boolean"), one(List.of("0", "1", "true", "2"), chance));
      case 4 -> value.with(element("double"), one(List.of("1.0", "NaN", "1e400", "x"), chance));
      case 5 ->
          value.with(
              element(one(List.of("base64", "dateTime.iso8601", "nil", "i8"), chance)),
              one(WORDS, chance));
      case 6 -> value;
      case 7 -> value.with(element("array").with(element("data").with(value(chance, depth + 1))));
      case 8 ->
          value.with(
              element("struct")
                  .with(
                      element("member")
                          .with(element("name"), one(WORDS, chance))
                          .with(value(chance, depth + 1))));
      default -> value.with(element("array"));
    };
  }

  private static Xml query(Random chance) {
    if (chance.nextInt(20) == 0) {
      return element("query").with(element(one(List.of("methodResponse", "x"), chance)));
    }
    Xml params = element("params");
    int count = chance.nextInt(12) == 0 ? chance.nextInt(40) : chance.nextInt(4);
    for (int i = 0; i < count; i++) {
      Xml param = element("param");
      params = params.with(chance.nextInt(30) == 0 ? param : param.with(value(chance, 0)));
    }
    return element("query")
        .with(element("methodCall").with(element("methodName"), one(METHODS, chance)).with(params));
  }

  private static int tries(long seed, int calls) {
    Random chance = new Random(seed);
    Village village = Village.of("volity-eights", Map.of(), seed).open();
    List<Client> clients =
        List.of(
            village.client("ann@home.test/desk").enter("Ann"),
            village.client("bob@home.test/sofa").enter("Bob"),
            village.client("cy@home.test/x").enter("Cy"),
            village.client("dee@home.test/outside"),
            village.client("root@home.test/office"));
    clients.forEach(client -> client.call("volity.send_state"));
    clients.get(0).call("volity.sit", "ann@home.test/desk");
    clients.get(1).call("volity.sit", "bob@home.test/sofa");
    if (chance.nextBoolean()) {
      clients.get(0).call("volity.ready");
      clients.get(1).call("volity.ready");
    }
    int answered = 0;
    for (int i = 0; i < calls; i++) {
      Client client = one(clients, chance);
      String id = "odd" + i;
      client.raw(
          Xml.stanza("iq")
              .with("type", "set")
              .with("id", id)
              .with("from", client.jid().toString())
              .with("to", village.referee().toString())
              .with(query(chance)));
      Object answer = client.answer(id);
      assertThat(answer).as("call " + i + " of " + seed).isNotEqualTo("fault 608");
      answered += answer.equals("nothing") ? 0 : 1;
      client.called();
      if (i % 4 == 0) {
        village.pass(500);
      }
    }
    assertThat(village.hasEnded()).isFalse();
    return answered;
  }

  @Test
  void odd_calls_are_refused_and_none_by_a_fault_of_our_own() {
    for (long seed = 1; seed <= 5; seed++) {
      assertThat(tries(seed, 300)).isEqualTo(300);
    }
  }

  /** A hundred thousand, or as many thousands as {@code -Dvolity.odd} says. */
  @Tag("long")
  @Test
  void many_thousand_odd_calls() {
    int thousands = Integer.getInteger("volity.odd", 100);
    for (long seed = 100; seed < 100 + thousands; seed++) {
      assertThat(tries(seed, 1_000)).isEqualTo(1_000);
    }
  }
}
