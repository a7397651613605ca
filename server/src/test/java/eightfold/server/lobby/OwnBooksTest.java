package eightfold.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import eightfold.game.Game;
import eightfold.games.Games;
import eightfold.message.Texts;
import eightfold.protocol.BookFinding;
import eightfold.protocol.Malformed;
import eightfold.protocol.Page;
import eightfold.protocol.TableWish;
import eightfold.record.RecordReader;
import eightfold.record.RecordVerifier;
import eightfold.server.ServerFixture;
import eightfold.server.room.Allowance;
import eightfold.server.room.RoomTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tables of rule books that visitors bring. Source: issue 12, point 6; docs/protocol.md. */
class OwnBooksTest {
  static final String KITCHEN =
      """
      game Kitchen Eights
      summary "As we play it."
      source "Our kitchen table."
      players 2..10
      deck french
      packs 1 6:2
      deal 5
      draw one-may-play
      stock reshuffle
      on 8 wild, declares suit
      call "Kitchen" caught
      call-penalty 2
      scoring none
      match single

      option twos "What a two does."
        draw2 "The next player draws two."
          on 2 next draws 2, answered by 2
        off "A two is a plain card."
      """;

  private static final String SHORT_PESTEN =
      "game Pesten\nid pesten\nextends pesten\nsummary \"None of theirs.\"\ndeal 3\n";

  private final FaultyStore store = new FaultyStore();
  private final AtomicLong now = new AtomicLong(1_000_000);
  private long seed = 1;

  private Lobby lobby() {
    return lobby(new Allowance.Limit(1_000, 100));
  }

  private Lobby lobby(Allowance.Limit books) {
    Limits wide = ServerFixture.WIDE;
    return Lobby.restored(
        new LobbyParts(
            Games.standard(),
            new HouseBots(),
            store,
            now::get,
            ServerFixture.entropy(seed++),
            new LobbySettings(
                ServerFixture.QUICK,
                wide.with(wide.speeds().books(books)).with(wide.times().awake(60_000)))));
  }

  private static TableWish wish(String rules, Map<String, String> options, int seats) {
    TableWish of = LobbyTable.wish(seats);
    return new TableWish(
        new TableWish.Played.OwnBook(rules),
        options,
        of.seats(),
        of.name(),
        OptionalInt.empty(),
        false,
        false);
  }

  private static String open(Lobby lobby, String rules, Map<String, String> options) {
    Page page = lobby.open(wish(rules, options, 3), "here");
    assertThat(page).isInstanceOf(Page.SeatKey.class);
    return ((Page.SeatKey) page).table();
  }

  private static Page.Problem refused(Lobby lobby, String rules, Map<String, String> options) {
    Page page = lobby.open(wish(rules, options, 3), "here");
    assertThat(page).isInstanceOf(Page.Problem.class);
    return (Page.Problem) page;
  }

  private static Page.TableNotice notice(Lobby lobby, String table) {
    return (Page.TableNotice) lobby.notice(table);
  }

  private static String sheet(Lobby lobby, String table) {
    return ((Page.Sheet) lobby.sheetOf(table, Texts.ENGLISH)).markdown();
  }

  private static RoomTable tableOf(Lobby lobby, String id) {
    return ((FoundTable.Here) lobby.find(id)).host().room().table();
  }

  @Test
  void a_table_is_opened_with_the_text_of_a_book_and_is_marked_as_that() {
    try (Lobby lobby = lobby()) {
      String table = open(lobby, KITCHEN, Map.of());
      assertThat(notice(lobby, table).game().name()).isEqualTo("Kitchen Eights");
      assertThat(notice(lobby, table).game().own()).isTrue();
      assertThat(notice(lobby, table).game().id()).isEqualTo("own:rule-book");
      assertThat(notice(lobby, table).game().call()).contains("Kitchen");
      assertThat(sheet(lobby, table)).startsWith("# Kitchen Eights").contains("As we play it.");
      String listed = LobbyTable.open(lobby, "pesten", 3).key().table();
      assertThat(notice(lobby, listed).game().own()).isFalse();
      assertThat(notice(lobby, listed).game().id()).isEqualTo("pesten");
    }
  }

