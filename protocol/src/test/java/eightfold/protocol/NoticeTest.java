package eightfold.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.cards.LibraryPack;
import eightfold.game.Awaits;
import eightfold.game.Event;
import eightfold.game.PublicFact;
import eightfold.game.Refusal;
import eightfold.game.SeatSet;
import eightfold.game.Standings;
import eightfold.game.View;
import eightfold.message.Argument;
import eightfold.message.Message;
import eightfold.message.Texts;
import eightfold.play.FamilyActs;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/** What the server says, letter by letter: the page reads these names. Source: docs/protocol.md. */
class NoticeTest {
  private static final Standings STANDINGS =
      new Standings(1, false, false, "", List.of(), List.of(), List.of(0, 0), List.of(0, 0));

  private static View view() {
    return new View(
        0,
        4,
        1,
        1,
        0,
        SeatSet.of(0),
        Awaits.PLAY,
        List.of("7H"),
        30,
        List.of(
            new View.Hand(1, List.of("9C"), false, true),
            new View.Hand(3, List.of(), false, false)),
        List.of("draw", "call"),
        FamilyActs.VERBS,
        Map.of("call", 5),
        Map.of("9C", Refusal.literal(907, "the 9 of clubs does not follow")),
        STANDINGS,
        new View.InForce(true, Optional.of("D"), Optional.empty(), 2, 0));
  }

  private static List<Snapshot.Seat> seats() {
    return List.of(
        new Snapshot.Seat(
            Optional.of("Ann"),
            "person",
            Optional.empty(),
            true,
            false,
            OptionalInt.empty(),
            true,
            true,
            List.of(),
            Optional.empty(),
            true,
            true,
            true,
            true,
            true,
            Optional.empty(),
            OptionalInt.empty(),
            OptionalInt.of(40),
            Optional.of(new Snapshot.Handing("Bea", true))),
        new Snapshot.Seat(
            Optional.empty(),
            "person",
            Optional.empty(),
            false,
            false,
            OptionalInt.of(9),
            false,
            false,
            List.of("kick", "bot"),
            Optional.of("Bob"),
            false,
            false,
            false,
            false,
            false,
            Optional.of("Cy"),
            OptionalInt.of(6),
            OptionalInt.empty(),
            Optional.empty()));
  }

  private static Snapshot snapshot(Optional<View> view) {
    return new Snapshot(
        3,
        "t",
        new Snapshot.GameName(
            "pesten",
            "Pesten",
            false,
            "french",
            Optional.of("Last card"),
            true,
            Optional.of("most"),
            Optional.empty()),
        Map.of("last", "on"),
        2,
        Map.of("last", "off"),
        true,
        List.of("undo"),
        OptionalInt.of(0),
        seats(),
        2,
        true,
        Optional.of("fast"),
        0,
        true,
        OptionalLong.of(42),
        false,
        false,
        true,
        OptionalInt.empty(),
        false,
        0,
        OptionalInt.empty(),
        true,
        "sha256:00",
        Optional.empty(),
        view.map(SeatView::of),
        List.of(PublicFact.of("missed", 1, "2")),
        Optional.of(new Snapshot.Referee(2, OptionalInt.of(1), true, Optional.of("x@rooms"), true)),
        Optional.empty());
  }

