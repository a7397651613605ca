package eightfold.volity;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.protocol.GameCard;
import eightfold.volity.parlor.Parlor;
import eightfold.volity.parlor.Rulesets;
import eightfold.volity.rpc.Call;
import eightfold.volity.rpc.Rpc;
import eightfold.volity.rpc.RpcFault;
import eightfold.volity.table.Oversight;
import eightfold.volity.village.Village;
import eightfold.volity.xml.Xml;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * A parlor and its administrators. Sources: volity-api.md, sections 3 to 5; the platform's
 * handbook, admin_rpc_requests.html, and where that is silent its Python server, parlor.py.
 */
class ParlorTest {
  private static final String ROOT = "root@home.test/office";
  private static final String ANN = "ann@home.test/desk";
  private static final Jid BOT = Jid.of("p1_abc@volity.test/volity");
  private static final List<Parlor.Table> TABLES =
      List.of(
          new Parlor.Table(Jid.of("pesten@volity.test/ref_abc"), true, List.of(BOT)),
          new Parlor.Table(Jid.of("pesten@volity.test/ref_def"), false, List.of()));

  private Parlor parlor =
      new Parlor(
          "volity.test",
          Village.CATALOGUE.entries().stream()
              .filter(entry -> entry.id().equals("pesten"))
              .map(GameCard::of)
              .findFirst()
              .orElseThrow(),
          new Rulesets("http://cards.test/rulesets").of("pesten"),
          new Parlor.Listing(
              "http://cards.test/",
              new Oversight(Set.of(Jid.of("root@home.test")), Optional.empty()),
              List.of("greedy"),
              "http://cards.test/rulesets/bots#"),
          0);
  private long now;
  private List<Parlor.Order> orders = List.of();

  /** What a call is answered; {@code nothing} where whoever carries an order out answers. */
  private Object call(String from, String method, Object... arguments) {
    now += 10_000;
    Parlor.Turn turn =
        parlor.after(
            Xml.stanza("iq")
                .with("type", "set")
                .with("id", "q" + now)
                .with("from", from)
                .with("to", parlor.jid().toString())
                .with(Rpc.query(Call.of(method, arguments))),
            TABLES,
            now);
    parlor = turn.parlor();
    orders = turn.orders();
    if (turn.answers().isEmpty()) {
      return "nothing";
    }
    try {
      return Rpc.result(turn.answers().getFirst().child("query", Rpc.NAMESPACE).orElseThrow());
    } catch (RpcFault fault) {
      return "fault " + fault.code();
    }
  }

  private static List<Object> ok(Object value) {
    return List.of("volity.ok", value);
  }

  @Test
  void only_administrators_may_make_their_calls() {
    for (String call :
        List.of("status", "list_tables", "list_bots", "online", "announce", "shutdown", "dance")) {
      for (String from : List.of(ANN, "root@evil.test/office", "home.test")) {
        assertThat(call(from, "admin." + call)).as(call).isEqualTo("fault 607");
        assertThat(call(from, "admin." + call, false)).as(call).isEqualTo("fault 607");
        assertThat(orders).isEmpty();
      }
    }
    assertThat(call("root@home.test", "admin.list_bots")).isEqualTo(ok(List.of(BOT.toString())));
  }

  @Test
  void their_mistakes() {
    assertThat(call(ROOT, "admin.dance")).isEqualTo("fault 603");
    assertThat(call(ROOT, "admin.seats")).as("a referee's").isEqualTo("fault 603");
    assertThat(call(ROOT, "admin.status", 1)).isEqualTo("fault 604");
    assertThat(call(ROOT, "admin.online")).isEqualTo("fault 604");
    assertThat(call(ROOT, "admin.online", "no")).isEqualTo("fault 605");
    assertThat(call(ROOT, "admin.announce", 7)).isEqualTo("fault 605");
    assertThat(call(ROOT, "admin.announce", "")).isEqualTo("fault 606");
    assertThat(call(ROOT, "admin.shutdown", true)).isEqualTo("fault 604");
    assertThat(orders).isEmpty();
  }

  @Test
  void how_the_parlor_stands() {
    Map<String, Object> fresh =
        Map.of(
            "online",
            true,
            "startup_time",
            "1970-01-01T00:00:00Z",
            "startup_at",
            "10 seconds ago",
            "last_new_table",
            "never",
            "tables_running",
            2,
            "tables_started",
            0);
    assertThat(call(ROOT, "admin.status")).isEqualTo(ok(fresh));
    parlor = parlor.opened(now);
    assertThat((List<?>) call(ROOT, "admin.status"))
        .last()
        .asInstanceOf(org.assertj.core.api.InstanceOfAssertFactories.MAP)
        .containsEntry("tables_started", 1)
        .containsEntry("last_new_table", "10 seconds ago");
    assertThat(call(ROOT, "admin.list_tables"))
        .as("also those that are in no list")
        .isEqualTo(ok(List.of("pesten@volity.test/ref_abc", "pesten@volity.test/ref_def")));
  }

  @Test
  void a_parlor_that_is_offline_takes_no_new_tables_until_it_is_online_again() {
    assertThat(call(ROOT, "admin.online", true)).isEqualTo(ok("no change to online status"));
    assertThat(call(ROOT, "admin.online", false))
        .isEqualTo(ok("parlor now offline for new table requests"));
    assertThat(call(ROOT, "admin.online", false)).isEqualTo(ok("no change to online status"));
    assertThat(call(ANN, "volity.new_table")).isEqualTo(List.of("volity.offline"));
    assertThat(orders).isEmpty();
    assertThat(parlor.hasReferees()).as("tables that there are go on").isTrue();
    assertThat((List<?>) call(ANN, "volity.get_info")).first().isEqualTo("volity.ok");
    assertThat(call(ROOT, "admin.online", true))
        .isEqualTo(ok("parlor now online for new table requests"));
    assertThat(call(ANN, "volity.new_table")).isEqualTo("nothing");
    assertThat(orders).hasOnlyElementsOfType(Parlor.Order.OpenTable.class).hasSize(1);
  }

  @Test
  void what_is_announced_all_referees_say() {
    assertThat(call(ROOT, "admin.announce", "Ten minutes.")).isEqualTo(ok("sent to 2 tables"));
    assertThat(orders).containsExactly(new Parlor.Order.Announce("Ten minutes."));
  }

  @Test
  void a_parlor_that_was_shut_down_has_no_tables_and_takes_none() {
    assertThat(call(ROOT, "admin.shutdown")).isEqualTo(ok("stopping parlor immediately"));
    assertThat(orders).containsExactly(new Parlor.Order.CloseTables());
    assertThat(call(ANN, "volity.new_table")).isEqualTo(List.of("volity.offline"));
    assertThat(call(ROOT, "admin.online", false)).isEqualTo(ok("no change to online status"));
    assertThat(parlor.hasReferees()).isFalse();
    assertThat(call(ROOT, "admin.online", true))
        .isEqualTo(ok("parlor now online for new table requests"));
    assertThat(parlor.hasReferees()).isTrue();
  }

  @Test
  void only_tables_that_want_to_be_found_are_listed() {
    Parlor.Turn turn =
        parlor.after(
            Xml.stanza("iq")
                .with("type", "get")
                .with("id", "d")
                .with("from", ANN)
                .with("to", parlor.jid().toString())
                .with(
                    Xml.of("query", "http://jabber.org/protocol/disco#items")
                        .with("node", "open_games")),
            TABLES,
            now);
    assertThat(turn.answers().getFirst().toString()).contains("ref_abc").doesNotContain("ref_def");
  }
}