  @Test
  void a_book_in_json_is_told_by_looking() {
    String json =
        """
        {"id": "kitchen", "name": "Kitchen Eights", "elements": [
          {"rule": "players", "least": 2, "most": 4},
          {"rule": "deck", "cards": "french"},
          {"rule": "deal", "cards": 5},
          {"rule": "draw", "policy": "one-may-play"}]}
        """;
    try (Lobby lobby = lobby()) {
      String table = open(lobby, json, Map.of());
      assertThat(notice(lobby, table).game().id()).isEqualTo("own:kitchen");
      Page.Problem wrong = refused(lobby, json.replace("one-may-play", "two-may-play"), Map.of());
      assertThat(wrong.findings().orElseThrow())
          .singleElement()
          .satisfies(
              finding -> {
                assertThat(finding.path()).isEqualTo("/elements/3/policy");
                assertThat(finding.right().english()).contains("one-may-play");
              });
    }
  }

  /** Only what was chosen otherwise than standard is left to say of a book that is there whole. */
  @Test
  void options_of_the_wish_apply_to_that_book() {
    try (Lobby lobby = lobby()) {
      String standard = open(lobby, KITCHEN, Map.of());
      String without = open(lobby, KITCHEN, Map.of("twos", "off"));
      assertThat(tableOf(lobby, standard).game().ruleBook()).contains("on 2 next draws 2");
      assertThat(tableOf(lobby, without).game().ruleBook()).doesNotContain("on 2");
      assertThat(notice(lobby, without).options()).isEqualTo(Map.of("twos", "off"));
      assertThat(refused(lobby, KITCHEN, Map.of("twos", "on")).words().english())
          .contains("draw2", "off");
      assertThat(refused(lobby, KITCHEN, Map.of("threes", "off")).words().english())
          .contains("no option \"threes\"");
    }
  }

  @Test
  void it_may_extend_a_book_of_the_library_and_is_never_taken_for_it() {
    try (Lobby lobby = lobby()) {
      String own = open(lobby, SHORT_PESTEN, Map.of());
      String listed = LobbyTable.open(lobby, "pesten", 3).key().table();
      assertThat(notice(lobby, own).game().id()).isEqualTo("own:pesten");
      assertThat(notice(lobby, own).game().own()).isTrue();
      assertThat(sheet(lobby, own)).contains("None of theirs.", "three cards");
      assertThat(sheet(lobby, listed)).doesNotContain("None of theirs.");
      assertThat(sheet(lobby, listed))
          .isEqualTo(((Page.Sheet) lobby.sheet("pesten", Map.of(), Texts.ENGLISH)).markdown());
      assertThat(notice(lobby, listed).game().own()).isFalse();
    }
    Game library = Games.standard().game("pesten", Map.of());
    try (Lobby again = lobby()) {
      for (String id : store.memory().ids()) {
        boolean own = notice(again, id).game().own();
        assertThat(sheet(again, id).equals(library.ruleSheet())).isEqualTo(!own);
      }
    }
  }

  /** Letter for letter the library's book: it is played alike, and still somebody's own. */
  @Test
  void a_copy_of_a_book_of_the_library_is_a_book_of_its_own() {
    String copy = Games.standard().game("pesten", Map.of()).ruleBook();
    String table;
    try (Lobby lobby = lobby()) {
      table = open(lobby, copy, Map.of());
      assertThat(notice(lobby, table).game().own()).isTrue();
    }
    try (Lobby again = lobby()) {
      assertThat(notice(again, table).game().own()).isTrue();
      assertThat(notice(again, table).game().id()).isEqualTo("own:pesten");
    }
  }

