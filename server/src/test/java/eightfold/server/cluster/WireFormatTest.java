package eightfold.server.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import eightfold.cards.LibraryPack;
import eightfold.game.CardDetail;
import eightfold.game.Meanings;
import eightfold.message.Argument;
import eightfold.message.Message;
import eightfold.message.Texts;
import eightfold.protocol.BookFinding;
import eightfold.protocol.Json;
import eightfold.protocol.Newcomer;
import eightfold.protocol.Page;
import eightfold.protocol.ReportWish;
import eightfold.protocol.Snapshot;
import eightfold.protocol.ToldPack;
import eightfold.protocol.Words;
import eightfold.server.lobby.TableCall;
import eightfold.server.port.SharedText;
import java.io.NotSerializableException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.apache.pekko.actor.ExtendedActorSystem;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Whatever goes from node to node comes as it went, under names that stay. */
@SuppressWarnings("NullAway.Init")
class WireFormatTest {
  /** A card, a rank, numbers, words, lists, a message in a message. */
  private static final Message SPEAKS_OF_EVERYTHING =
      Message.of("setup.cannot-be-played")
          .with("game", "Mau-Mau")
          .with("options", List.of("twos", "eights"))
          .with(
              "finding",
              Message.of("refusals.name-what-you-hold")
                  .with("what", Argument.suit(LibraryPack.french(), 2))
                  .withCard("card", LibraryPack.french(), LibraryPack.french().parse("QS"))
                  .with("rank", new Argument.Rank(LibraryPack.french(), 9))
                  .with("cards", 4));

  private static ActorSystem<NodeLetter> system;
  private static WireFormat format;

  @BeforeAll
  static void begin() {
    system =
        ActorSystem.create(
            Behaviors.empty(),
            "eightfold",
            com.typesafe.config.ConfigFactory.parseString("pekko.loglevel=off")
                .withFallback(com.typesafe.config.ConfigFactory.load()));
    format = new WireFormat((ExtendedActorSystem) Adapter.toClassic(system));
  }

  @AfterAll
  static void end() {
    system.terminate();
  }

  private static Page.TableNotice notice() {
    return new Page.TableNotice(
        "table",
        new Snapshot.GameName(
            "g",
            "G",
            true,
            "french",
            Optional.of("Mau"),
            true,
            Optional.empty(),
            Optional.of(new Snapshot.Goal("points", 100))),
        Map.of("a", "b"),
        List.of(
            new Page.Place(Optional.of("Ann"), "person", true, Optional.empty()),
            new Page.Place(Optional.empty(), "bot", false, Optional.of("Eve"))),
        true,
        false);
  }

  private static List<TableCall> calls() {
    return List.of(
        new TableCall.Notice(),
        new TableCall.Sheet("de"),
        new TableCall.Cards("pt-BR"),
        new TableCall.Meanings("sv"),
        new TableCall.Matches(),
        new TableCall.Sweep(),
        new TableCall.Erase("ab12"),
        new TableCall.Holder("cd34"),
        new TableCall.Rekey("cd34", "ef56"),
        new TableCall.Report(
            "ab12",
            new ReportWish(
                "t",
                OptionalLong.of(7),
                OptionalInt.empty(),
                Optional.empty(),
                Optional.of("♥ rude"))),
        new TableCall.Report(
            "ab12",
            new ReportWish(
                "t",
                OptionalLong.empty(),
                OptionalInt.of(1),
                Optional.of("Bob"),
                Optional.empty())),
        new TableCall.Join(new Newcomer("Ann ♥"), "t1"),
        new TableCall.Join(new Newcomer("Bob", OptionalInt.of(3)), "t2"));
  }

  private static CardDetail eight() {
    return new CardDetail(
        "8H",
        "Eight",
        "8",
        List.of(
            new CardDetail.Side("", "n", List.of("red"), "asset", List.of("draw"), "", "text")));
  }

