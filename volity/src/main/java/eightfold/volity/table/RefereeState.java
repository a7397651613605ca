package eightfold.volity.table;

import eightfold.protocol.Snapshot;
import eightfold.volity.Jid;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** All that a referee knows. It never changes; its methods make another. */
record RefereeState(
    Site site,
    RoomEntry entry,
    Settings settings,
    Occupants occupants,
    Connections connections,
    CallHistory calls,
    Told told,
    PlayedGame game,
    BookkeeperNotes books,
    RefereeTimes times) {

  /** A referee that has just been made. */
  static RefereeState of(Site site, RoomEntry entry, Settings settings) {
    return new RefereeState(
        site,
        entry,
        settings,
        Occupants.NOBODY,
        Connections.NONE,
        CallHistory.NONE,
        Told.NOTHING,
        PlayedGame.NONE,
        BookkeeperNotes.NONE,
        RefereeTimes.NONE);
  }

  RefereeState with(RoomEntry other) {
    return new RefereeState(
        site, other, settings, occupants, connections, calls, told, game, books, times);
  }

  RefereeState with(Settings other) {
    return new RefereeState(
        site, entry, other, occupants, connections, calls, told, game, books, times);
  }

  RefereeState with(Occupants other) {
    return new RefereeState(
        site, entry, settings, other, connections, calls, told, game, books, times);
  }

  RefereeState with(Connections other) {
    return new RefereeState(
        site, entry, settings, occupants, other, calls, told, game, books, times);
  }

  RefereeState with(CallHistory other) {
    return new RefereeState(
        site, entry, settings, occupants, connections, other, told, game, books, times);
  }

  RefereeState with(Told other) {
    return new RefereeState(
        site, entry, settings, occupants, connections, calls, other, game, books, times);
  }

  RefereeState with(PlayedGame other) {
    return new RefereeState(
        site, entry, settings, occupants, connections, calls, told, other, books, times);
  }

  RefereeState with(BookkeeperNotes other) {
    return new RefereeState(
        site, entry, settings, occupants, connections, calls, told, game, other, times);
  }

  RefereeState with(RefereeTimes other) {
    return new RefereeState(
        site, entry, settings, occupants, connections, calls, told, game, books, other);
  }

  /** Its own address. */
  Jid me() {
    return site.referee(entry.naming());
  }

  /** Its room. */
  Jid room() {
    return site.room(entry.naming());
  }

  /**
   * Whether it is not known yet who an account is here: the referee is coming to its room, or has
   * asked the table for the account's seat.
   */
  boolean isFinding(String account) {
    return entry.isUnderWay() || connections.isComing(account);
  }

  /** The table as everybody may see it; empty while it is not known. */
  Optional<Snapshot> table() {
    return connections.table();
  }

  /** The seats that there are now; in a match those that play. None while that is not known. */
  List<Snapshot.Seat> seats() {
    return table().map(Snapshot::seats).orElse(List.of());
  }

  /** Which place a seat is. */
  int place(int seat) {
    return seats().get(seat).place().orElse(seat);
  }

  /** The places of all seats that there are now. */
  List<Integer> places() {
    return IntStream.range(0, seats().size()).mapToObj(this::place).toList();
  }

  /** The bots that the referee has brought. */
  List<Jid> bots() {
    return occupants.puppets().values().stream().filter(Puppet::isBot).map(Puppet::jid).toList();
  }

  /** The seat of an account that has one and is connected. */
  Optional<Integer> seatOf(String account) {
    return connections.seatOf(account);
  }

  /** The occupant that is connected to a seat. */
  Optional<Occupant> occupantAt(int seat) {
    return connections.accountAt(seat).flatMap(occupants::ofAccount);
  }

  /** What whoever sits at a seat is called. */
  String nick(int seat) {
    if (seat < 0 || seat >= seats().size()) {
      return "";
    }
    String chair = seats().get(seat).name().orElse("");
    return occupants.names().getOrDefault(place(seat), chair);
  }
}