  @Test
  void it_wakes_with_its_book_from_sleep_and_after_a_restart() throws InterruptedException {
    String table;
    String sheet;
    String commitment;
    try (Lobby lobby = lobby()) {
      Page.SeatKey key = (Page.SeatKey) lobby.open(wish(KITCHEN, Map.of("twos", "off"), 3), "here");
      table = key.table();
      Ear ear = new Ear();
      Conversation talk = lobby.connect(ear, "here").orElseThrow();
      talk.hear(LobbyTable.hello(table, key.token()));
      talk.hear(LobbyTable.request(2, "start"));
      assertThat(ear.next()).contains("\"result\"");
      assertThat(ear.next()).contains("\"id\":2,\"result\"");
      talk.end();
      sheet = sheet(lobby, table);
      RoomTable before = tableOf(lobby, table);
      now.addAndGet(120_000);
      while (lobby.awakeTables() > 0) {
        lobby.sweep();
        // what it asks for is done by others
        Thread.sleep(5);
      }
      RoomTable after = tableOf(lobby, table);
      assertThat(after).isNotSameAs(before);
      assertThat(after.game().ruleBook()).isEqualTo(before.game().ruleBook());
      assertThat(after.isRunning()).isTrue();
      commitment = after.commitment();
    }
    try (Lobby again = lobby()) {
      assertThat(sheet(again, table)).isEqualTo(sheet);
      assertThat(notice(again, table).game().name()).isEqualTo("Kitchen Eights");
      assertThat(notice(again, table).options()).isEqualTo(Map.of("twos", "off"));
      assertThat(tableOf(again, table).commitment()).isEqualTo(commitment);
      String record =
          ((Page.Document) again.played().record(table, OptionalInt.of(1), cost -> true)).yaml();
      assertThat(record).contains("game: \"own:rule-book\"", "game Kitchen Eights");
      assertThat(RecordReader.read("record", record))
          .isInstanceOfSatisfying(
              RecordReader.Reading.Sound.class,
              sound ->
                  assertThat(RecordVerifier.verify(sound.game(), Games.standard()))
                      .isInstanceOf(RecordVerifier.Verdict.Verified.class));
    }
  }

  @Test
  void a_wrong_book_is_refused_with_everything_that_is_wrong_and_nothing_is_opened() {
    String wrong = KITCHEN.replace("deal 5", "deal 50").replace("caught", "cought");
    try (Lobby lobby = lobby()) {
      Page.Problem problem = refused(lobby, wrong, Map.of());
      assertThat(problem.error()).isEqualTo(Problems.NOT_POSSIBLE);
      List<BookFinding> findings = problem.findings().orElseThrow();
      assertThat(findings).hasSize(2);
      assertThat(findings.getFirst().line()).isEqualTo(7);
      assertThat(findings.getFirst().column()).isEqualTo(6);
      assertThat(findings.getFirst().what().english()).contains("50 is not possible");
      assertThat(findings.getFirst().right().english()).contains("from 1 to 26");
      assertThat(findings.getLast().line()).isEqualTo(11);
      assertThat(findings.getLast().right().english()).contains("\"caught\"");
      assertThat(lobby.tables()).isZero();
      assertThat(store.memory().ids()).isEmpty();
    }
  }

  @Test
  void a_book_that_is_right_may_be_wrong_for_so_many_seats() {
    try (Lobby lobby = lobby()) {
      Page page = lobby.open(wish(KITCHEN, Map.of(), 12), "here");
      assertThat(page)
          .isInstanceOfSatisfying(
              Page.Problem.class,
              problem -> assertThat(problem.words().english()).contains("2 to 10 players"));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "\0\1\2",
        "patience Mine\nid mine\n",
        "crazier: 1\nid: mine\n",
        "[]",
        "{",
        "{\"id\": \"x\"}",
        "game X\nextends rule-book\n",
        "game X\nextends nothing-of-ours\n"
      })
  void what_is_no_rule_book_is_refused_with_words(String text) {
    try (Lobby lobby = lobby()) {
      Page.Problem problem = refused(lobby, text, Map.of());
      assertThat(problem.error()).isEqualTo(Problems.NOT_POSSIBLE);
      assertThat(problem.words().english()).isNotBlank();
    }
  }

  /** Names go into every snapshot, and what is said into every log of events. */
  @Test
  void what_others_are_shown_of_a_book_is_short_and_can_be_seen() {
    try (Lobby lobby = lobby()) {
      List<String> lines =
          List.of(
              "game " + "K".repeat(61),
              "game Kitchen\u202Eneste",
              "game \"two\\nlines\"",
              "id " + "k".repeat(61),
              "call \"" + "K".repeat(61) + "\" caught",
              "last-says \"" + "K".repeat(61) + "\"",
              "on Q named \"Q\u200B\", reverse");
      for (String line : lines) {
        String keyword = line.substring(0, line.indexOf(' '));
        String book = KITCHEN.replaceFirst("(?m)^" + keyword + " .*\n", "") + line + "\n";
        String headed =
            book.startsWith("game") || keyword.equals("game") ? book : "game K\n" + book;
        assertThat(refused(lobby, headed, Map.of()).findings().orElseThrow())
            .as(line)
            .singleElement()
            .satisfies(
                finding ->
                    assertThat(finding.what().english())
                        .containsAnyOf("61 characters", "cannot be seen"));
      }
    }
  }