  @Test
  void a_table_before_its_start() {
    assertThat(Json.write(snapshot(Optional.empty())))
        .isEqualTo(
            "{\"number\":3,\"table\":\"t\",\"game\":{\"id\":\"pesten\",\"name\":\"Pesten\","
                + "\"suits\":\"french\",\"call\":\"Last card\",\"callsAlone\":true,\"best\":\"most\"},"
                + "\"options\":{\"last\":\"on\"},\"chosen\":2,\"were\":{\"last\":\"off\"},"
                + "\"mayChoose\":true,\"may\":[\"undo\"],\"you\":0,\"seats\":["
                + "{\"name\":\"Ann\",\"kind\":\"person\",\"present\":true,\"standIn\":false,\"again\":true,"
                + "\"host\":true,\"muted\":true,\"ending\":true,"
                + "\"suspending\":true,\"ready\":true,\"awaited\":true,\"roundTrip\":40,"
                + "\"handing\":{\"to\":\"Bea\",\"agreed\":true}},"
                + "{\"name\":null,\"kind\":\"person\",\"present\":false,\"standIn\":false,"
                + "\"countdown\":9,\"again\":false,"
                + "\"may\":[\"kick\",\"bot\"],\"played\":\"Bob\",\"heir\":\"Cy\",\"place\":6}],"
                + "\"watching\":2,\"listed\":true,\"botSpeed\":\"fast\",\"matches\":0,\"repeated\":true,"
                + "\"dealNumber\":42,"
                + "\"started\":false,\"canStart\":false,\"mayStart\":true,"
                + "\"suspended\":true,\"commitment\":\"sha256:00\",\"view\":null,"
                + "\"facts\":[{\"key\":\"missed\",\"seat\":1,\"words\":[\"2\"]}],"
                + "\"referee\":{\"least\":2,\"suspendedBy\":1,\"ends\":true,\"address\":\"x@rooms\",\"asking\":true}}");
  }

  @Test
  void a_view_keeps_the_names_of_its_parts() {
    assertThat(Json.write(snapshot(Optional.of(view()))))
        .contains(
            "\"seat\":0,\"ply\":4,\"deal\":1,\"dealer\":1,\"turn\":0,\"actors\":[0],\"awaits\":\"play\"")
        .contains("\"pile\":[\"7H\"],\"stock\":30,\"suit\":\"D\",\"rank\":null,\"pendingDraw\":2")
        .contains("\"legal\":[\"draw\",\"call\"],\"risky\":{\"call\":5}")
        .contains("{\"count\":1,\"cards\":[\"9C\"],\"called\":false,\"owesCall\":true}")
        .contains(
            "\"refusals\":{\"9C\":{\"code\":907,\"words\":\"the 9 of clubs does not follow\"}}")
        .contains("\"standings\":{\"deal\":1,\"dealOver\":false,\"over\":false");
  }

  @Test
  void an_event_shows_cards_to_their_owner_only() {
    Event drew = new Event("drew", 1, Event.NOBODY, List.of("2"), List.of("5C", "KD"));
    List<String> names = List.of("Ann", "Bob");
    assertThat(Json.write(ToldEvent.of(9, drew, 1, names)))
        .isEqualTo(
            "{\"number\":9,\"verb\":\"drew\",\"seat\":1,\"other\":-1,\"words\":[\"2\"],"
                + "\"cards\":[\"5C\",\"KD\"],\"text\":\"drew Bob 2\"}");
    for (int listener : List.of(0, Event.NOBODY)) {
      assertThat(Json.write(ToldEvent.of(9, drew, listener, names))).doesNotContain("5C", "cards");
    }
  }

  @Test
  void an_event_says_that_a_bot_played_for_somebody() {
    Event drew = new Event("drew", 1, Event.NOBODY, List.of("1"), List.of());
    ToldEvent told = ToldEvent.of(9, drew, 0, List.of("Ann", "Bob")).byStandIn(true);
    assertThat(Json.write(told))
        .isEqualTo(
            "{\"number\":9,\"verb\":\"drew\",\"seat\":1,\"other\":-1,\"words\":[\"1\"],"
                + "\"standIn\":true,\"text\":\"drew Bob 1\"}");
  }

  @Test
  void an_event_says_which_card_brought_it_about() {
    Event drew = new Event("drew", 1, Event.NOBODY, List.of("1"), List.of("oak")).because("storm");
    assertThat(Json.write(ToldEvent.of(9, drew, 0, List.of("Ann", "Bob"))))
        .isEqualTo(
            "{\"number\":9,\"verb\":\"drew\",\"seat\":1,\"other\":-1,\"words\":[\"1\"],"
                + "\"because\":\"storm\",\"text\":\"drew Bob 1\"}");
  }

