package eightfold.server.lobby;

import eightfold.game.SealedChance;
import eightfold.game.Standings;
import eightfold.record.GameRecord;
import eightfold.record.Nonces;
import eightfold.record.RecordWriter;
import eightfold.server.room.Chair;
import eightfold.server.room.Fact;
import eightfold.server.room.FirstDeal;
import eightfold.server.room.RoomTable;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/**
 * The record of a match, put together from the facts of its table: nothing is kept twice. The
 * secret of a deal that is not over is not in it.
 */
final class MatchRecord {
  private final int number;
  private final List<GameRecord.Deal> deals = new ArrayList<>();
  private final List<GameRecord.Act> acts = new ArrayList<>();

  /** How many acts each fact has added, the last one first: for those that are taken back. */
  private final Deque<Integer> since = new ArrayDeque<>();

  private RoomTable table;
  private LocalDate date = LocalDate.EPOCH;
  private Optional<Standings> standings = Optional.empty();
  private List<Chair> players = List.of();

  /** The table as its match began: what it plays may be another thing afterwards. */
  private RoomTable begun;

  private MatchRecord(int number, RoomTable opened) {
    this.number = number;
    this.table = opened;
    this.begun = opened;
  }

  /**
   * The record's text.
   *
   * @param opened the table as it was opened
   * @param facts what came after that
   * @param number of the match at the table, from 1
   */
  static String of(RoomTable opened, List<Fact.Dated> facts, int number) {
    return RecordWriter.text(recordOf(opened, facts, number));
  }

  /** The same, not yet written. */
  static GameRecord recordOf(RoomTable opened, List<Fact.Dated> facts, int number) {
    MatchRecord record = new MatchRecord(number, opened);
    for (Fact.Dated fact : facts) {
      record.take(fact);
    }
    return record.whole();
  }

  private void take(Fact.Dated dated) {
    Nonces added = table.nonces();
    boolean begins = dated.fact() instanceof Fact.Begun || dated.fact() instanceof Fact.Dealt;
    if (begins) {
      endDeal();
    }
    table = table.after(dated);
    if (table.matches() != number) {
      return;
    }
    standings = table.standings();
    // whoever comes to a seat when the match is over has not played it
    players = begins ? table.chairs() : players;
    if (begins) {
      beginDeal(dated, added);
    } else if (dated.fact() instanceof Fact.Acted acted) {
      acted.acts().forEach(act -> acts.add(new GameRecord.Act(acted.seat(), act, 0)));
      since.push(acted.acts().size());
    } else if (dated.fact() instanceof Fact.TookBack) {
      acts.subList(acts.size() - since.pop(), acts.size()).clear();
    }
  }

  private void beginDeal(Fact.Dated dated, Nonces added) {
    if (dated.fact() instanceof Fact.Begun) {
      begun = table;
      date = LocalDate.ofInstant(Instant.ofEpochMilli(dated.at()), ZoneOffset.UTC);
    }
    int deal = standings.map(Standings::deal).orElse(1);
    // a deal that is played again is of what was added to it the first time
    Nonces nonces = deal == 1 ? table.firstDeal().nonces() : added;
    deals.add(
        new GameRecord.Deal(
            deal,
            table.dealer(),
            table.commitment(number, deal),
            nonces,
            Optional.empty(),
            List.of(),
            0,
            deal == 1 ? again(table.firstDeal()) : GameRecord.Again.NOT));
  }

  private static GameRecord.Again again(FirstDeal first) {
    return new GameRecord.Again(first.isRepeated(), first.number());
  }

  /** The acts noted so far are those of the last deal that began. */
  private void endDeal() {
    if (!deals.isEmpty() && table.matches() == number) {
      GameRecord.Deal deal = deals.removeLast();
      deals.add(
          new GameRecord.Deal(
              deal.number(),
              deal.dealer(),
              deal.commitment(),
              deal.nonces(),
              table.shownSecret(number, deal.number()),
              acts,
              0,
              deal.again()));
      acts.clear();
      since.clear();
    }
  }

  private GameRecord whole() {
    endDeal();
    Optional<Standings> end = standings.filter(Standings::over);
    String book = begun.game().ruleBook();
    return new GameRecord(
        begun.engine(),
        begun.gameId(),
        HexFormat.of()
            .formatHex(SealedChance.sha256().digest(book.getBytes(StandardCharsets.UTF_8))),
        begun.game().options(),
        players.stream().map(MatchRecord::player).toList(),
        date,
        end.map(Standings::score),
        end.map(Standings::matchWinners),
        deals,
        book);
  }

  private static GameRecord.Player player(Chair chair) {
    return new GameRecord.Player(chair.name().orElse(""), chair.bot().orElse("person"));
  }
}