  /** A few letters for many: what is kept and sent would be a hundred times what came. */
  @Test
  void a_book_that_grows_when_its_options_are_chosen_is_refused() {
    String growing =
        KITCHEN
            + "option words \"Some words.\"\n  text \"abcdefghijklmnopqrstuvwxyz abcde\"\n"
            + "    ruling \""
            + "{}".repeat(20_000)
            + "\", from \"x\"\n";
    try (Lobby lobby = lobby()) {
      assertThat(refused(lobby, growing, Map.of()).words().english()).contains("at most 40960");
      assertThat(lobby.tables()).isZero();
    }
  }

  @Test
  void so_many_books_come_from_one_address_in_a_minute_right_or_wrong() {
    try (Lobby lobby = lobby(Limits.standard().speeds().books())) {
      for (int i = 0; i < 6; i++) {
        Page page = lobby.open(wish(i % 2 == 0 ? KITCHEN : "game Wrong", Map.of(), 3), "greedy");
        assertThat(page instanceof Page.SeatKey).isEqualTo(i % 2 == 0);
      }
      Page.Problem seventh = (Page.Problem) lobby.open(wish(KITCHEN, Map.of(), 3), "greedy");
      assertThat(seventh.error()).isEqualTo(Problems.TOO_FAST);
      assertThat(seventh.retryAfter()).hasValue(10);
      assertThat(lobby.open(wish(KITCHEN, Map.of(), 3), "modest")).isInstanceOf(Page.SeatKey.class);
      assertThat(lobby.open(LobbyTable.wish("pesten", 3), "greedy"))
          .as("a game of the library")
          .isInstanceOf(Page.SeatKey.class);
      now.addAndGet(9_000);
      assertThat(((Page.Problem) lobby.open(wish(KITCHEN, Map.of(), 3), "greedy")).retryAfter())
          .hasValue(1);
      now.addAndGet(1_000);
      assertThat(lobby.open(wish(KITCHEN, Map.of(), 3), "greedy")).isInstanceOf(Page.SeatKey.class);
    }
  }

  /**
   * Books made to take long, as large as they may be, and every one of them other than the last.
   */
  @Test
  void books_that_take_long_are_read_one_after_the_other_and_others_are_served() throws Exception {
    try (Lobby lobby = lobby()) {
      String table = LobbyTable.open(lobby, "pesten", 3).key().table();
      List<Thread> senders = new ArrayList<>();
      AtomicLong answered = new AtomicLong();
      for (int i = 0; i < 40; i++) {
        String book = laborious(i);
        senders.add(
            Thread.ofVirtual()
                .start(
                    () -> {
                      Page page = lobby.open(wish(book, Map.of(), 3), "greedy");
                      answered.addAndGet(page instanceof Page.Problem ? 1 : 0);
                    }));
      }
      long slowest = 0;
      while (senders.stream().anyMatch(Thread::isAlive)) {
        long before = System.nanoTime();
        assertThat(lobby.sheet("pesten", Map.of(), Texts.ENGLISH)).isInstanceOf(Page.Sheet.class);
        assertThat(lobby.notice(table)).isInstanceOf(Page.TableNotice.class);
        slowest = Math.max(slowest, System.nanoTime() - before);
        Thread.sleep(5);
      }
      assertThat(answered).hasValue(40);
      assertThat(slowest / 1_000_000).as("ms for somebody else").isLessThan(2_000);
    }
  }

  /** An option for ranks, whose edits are tried with each of 13, and all of them wrong. */
  private static String laborious(int number) {
    StringBuilder book = new StringBuilder(KITCHEN);
    book.append("option o").append(number).append(" \"m\"\n  ranks none\n    a \"b\"\n");
    for (int i = 0; i < 450; i++) {
      book.append("      on {} sip ").append(i % 97).append(", sip ".repeat(18)).append('\n');
    }
    return book.toString();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"game\":\"pesten\",\"rules\":\"game X\"}|not both",
        "{}|game is missing",
        "{\"rules\":7}|rules must be a text"
      })
  void who_asks_for_both_or_for_neither_is_told(String json, String words) {
    assertThatThrownBy(() -> TableWish.read(json))
        .isInstanceOfSatisfying(Malformed.class, e -> assertThat(e.words()).contains(words));
  }
}
