package eightfold.volity.table;

import eightfold.protocol.Snapshot;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;

/**
 * How the referee and those in its room are connected to the table. It never changes; its methods
 * make another.
 *
 * @param attached whether the table was ever asked for
 * @param byAccount for each account that is connected, the connection
 * @param views the table as each connection sees it
 * @param pending what waits for the answer to a request, by its id
 * @param sitting who asks for a seat, by the hash of the account, and what waits for it
 * @param last the number of the last connection
 * @param requests how many requests there were
 */
record Connections(
    boolean attached,
    SortedMap<String, Long> byAccount,
    SortedMap<Long, Snapshot> views,
    SortedMap<String, Pending> pending,
    SortedMap<String, Pending.Sat> sitting,
    long last,
    long requests) {
  /** The number of the referee's own connection to the table. */
  static final long DOOR = -1;

  static final Connections NONE =
      new Connections(
          false,
          Collections.emptySortedMap(),
          Collections.emptySortedMap(),
          Collections.emptySortedMap(),
          Collections.emptySortedMap(),
          DOOR,
          0);

  /** The table as everybody may see it; empty while it is not known. */
  Optional<Snapshot> table() {
    return Optional.ofNullable(views.get(DOOR));
  }

  /** By which connection an account sees the table. */
  long sees(String account) {
    long connection = byAccount.getOrDefault(account, DOOR);
    return views.containsKey(connection) ? connection : DOOR;
  }

  /** The table as an account sees it: by its own connection, or as everybody does. */
  Optional<Snapshot> view(String account) {
    return Optional.ofNullable(views.get(sees(account)));
  }

  /** Whether an account is connected, and has not been told the table yet. */
  boolean isComing(String account) {
    Long connection = byAccount.get(account);
    return connection != null && !views.containsKey(connection);
  }

  /** The seat of an account that has one and is connected. */
  Optional<Integer> seatOf(String account) {
    Snapshot view = views.get(byAccount.getOrDefault(account, 0L));
    return view == null || view.you().isEmpty()
        ? Optional.empty()
        : Optional.of(view.you().getAsInt());
  }

  /** The account that is connected to a seat. */
  Optional<String> accountAt(int seat) {
    return byAccount.keySet().stream()
        .filter(account -> seatOf(account).equals(Optional.of(seat)))
        .findFirst();
  }

  /** What waits for the answer to a request. */
  Optional<Pending> waitingFor(String request) {
    return Optional.ofNullable(pending.get(request));
  }

  /** The id of the last request. */
  String lastRequest() {
    return "v" + requests;
  }

  Connections attach() {
    return new Connections(true, byAccount, views, pending, sitting, last, requests);
  }

  /** An account has a new connection, {@link #last}. */
  Connections connects(String account) {
    long next = last - 1;
    return new Connections(
        attached,
        FixedCopies.with(byAccount, account, next),
        views,
        pending,
        sitting,
        next,
        requests);
  }

  /** There is a new request, {@link #lastRequest}, and what waits for its answer. */
  Connections awaits(Pending waiting) {
    Connections next =
        new Connections(attached, byAccount, views, pending, sitting, last, requests + 1);
    return next.pending(FixedCopies.with(pending, next.lastRequest(), waiting));
  }

  /** Nothing waits for the answer to a request any more. */
  Connections answered(String request) {
    return pending(FixedCopies.without(pending, request));
  }

  Connections asksForSeat(String token, Pending.Sat waiting) {
    return sitting(FixedCopies.with(sitting, token, waiting));
  }

  Connections askedForSeat(String token) {
    return sitting(FixedCopies.without(sitting, token));
  }

  /** A connection is told the table. */
  Connections shown(long connection, Snapshot table) {
    return new Connections(
        attached,
        byAccount,
        FixedCopies.with(views, connection, table),
        pending,
        sitting,
        last,
        requests);
  }

  /** A connection is nobody's. */
  Connections without(long connection) {
    Optional<String> account =
        byAccount.entrySet().stream()
            .filter(one -> one.getValue() == connection)
            .map(Map.Entry::getKey)
            .findFirst();
    return account
        .map(
            whose ->
                new Connections(
                    attached,
                    FixedCopies.without(byAccount, whose),
                    views,
                    pending,
                    sitting,
                    last,
                    requests))
        .orElse(this);
  }

  /** A connection has ended. */
  Connections ended(long connection) {
    Connections rest = without(connection);
    return new Connections(
        attached,
        rest.byAccount,
        FixedCopies.without(views, connection),
        pending,
        sitting,
        last,
        requests);
  }

  /** All connections are gone, and nothing waits for an answer. */
  Connections gone() {
    return new Connections(
        attached, NONE.byAccount, NONE.views, NONE.pending, NONE.sitting, last, requests);
  }

  private Connections pending(SortedMap<String, Pending> other) {
    return new Connections(attached, byAccount, views, other, sitting, last, requests);
  }

  private Connections sitting(SortedMap<String, Pending.Sat> other) {
    return new Connections(attached, byAccount, views, pending, other, last, requests);
  }
}
