package eightfold.testkit;

import eightfold.game.Cause;
import eightfold.game.Event;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Whether what happens is told with what brought it about (NOTATION 8), found from the events
 * alone: no act is silent, nothing befalls a seat without a cause, a card that is named was played
 * by whom it is said to be, and things are told in their order (semantics 25). It follows one deal.
 */
final class ToldCauses {
  /** What nobody does of their own accord. */
  private static final Set<String> BEFALLS =
      Set.of("skipped", "reversed", "passed-hands", "swapped", "caught", "penalised", "charged");

  /** What may stand between a penalty and the cards that it costs. */
  private static final Set<String> BETWEEN = Set.of("reshuffled", "charged", "pressure", "took");

  /** A card has come to lie on the pile. */
  private static final Set<String> LIES = Set.of("played", "turned", "turned-up");

  /** What is told when a deal is over. */
  private static final Set<String> CLOSING = Set.of("deal-over", "scored", "out", "game-over");

  private final List<String> names;
  private final Set<String> played = new HashSet<>();

  ToldCauses(List<String> names) {
    this.names = names;
  }

  /**
   * Takes the events of the deal itself; what is wrong with them, or empty.
   *
   * @param pile the cards that lie there already, of which nobody knows who has played them
   */
  Optional<String> dealt(List<String> pile, List<Event> events) {
    pile.forEach(card -> played.add(Event.NOBODY + " " + card));
    return all(Event.NOBODY, events);
  }

  /**
   * Takes the events of an act.
   *
   * @param line the act as it was written
   * @param awaited what the table awaited before it
   */
  Optional<String> acted(int seat, String line, String awaited, List<Event> events) {
    // of cards that are chosen to be shown nothing is told before the last one is (semantics 19.17)
    boolean silent = line.equals("end") || line.startsWith("say") || line.startsWith("show ");
    if (events.isEmpty() && !silent) {
      return Optional.of("nothing is told of " + names.get(seat) + "'s \"" + line + '"');
    }
    Optional<String> own = drawnUnasked(seat, awaited, events);
    return own.isPresent() ? own.map(what -> line + ": " + what) : all(seat, events);
  }

  /** Cards that come to a seat for which it did not ask have a cause. */
  private Optional<String> drawnUnasked(int seat, String awaited, List<Event> events) {
    return events.stream()
        .filter(event -> event.verb().equals("drew") && event.cause().isEmpty())
        .filter(event -> event.seat() != seat || !awaited.equals("play"))
        .findFirst()
        .map(event -> event.text(names) + " has no cause in " + text(events));
  }

  private Optional<String> all(int actor, List<Event> events) {
    for (int i = 0; i < events.size(); i++) {
      Event event = events.get(i);
      if (LIES.contains(event.verb())) {
        played.add(event.seat() + " " + event.words().getFirst());
      }
      Optional<String> wrong = causes(event);
      if (wrong.isEmpty()) {
        wrong = order(events, i);
      }
      if (wrong.isPresent()) {
        String act = actor == Event.NOBODY ? "the deal" : names.get(actor) + "'s act";
        return Optional.of(act + ": " + wrong.get() + " in " + text(events));
      }
    }
    return Optional.empty();
  }

  private Optional<String> causes(Event event) {
    if (BEFALLS.contains(event.verb()) && event.cause().isEmpty()) {
      return Optional.of(event.text(names) + " has no cause");
    }
    for (Cause cause : event.cause()) {
      boolean known = cause.card().isEmpty() || played.contains(cause.seat() + " " + cause.card());
      if (!known) {
        return Optional.of(event.textWithCause(names) + " names a card that was not played so");
      }
    }
    return Optional.empty();
  }

  /** A penalty is paid at once; nothing but scores and who drops out comes after the end. */
  private Optional<String> order(List<Event> events, int at) {
    Event event = events.get(at);
    if (event.verb().equals("penalised") || event.verb().equals("caught")) {
      int next = at + 1;
      while (next < events.size() && BETWEEN.contains(events.get(next).verb())) {
        next++;
      }
      boolean paid =
          next < events.size()
              && events.get(next).verb().equals("drew")
              && events.get(next).seat() == event.seat()
              && events.get(next).cause().equals(event.cause());
      return paid ? Optional.empty() : Optional.of(event.text(names) + " is not paid next");
    }
    boolean over =
        events.subList(0, at).stream().anyMatch(before -> before.verb().equals("deal-over"));
    return over && !CLOSING.contains(event.verb())
        ? Optional.of(event.text(names) + " comes after the end")
        : Optional.empty();
  }

  private String text(List<Event> events) {
    return String.join("; ", events.stream().map(event -> event.textWithCause(names)).toList());
  }
}
