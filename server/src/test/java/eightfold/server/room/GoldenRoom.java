package eightfold.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Event;
import eightfold.game.Standings;
import eightfold.protocol.Fault;
import eightfold.protocol.Request;
import eightfold.server.lobby.HouseBots;
import eightfold.testkit.golden.GoldenRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Collectors;

/** A room in which people play a record of the golden corpus again, line by line. */
public final class GoldenRoom {
  /** Nobody waits for anybody: the record says who was first. */
  private static final Pace AT_ONCE = new Pace(30_000, 0, 0, 900, 1_700);

  private static final long NOW = 1_000_000;

  private final GoldenRecord record;
  private final List<String> names;
  private final List<Fact.Dated> facts = new ArrayList<>();
  private Room room;
  private long told;
  private int requests;

  private GoldenRoom(GoldenRecord record, GameSource games, Fact.Opened opened) {
    this.record = record;
    this.names = GoldenRecord.names(record.seats());
    facts.add(new Fact.Dated(NOW, opened));
    room = Room.of(RoomTable.opened("t", games, opened, NOW), AT_ONCE, new HouseBots(), NOW);
  }

  /** The facts of a record that was played, and the table as it is then. */
  public record Played(List<Fact.Dated> facts, RoomTable table) {}

  /** Plays a record; whatever differs from it is an error. */
  public static Played play(GoldenRecord record, GameSource games, int engine) {
    List<String> empty = names(record.seats()).stream().map(name -> "").toList();
    Fact.Opened opened =
        new Fact.Opened(
            record.game(),
            java.util.Map.of(),
            record.book(),
            empty,
            empty,
            OptionalInt.empty(),
            false,
            false,
            0,
            RoomDriver.SEED,
            engine,
            "");
    GoldenRoom golden = new GoldenRoom(record, games, opened);
    golden.comeAll();
    record.lines().forEach(golden::line);
    return new Played(List.copyOf(golden.facts), golden.room.table());
  }

  private static List<String> names(int seats) {
    return GoldenRecord.names(seats);
  }

  private void comeAll() {
    for (int seat = 0; seat < names.size(); seat++) {
      give(new Input.Sit(names.get(seat), "token" + seat));
      give(
          new Input.Connected(
              seat + 1, "hello", Optional.of("token" + seat), OptionalLong.empty()));
    }
    assertThat(room.table().names()).isEqualTo(names);
  }

  private void line(String line) {
    int tab = line.indexOf('\t');
    switch (line.charAt(0)) {
      case '?' -> {
        // what the seats might have done: the corpus's own test looks at that
      }
      case '=' -> assertThat(standing()).as(record.title()).isEqualTo(line);
      case '!' -> refused(line.substring(2, tab), line.substring(tab + 1));
      default -> {
        String what = line.substring(0, tab);
        if (what.startsWith("deal ")) {
          Request next = room.table().hasBegun() ? new Request.Next() : new Request.Start(false);
          assertThat(ask(0, next)).as(record.title()).isEmpty();
          assertThat("deal " + deal() + " by " + names.get(room.table().dealer())).isEqualTo(what);
        } else {
          acts(what);
        }
        assertThat(came()).as("%s: %s", record.title(), what).isEqualTo(line.substring(tab + 1));
      }
    }
  }

  private int deal() {
    return room.table().standings().orElseThrow().deal();
  }

  private void acts(String what) {
    assertThat(act(what)).as("%s: %s", record.title(), what).isEmpty();
    Fact last = facts.getLast().fact();
    assertThat(last).isInstanceOf(Fact.Acted.class);
    int blank = what.indexOf(' ');
    assertThat(((Fact.Acted) last).acts()).contains(what.substring(blank + 1));
  }

  private void refused(String what, String code) {
    int before = facts.size();
    assertThat(act(what).map(fault -> Integer.toString(fault.code())))
        .as("%s: %s", record.title(), what)
        .contains(code);
    assertThat(facts).as("a refusal changes nothing").hasSize(before);
  }

  private Optional<Fault> act(String what) {
    int blank = what.indexOf(' ');
    Request act = new Request.Act(room.table().running().ply(), what.substring(blank + 1), true);
    return ask(names.indexOf(what.substring(0, blank)), act);
  }

  /** Asks, and says why it was refused. */
  private Optional<Fault> ask(int seat, Request request) {
    requests++;
    String id = Integer.toString(requests);
    Optional<Fault> fault = Optional.empty();
    boolean answered = false;
    for (Output output : give(new Input.Asked(seat + 1, id, request))) {
      if (output instanceof Output.Refused refused && refused.id().equals(id)) {
        fault = Optional.of(refused.fault());
      }
      answered |= output instanceof Output.Answered;
    }
    assertThat(answered || fault.isPresent()).as("%s waits for nobody", request).isTrue();
    return fault;
  }

  private List<Output> give(Input input) {
    Outcome outcome = room.after(input, NOW);
    facts.addAll(outcome.facts());
    room = outcome.room();
    return outcome.outputs();
  }

  /** What has happened since it was asked last, in the words of the corpus. */
  private String came() {
    List<NumberedEvent> news = room.table().events().since(told);
    assertThat(news).as("events are kept").hasSize((int) (room.table().number() - told));
    told = room.table().number();
    return news.stream()
        .map(NumberedEvent::event)
        .filter(event -> !event.verb().equals(GoldenRecord.NOTHING_DONE))
        .map(this::text)
        .collect(Collectors.joining("; "));
  }

  private String text(Event event) {
    return event.text(names)
        + (event.privately().isEmpty() ? "" : " " + event.privately())
        + (event.because().isEmpty() ? "" : " by " + event.because());
  }

  private String standing() {
    Standings now = room.table().standings().orElseThrow();
    return "= %s%s, won %s, match %s, scored %s, score %s"
        .formatted(
            now.dealOver() ? now.ending() : "broken off",
            now.over() ? " and over" : "",
            now.dealWinners(),
            now.matchWinners(),
            now.scored(),
            now.score());
  }
}
