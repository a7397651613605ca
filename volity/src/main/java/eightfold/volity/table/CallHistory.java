package eightfold.volity.table;

import eightfold.server.room.Allowance;
import eightfold.volity.xml.Xml;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.SortedMap;

/**
 * What the referee remembers of calls, those that came and those that it has made. It never
 * changes; its methods make another.
 *
 * @param answered answers of the last calls, by who called and the id; an empty one is still to
 *     come
 * @param held calls that came before it was known who their callers are
 * @param openers calls that wanted a table, until its room is there
 * @param speed how much more each account may call
 * @param invitations how much more each account may invite
 * @param made how many calls it has made
 */
record CallHistory(
    SequencedMap<String, Optional<Xml>> answered,
    List<Xml> held,
    List<Xml> openers,
    SortedMap<String, Allowance> speed,
    SortedMap<String, Allowance> invitations,
    long made) {
  /** So many answers are kept for calls that are sent again. */
  private static final int MOST_ANSWERED = 256;

  /** So many accounts' speeds are known. */
  private static final int MOST_KNOWN = 1_000;

  static final CallHistory NONE =
      new CallHistory(
          FixedCopies.none(),
          List.of(),
          List.of(),
          Collections.emptySortedMap(),
          Collections.emptySortedMap(),
          0);

  /** A call has come whose answer is still to come. */
  CallHistory comes(Xml iq) {
    return answered(FixedCopies.with(answered, Replies.key(iq), Optional.empty()));
  }

  /** A call is answered, which is remembered for whoever sends it again. */
  CallHistory answers(Xml iq, Xml query) {
    SequencedMap<String, Optional<Xml>> all = new LinkedHashMap<>(answered);
    all.put(Replies.key(iq), Optional.of(query));
    while (all.size() > MOST_ANSWERED) {
      all.pollFirstEntry();
    }
    return answered(Collections.unmodifiableSequencedMap(all));
  }

  CallHistory holds(Xml iq) {
    return held(FixedCopies.with(held, iq));
  }

  CallHistory released() {
    return held(List.of());
  }

  CallHistory openedBy(Xml iq) {
    return openers(FixedCopies.with(openers, iq));
  }

  CallHistory opened() {
    return openers(List.of());
  }

  /** An account has called. */
  CallHistory called(String account, Allowance left) {
    SortedMap<String, Allowance> known =
        speed.size() > MOST_KNOWN ? Collections.emptySortedMap() : speed;
    return new CallHistory(
        answered, held, openers, FixedCopies.with(known, account, left), invitations, made);
  }

  CallHistory invited(String account, Allowance left) {
    return new CallHistory(
        answered, held, openers, speed, FixedCopies.with(invitations, account, left), made);
  }

  /** The referee has made one more. */
  CallHistory calls() {
    return new CallHistory(answered, held, openers, speed, invitations, made + 1);
  }

  private CallHistory answered(SequencedMap<String, Optional<Xml>> other) {
    return new CallHistory(other, held, openers, speed, invitations, made);
  }

  private CallHistory held(List<Xml> other) {
    return new CallHistory(answered, other, openers, speed, invitations, made);
  }

  private CallHistory openers(List<Xml> other) {
    return new CallHistory(answered, held, other, speed, invitations, made);
  }
}
