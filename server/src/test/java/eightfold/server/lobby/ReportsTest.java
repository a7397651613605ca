package eightfold.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.protocol.Newcomer;
import eightfold.protocol.Page;
import eightfold.protocol.ReportWish;
import eightfold.protocol.TableWish;
import eightfold.server.ReportList;
import eightfold.server.Server;
import eightfold.server.ServerFixture;
import eightfold.server.ServerSettings;
import eightfold.server.adapter.SqliteStore;
import eightfold.server.little.LittleCatalogue;
import eightfold.server.port.Notes;
import eightfold.server.room.Pace;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Ann reports what Bob says to whoever runs the server, and nobody at the table hears of it.
 * Source: issue 13, point 3.
 */
@SuppressWarnings("NullAway.Init")
class ReportsTest {
  @TempDir Path folder;
  private SqliteStore store;
  private Lobby lobby;
  private long now = 1_700_000_000_000L;
  private Page.SeatKey ann;
  private Page.SeatKey bob;
  private final Ear anns = new Ear();
  private final Ear bobs = new Ear();

  @BeforeEach
  void ann_and_bob_sit_at_a_table_and_bob_talks() throws InterruptedException {
    store = SqliteStore.in(folder);
    lobby =
        Lobby.restored(
            new LobbyParts(
                new LittleCatalogue(),
                new HouseBots(),
                store,
                () -> now,
                ServerFixture.entropy(1),
                new LobbySettings(Pace.standard(), ServerFixture.WIDE)));
    TableWish.SeatWish person = new TableWish.SeatWish(Optional.empty());
    ann =
        (Page.SeatKey)
            lobby.open(
                new TableWish(
                    "little", Map.of(), List.of(person, person), "Ann", OptionalInt.empty()),
                "ann");
    bob = (Page.SeatKey) lobby.join(ann.table(), new Newcomer("Bob"));
    lobby.connect(anns, "ann").orElseThrow().hear(LobbyTable.hello(ann.table(), ann.token()));
    // each connection has a thread of its own: else Bob might hear of her coming after his own line
    assertThat(anns.next()).contains("\"id\":1,\"result\"");
    Conversation talk = lobby.connect(bobs, "bob").orElseThrow();
    talk.hear(LobbyTable.hello(bob.table(), bob.token()));
    talk.hear("{\"jsonrpc\":\"2.0\",\"id\":9,\"method\":\"chat\",\"params\":{\"text\":\"blah\"}}");
    String news = anns.next();
    while (!news.contains("blah")) {
      assertThat(news).isNotEqualTo("nothing came");
      news = anns.next();
    }
    news = bobs.next();
    while (!news.contains("\"id\":9")) {
      assertThat(news).isNotEqualTo("nothing came");
      news = bobs.next();
    }
  }

  @AfterEach
  void close() {
    lobby.close();
    store.close();
  }

  private Page report(String token, Optional<Long> line, String name) {
    ReportWish wish =
        new ReportWish(
            token,
            line.map(OptionalLong::of).orElseGet(OptionalLong::empty),
            line.isPresent() ? OptionalInt.empty() : OptionalInt.of(1),
            line.isPresent() ? Optional.empty() : Optional.of(name),
            Optional.of("rude"));
    return lobby.people().report(ann.table(), wish, "ann");
  }

  private static void assertRefused(Page page, String error) {
    assertThat(page)
        .isInstanceOfSatisfying(
            Page.Problem.class, problem -> assertThat(problem.error()).isEqualTo(error));
  }

  @Test
  void the_operator_reads_who_said_what_and_nobody_at_the_table_hears_of_it() throws Exception {
    assertThat(report(ann.token(), Optional.of(1L), "")).isInstanceOf(Page.Reported.class);
    assertThat(report(ann.token(), Optional.empty(), "Bob")).isInstanceOf(Page.Reported.class);
    assertThat(bobs.hearsNothing()).isTrue();
    assertThat(anns.hearsNothing()).isTrue();
    close();
    List<ReportList.Report> reports = ReportList.of(folder);
    assertThat(reports).extracting(ReportList.Report::line).containsExactlyInAnyOrder("blah", "");
    assertThat(reports)
        .allSatisfy(
            report -> {
              assertThat(report.table()).isEqualTo(ann.table());
              assertThat(report.by()).isEqualTo(new ReportList.Person(0, "Ann"));
              assertThat(report.about()).isEqualTo(new ReportList.Person(1, "Bob"));
              assertThat(report.why()).isEqualTo("rude");
            });
    try (Server _ =
        Server.start(ServerSettings.at("127.0.0.1", 0, folder), new LittleCatalogue())) {
      assertThat(ReportList.of(folder)).as("of a running server").isEqualTo(reports);
    }
    store = SqliteStore.in(folder);
  }

  @Test
  void what_is_not_there_cannot_be_reported_nor_by_whom_who_does_not_sit_there() {
    assertRefused(report(ann.token(), Optional.of(7L), ""), Problems.UNKNOWN);
    assertRefused(report(ann.token(), Optional.empty(), "Dora"), Problems.TAKEN);
    assertRefused(report(bob.token(), Optional.empty(), "Bob"), Problems.NOT_POSSIBLE);
    assertRefused(report("somebody's", Optional.of(1L), ""), Problems.UNKNOWN);
    assertThat(store.notes(Reports.KIND, "", 9)).isEmpty();
  }

  @Test
  void the_same_again_is_one_report_and_many_have_to_wait() {
    for (int i = 0; i < 5; i++) {
      assertThat(report(ann.token(), Optional.of(1L), "")).isInstanceOf(Page.Reported.class);
    }
    assertThat(store.notes(Reports.KIND, "", 9)).hasSize(1);
    assertRefused(report(ann.token(), Optional.empty(), "Bob"), Problems.TOO_FAST);
  }

  @Test
  void a_report_keeps_what_was_said_for_ninety_days_and_no_longer() {
    report(ann.token(), Optional.of(1L), "");
    lobby.erase(bob.table(), bob.token(), cost -> true);
    assertThat(store.notes(Reports.KIND, "", 9))
        .extracting(Notes.Note::body)
        .allSatisfy(body -> assertThat(body).contains("blah"));
    now += Reports.KEPT_MILLIS + 1;
    lobby.sweep();
    assertThat(store.notes(Reports.KIND, "", 9)).isEmpty();
  }
}