  private static Stream<NodeLetter.Sent> letters() {
    ActorRef<NodeLetter> somebody = system;
    Page.Problem problem =
        Page.Problem.of("taken", Message.literal("no seat is free: “♥”"))
            .with(
                List.of(
                    new BookFinding(
                        "unknown-clause",
                        "error",
                        1,
                        2,
                        3,
                        4,
                        "/x",
                        Optional.empty(),
                        Words.literal("a"),
                        Words.literal("b"),
                        Optional.of("c"))))
            .after(7);
    List<Page> pages =
        List.of(
            new Page.SeatKey("table", 2, "token"),
            new Page.Sheet("# Rules\n".repeat(20_000)),
            new Page.Document("match: ä"),
            problem,
            Page.Problem.of("taken", Message.of("faults.kept-for").with("name", "Dora ♥")),
            Page.Problem.of("not-possible", SPEAKS_OF_EVERYTHING),
            new Page.Cards(List.of(eight()), Optional.empty()),
            new Page.Cards(
                List.of(), Optional.of(ToldPack.of(LibraryPack.french(), Texts.ENGLISH))),
            new Page.CardMeanings(
                List.of(
                    new Meanings.OfCard("8H", "Wild.", OptionalInt.of(50)),
                    new Meanings.OfCard("9H", "", OptionalInt.empty())),
                Map.of("draw", "- Draw one card.\n")),
            notice(),
            new Page.Erased(3),
            new Page.Reported("ab12"),
            new Page.Held(notice(), 2, ""),
            new Page.OpenTables(List.of(notice())));
    return Stream.of(
            calls().stream().map(call -> new NodeLetter.Asked(call, somebody)),
            pages.stream().map(page -> new NodeLetter.Answered(new TableCall.Answer.Shown(page))),
            Stream.of(
                new NodeLetter.Answered(new TableCall.Answer.Matches(3, 700)),
                new NodeLetter.Came(somebody),
                new NodeLetter.LetIn(somebody),
                new NodeLetter.Heard(5, "{\"id\":1}"),
                new NodeLetter.Said(6, new SharedText("ä ♥".repeat(30_000))),
                new NodeLetter.Took(1L << 40, 512 * 1024),
                new NodeLetter.Closed(7, 1011, "please connect again"),
                new NodeLetter.Gone()))
        .flatMap(letter -> letter);
  }

  @Test
  void whatever_is_sent_comes_as_it_went() {
    assertThat(letters())
        .allSatisfy(
            letter ->
                assertThat(format.fromBinary(format.toBinary(letter), format.manifest(letter)))
                    .isEqualTo(letter));
  }

  /**
   * Who asked a node that had to ask another hears the answer in their own language all the same.
   */
  @Test
  void what_another_node_answers_is_said_in_every_language() throws NotSerializableException {
    Page.Problem kept =
        Page.Problem.of("taken", Message.of("faults.kept-for").with("name", "Dora"));
    assertThat(come(kept)).contains("\"words\":\"der Platz wird freigehalten für Dora\"");
  }

  /** A node of a later version may say what this one has no words for: it has sent English. */
  @Test
  void what_only_another_version_can_say_stays_as_it_was_written() throws NotSerializableException {
    Page.Problem later =
        new Page.Problem(
            "taken",
            Words.literal("the moon sits there"),
            Optional.of("faults.moon-there"),
            Optional.of(Map.of("moon", 1)),
            Optional.empty(),
            OptionalInt.empty());
    assertThat(come(later)).contains("\"words\":\"the moon sits there\"", "faults.moon-there");
  }

  private static String come(Page.Problem problem) throws NotSerializableException {
    NodeLetter.Sent sent = new NodeLetter.Answered(new TableCall.Answer.Shown(problem));
    Object came = format.fromBinary(format.toBinary(sent), format.manifest(sent));
    assertThat(came).isInstanceOf(NodeLetter.Answered.class);
    TableCall.Answer answer = ((NodeLetter.Answered) came).answer();
    return Json.write(((TableCall.Answer.Shown) answer).page(), Texts.in("de"));
  }

  /** A thousand who watch here are told the same: it is made ready to be sent once. */
  @Test
  void what_comes_for_many_connections_is_kept_once() throws NotSerializableException {
    NodeLetter.Said first = said(7, "the same");
    NodeLetter.Said second = said(8, "the same");
    assertThat(second.text()).isSameAs(first.text());
    assertThat(second.text().bytes()).isSameAs(first.text().bytes());
    assertThat(said(9, "another").text()).isNotEqualTo(first.text());
  }

  private static NodeLetter.Said said(int number, String text) throws NotSerializableException {
    NodeLetter.Sent sent = new NodeLetter.Said(number, new SharedText(text));
    return (NodeLetter.Said) format.fromBinary(format.toBinary(sent), format.manifest(sent));
  }

  @Test
  void long_texts_are_packed() {
    assertThat(
            format.toBinary(
                new NodeLetter.Said(1, new SharedText("a card and a card ".repeat(10_000)))))
        .hasSizeLessThan(4_000);
  }

  /** Nodes of another version know these names: whoever changes one cannot be replaced by turns. */
  @Test
  void the_names_stay() {
    assertThat(letters().map(format::manifest).distinct())
        .containsExactly(
            "asked", "answered", "came", "let-in", "heard", "said", "took", "closed", "gone");
    assertThatThrownBy(() -> format.fromBinary(new byte[0], "of a later version"))
        .isInstanceOf(NotSerializableException.class);
  }
}