  @Test
  void answers_and_notifications_are_json_rpc() {
    assertThat(Notice.result("7", new Notice.Done()))
        .isEqualTo("{\"jsonrpc\":\"2.0\",\"id\":7,\"result\":{}}");
    assertThat(Notice.error("\"a\"", Fault.stale(), Texts.ENGLISH))
        .isEqualTo(
            "{\"jsonrpc\":\"2.0\",\"id\":\"a\",\"error\":{\"code\":-32001,\"message\":\"the table"
                + " has moved on\",\"key\":\"requests.stale\",\"arguments\":{}}}");
    assertThat(Notice.error("1", Fault.costs(5), Texts.ENGLISH))
        .startsWith("{\"jsonrpc\":\"2.0\",\"id\":1,\"error\":{\"code\":-32006,\"message\":\"")
        .endsWith("\"data\":{\"costs\":5}}}");
    assertThat(Notice.notification(new Notice.Ping()))
        .isEqualTo("{\"jsonrpc\":\"2.0\",\"method\":\"ping\",\"params\":{}}");
    assertThat(Notice.notification(new Notice.Spoken(1, 0, "Ann", "hi")))
        .isEqualTo(
            "{\"jsonrpc\":\"2.0\",\"method\":\"chat\",\"params\":"
                + "{\"number\":1,\"seat\":0,\"name\":\"Ann\",\"text\":\"hi\"}}");
    assertThat(Notice.notification(new Notice.Gone(Notice.Gone.TAKEN_OVER)))
        .isEqualTo(
            "{\"jsonrpc\":\"2.0\",\"method\":\"gone\",\"params\":{\"reason\":\"taken over\"}}");
    assertThat(Notice.notification(new Notice.Table(snapshot(Optional.empty()), List.of())))
        .startsWith("{\"jsonrpc\":\"2.0\",\"method\":\"table\",\"params\":{\"snapshot\":{")
        .endsWith("},\"events\":[]}}");
  }

  @Test
  void a_refusal_says_in_addition_what_other_languages_need() {
    Message message =
        Message.of("refusals.suit-declared")
            .withCard("card", LibraryPack.french(), LibraryPack.french().parse("8C"))
            .with("suit", Argument.suit(LibraryPack.french(), 2));
    assertThat(Json.write(Fault.of(new Refusal(907, message))))
        .isEqualTo(
            "{\"code\":907,\"message\":\"8C doesn't match: hearts were declared\","
                + "\"key\":\"refusals.suit-declared\",\"arguments\":{\"card\":{\"card\":\"8C\"},"
                + "\"suit\":{\"key\":\"words.suit.H\",\"arguments\":{}}}}");
    Message seats = Message.of("refusals.give-to").with("seat", 2);
    assertThat(Json.write(Page.Problem.of("not-possible", seats)))
        .isEqualTo(
            "{\"error\":\"not-possible\",\"words\":\"the next card goes to seat 2\","
                + "\"key\":\"refusals.give-to\",\"arguments\":{\"seat\":2}}");
  }

  /** docs/protocol.md, Languages: the same notice for each listener in a language of their own. */
  @Test
  void a_sentence_is_put_into_words_when_it_is_written() {
    Refusal refusal = new Refusal(901, Message.of("refusals.not-your-turn"));
    SeatView.Refused refused = SeatView.Refused.of(refusal);
    Notice.Change change =
        new Notice.Change(
            Map.of(), Map.of("refusals", Map.of("9C", refused)), List.of(), List.of());
    Texts german = Texts.in("de");
    assertThat(Notice.notification(change, german)).contains("\"words\":\"du bist nicht dran\"");
    assertThat(Notice.notification(change)).contains("\"words\":\"it is not your turn\"");
    assertThat(Notice.error("1", Fault.of(refusal), german))
        .contains("\"message\":\"du bist nicht dran\",\"key\":\"refusals.not-your-turn\"");
    assertThat(Json.write(Page.Problem.of("not-possible", refusal.message()), german))
        .contains("\"words\":\"du bist nicht dran\"");
    assertThat(Notice.error("1", Fault.stale(), german))
        .contains(
            "\"message\":\"am Tisch ist es schon weitergegangen\",\"key\":\"requests.stale\"");
  }
}
