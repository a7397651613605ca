package eightfold.server.lobby;

import eightfold.message.Message;
import eightfold.message.Texts;
import eightfold.protocol.Newcomer;
import eightfold.protocol.Page;
import eightfold.protocol.Page.Problem;
import eightfold.protocol.ReportWish;
import eightfold.server.room.GuestNames;
import eightfold.server.room.Input;
import eightfold.server.room.Output;
import eightfold.server.room.Room;
import eightfold.server.room.RoomTable;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** What is asked of tables that this machine has, by whoever has their links. */
final class TablesHere {
  /** So often a room may fall asleep under somebody's hands; once is rare. */
  private static final int TRIES = 3;

  private final LobbyParts parts;
  private final Tables tables;
  private final Reports reports;
  private final PastEvents past;

  TablesHere(LobbyParts parts, Tables tables, Reports reports, PastEvents past) {
    this.parts = parts;
    this.tables = tables;
    this.reports = reports;
    this.past = past;
  }

  /** Answers what is asked of a table that is here. */
  TableCall.Answer answer(String table, TableCall call) {
    return switch (call) {
      case TableCall.Notice() ->
          at(table, room -> new TableCall.Answer.Shown(room.notice(parts.clock().millis())));
      case TableCall.Cards(String language) ->
          at(
              table,
              room ->
                  new TableCall.Answer.Shown(
                      Page.Cards.of(room.table().game(), Texts.in(language))));
      case TableCall.Sheet(String language) ->
          at(
              table,
              room ->
                  new TableCall.Answer.Shown(
                      new Page.Sheet(room.table().game().sheet().text(Texts.in(language)))));
      case TableCall.Meanings(String language) -> at(table, room -> meanings(room, language));
      case TableCall.Matches() -> at(table, room -> matches(room.shown(parts.clock().millis())));
      case TableCall.Holder(String token) ->
          at(table, room -> holder(room, token, parts.clock().millis()));
      case TableCall.Report(String token, ReportWish wish) ->
          at(table, room -> new TableCall.Answer.Shown(reports.report(room.table(), token, wish)));
      case TableCall.Rekey rekey -> rekeyedHere(table, rekey);
      case TableCall.Erase(String token) -> new TableCall.Answer.Shown(erasedHere(table, token));
      case TableCall.Join(Newcomer newcomer, String token) ->
          new TableCall.Answer.Shown(joinHere(table, newcomer, token));
      case TableCall.Sweep() -> {
        tables.sweep(table);
        yield new TableCall.Answer.Shown(Problems.noTable());
      }
    };
  }

  private static TableCall.Answer meanings(Room room, String language) {
    return new TableCall.Answer.Shown(
        Page.CardMeanings.of(room.table().game().meanings(Texts.in(language))));
  }

  private static TableCall.Answer matches(RoomTable table) {
    return new TableCall.Answer.Matches(table.matches(), table.facts());
  }

  private static TableCall.Answer holder(Room room, String token, long now) {
    int seat = room.table().seating().seatOf(token);
    return new TableCall.Answer.Shown(
        seat < 0 ? Problems.noTable() : new Page.Held(room.notice(now), seat, ""));
  }

  private TableCall.Answer at(String table, Function<Room, TableCall.Answer> answer) {
    return switch (tables.find(table)) {
      case FoundTable.Here(RoomHost host) -> answer.apply(host.room());
      case FoundTable.Led _, FoundTable.Nowhere _ -> new TableCall.Answer.Shown(Problems.noTable());
      case FoundTable.Unreadable(boolean damaged) ->
          new TableCall.Answer.Shown(Problems.unreadable(damaged));
      case FoundTable.Closing closing -> new TableCall.Answer.Shown(Problems.closing());
    };
  }

  private Page joinHere(String table, Newcomer newcomer, String token) {
    Input.Sit sit =
        new Input.Sit(
            GuestNames.clean(newcomer.name()).orElse(""),
            Keys.hash(token),
            newcomer.seat(),
            newcomer.ticket().map(Keys::hash),
            newcomer.held().map(Keys::hash));
    for (int i = 0; i < TRIES; i++) {
      switch (tables.find(table)) {
        case FoundTable.Here(RoomHost host) -> {
          Optional<Page> page = seated(host, sit, token);
          if (page.isPresent()) {
            return page.get();
          }
        }
        case FoundTable.Led _, FoundTable.Nowhere _ -> {
          return Problems.noTable();
        }
        case FoundTable.Unreadable(boolean damaged) -> {
          return Problems.unreadable(damaged);
        }
        case FoundTable.Closing closing -> {
          return Problems.closing();
        }
      }
    }
    return Problems.trouble(false);
  }

  /** What taking a seat led to; empty if the room has ended meanwhile. */
  Optional<Page> seated(RoomHost host, Input.Sit sit, String token) {
    return switch (parts.threads().await(host.take(sit))) {
      case Taken.Done(List<Output> outputs) ->
          outputs.stream()
              .flatMap(output -> key(output, host.room().table().id(), token).stream())
              .findFirst();
      case Taken.NotDone(boolean undecided) -> Optional.of(Problems.trouble(undecided));
      case Taken.Busy busy -> Optional.of(notTaken());
      case Taken.Ended ended -> Optional.empty();
    };
  }

  private static Optional<Page> key(Output output, String table, String token) {
    return switch (output) {
      case Output.Seated(int seat) -> Optional.of(new Page.SeatKey(table, seat, token));
      case Output.NoSeat(Message why) -> Optional.of(Problem.of(Problems.TAKEN, why));
      case Output.Answered _,
          Output.Refused _,
          Output.Erased _,
          Output.Told _,
          Output.Dismissed _,
          Output.Trouble _ ->
          Optional.empty();
    };
  }

  /** The seat of whoever has the new token now; nobody's if nobody had the one before. */
  private TableCall.Answer rekeyedHere(String table, TableCall.Rekey rekey) {
    if (tables.find(table) instanceof FoundTable.Here(RoomHost host)) {
      Input input = new Input.Rekey(rekey.before(), rekey.after());
      switch (parts.threads().await(host.take(input))) {
        case Taken.Done _ -> {}
        case Taken.NotDone(boolean undecided) -> {
          return new TableCall.Answer.Shown(Problems.trouble(undecided));
        }
        // not that there is no such seat: it is asked again another time
        case Taken.Busy _, Taken.Ended _ -> {
          return new TableCall.Answer.Shown(notTaken());
        }
      }
    }
    return at(table, room -> holder(room, rekey.after(), parts.clock().millis()));
  }

  private Page erasedHere(String table, String token) {
    if (!(tables.find(table) instanceof FoundTable.Here(RoomHost host))) {
      return notTaken();
    }
    return switch (parts.threads().await(host.take(new Input.Erase(token, List.of())))) {
      case Taken.Done(List<Output> outputs) -> {
        past.rewritten(table);
        yield outputs.stream().anyMatch(output -> output.equals(new Output.Erased(0)))
            ? Problem.of(Problems.UNKNOWN, Message.of("problems.nothing-to-erase"))
            : new Page.Erased(places(outputs));
      }
      case Taken.NotDone(boolean undecided) -> Problems.trouble(undecided);
      case Taken.Busy _, Taken.Ended _ -> notTaken();
    };
  }

  /** Why a room has not taken something: the server goes down, or it is to be asked again. */
  private Problem notTaken() {
    return tables.isClosing() ? Problems.closing() : Problems.trouble(false);
  }

  private static int places(List<Output> outputs) {
    return outputs.stream()
        .mapToInt(output -> output instanceof Output.Erased(int facts) ? facts : 0)
        .sum();
  }
}
