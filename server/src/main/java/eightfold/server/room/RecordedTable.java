package eightfold.server.room;

import eightfold.game.Standings;
import eightfold.record.DealSecret;
import eightfold.record.GameRecord;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;

/**
 * The table at which the match of a record was played, made of the record alone: so it is shown as
 * any other is. Deals whose secret is not in the record are no part of it.
 *
 * @param opened the table as it was opened
 * @param facts what came after that
 */
public record RecordedTable(RoomTable opened, List<Fact.Dated> facts) {
  /** What such a table is called; no table of a server has such an id. */
  public static final String ID = "record";

  private static final String PERSON = "person";

  public RecordedTable {
    facts = List.copyOf(facts);
  }

  /**
   * The table of a record that was verified.
   *
   * @param inLibrary whether there is such a game
   * @throws eightfold.game.SetupException if its rule book cannot be played
   */
  public static RecordedTable of(GameRecord record, GameSource games, Predicate<String> inLibrary) {
    List<GameRecord.Deal> deals =
        record.deals().stream().takeWhile(deal -> deal.secret().isPresent()).toList();
    List<DealSecret> secrets = deals.stream().flatMap(deal -> deal.secret().stream()).toList();
    long at = record.date().atStartOfDay(ZoneOffset.UTC).toInstant().toEpochMilli();
    RoomTable opened =
        RoomTable.opened(ID, games, DealSecrets.known(secrets), opening(record, inLibrary), at);
    List<Fact.Dated> facts = new ArrayList<>();
    for (int seat = 0; seat < record.players().size(); seat++) {
      if (isPerson(record.players().get(seat))) {
        facts.add(new Fact.Dated(at, new Fact.Seated(seat, name(record, seat), ID + seat)));
      }
    }
    deals.forEach(deal -> facts(deal).forEach(fact -> facts.add(new Fact.Dated(at, fact))));
    if (isBrokenOff(opened, facts)) {
      facts.add(new Fact.Dated(at, new Fact.Ended()));
    }
    return new RecordedTable(opened, facts);
  }

  private static Fact.Opened opening(GameRecord record, Predicate<String> inLibrary) {
    List<String> bots = new ArrayList<>();
    List<String> names = new ArrayList<>();
    for (int seat = 0; seat < record.players().size(); seat++) {
      GameRecord.Player player = record.players().get(seat);
      bots.add(isPerson(player) ? "" : player.kind());
      names.add(isPerson(player) ? "" : name(record, seat));
    }
    boolean known = inLibrary.test(record.game()) || Fact.Opened.isOwnBook(record.game());
    return new Fact.Opened(
        known ? record.game() : Fact.Opened.ownBook(record.game()),
        record.options(),
        record.ruleBook(),
        bots,
        names,
        OptionalInt.empty(),
        false,
        false,
        0,
        "",
        record.engine(),
        "");
  }

  private static boolean isPerson(GameRecord.Player player) {
    return player.kind().equals(PERSON);
  }

  /** Two of one name, whom a record tells apart by their numbers, are told apart here, too. */
  private static String name(GameRecord record, int seat) {
    String name = record.names().get(seat);
    return record.labels().get(seat).equals(name) ? name : name + " (" + (seat + 1) + ")";
  }

  private static List<Fact> facts(GameRecord.Deal deal) {
    List<Fact> facts = new ArrayList<>();
    List<String> nonces = deal.nonces().hex();
    for (int seat = 0; seat < nonces.size(); seat++) {
      if (!nonces.get(seat).isEmpty()) {
        facts.add(new Fact.Nonced(seat, nonces.get(seat)));
      }
    }
    facts.add(deal.number() == 1 ? Fact.Begun.of(deal.again().seed()) : new Fact.Dealt());
    for (GameRecord.Act act : deal.acts()) {
      facts.add(new Fact.Acted(act.seat(), false, act.text(), List.of(act.text())));
    }
    return facts;
  }

  /** Whether the last deal of the record has no end. */
  private static boolean isBrokenOff(RoomTable opened, List<Fact.Dated> facts) {
    RoomTable table = opened;
    for (Fact.Dated fact : facts) {
      table = table.after(fact);
    }
    Optional<Standings> end = table.standings();
    return table.stopped().isEmpty() && end.isPresent() && !end.get().dealOver();
  }
}
