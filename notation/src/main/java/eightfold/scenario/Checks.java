package eightfold.scenario;

import eightfold.game.Event;
import eightfold.game.Match;
import eightfold.game.Reply;
import eightfold.game.Standings;
import eightfold.game.View;
import eightfold.scenario.Expectation.Claim;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Holds a claim against a match.
 *
 * @param match the match after a step
 * @param names the seats' names
 * @param events what came of the step
 */
record Checks(Match match, List<String> names, List<Event> events) {
  /** What is instead of what was claimed; empty where the claim holds. */
  Optional<String> contradiction(Claim claim) {
    View open = match.view(Match.NOBODY);
    Standings standings = match.standings();
    return switch (claim) {
      case Claim.Turn(int seat) -> is(open.turn() == seat, name(open.turn()));
      case Claim.Upcard(String card) -> upcard(open, card);
      case Claim.DeclaredSuit(var suit) -> same(open.inForce().suit(), suit);
      case Claim.DeclaredRank(var rank) -> same(open.inForce().rank(), rank);
      case Claim.Pending(int draw, int skip) ->
          is(
              open.inForce().pendingDraw() == draw && open.inForce().pendingSkip() == skip,
              pending(open));
      case Claim.Awaits(String what) ->
          is(open.awaits().word().equals(what), orNothing(open.awaits().word()));
      case Claim.Direction(boolean clockwise) ->
          is(
              open.inForce().clockwise() == clockwise,
              open.inForce().clockwise() ? "clockwise" : "counterclockwise");
      case Claim.Hand(int seat, List<String> cards) -> hand(seat, cards);
      case Claim.Count(int seat, int cards) -> number(open.hands().get(seat).count(), cards);
      case Claim.Stock(int cards) -> number(open.stock(), cards);
      case Claim.Pile(int cards) -> number(open.pile().size(), cards);
      case Claim.Allows(var seat, List<String> acts) -> allows(seat.orElse(open.turn()), acts);
      case Claim.Forbids(var seat, List<String> acts) -> forbids(seat.orElse(open.turn()), acts);
      case Claim.Legal(var seat, List<String> acts) -> legal(seat.orElse(open.turn()), acts);
      case Claim.Score(int seat, int points) -> number(standings.score().get(seat), points);
      case Claim.Scored(int seat, int points) -> number(standings.scored().get(seat), points);
      case Claim.DealOver(boolean over) -> truth(standings.dealOver(), over);
      case Claim.MatchOver(boolean over) -> truth(standings.over(), over);
      case Claim.DealWinners(List<Integer> seats) -> seats(standings.dealWinners(), seats);
      case Claim.MatchWinners(List<Integer> seats) -> seats(standings.matchWinners(), seats);
      case Claim.Out(List<Integer> seats) -> out(seats);
      case Claim.Events(List<String> expected) -> events(expected);
      case Claim.Sees(int seat, List<String> cards) -> sees(seat, cards);
      case Claim.Hides(int seat, List<String> cards) -> hides(seat, cards);
      case Claim.Fact(String key, String value) -> fact(key, value);
    };
  }

  private static Optional<String> is(boolean holds, String was) {
    return holds ? Optional.empty() : Optional.of(was);
  }

  private static Optional<String> number(int was, int expected) {
    return is(was == expected, Integer.toString(was));
  }

  private static Optional<String> truth(boolean was, boolean expected) {
    return is(was == expected, Boolean.toString(was));
  }

  private static Optional<String> same(Optional<String> was, Optional<String> expected) {
    return is(was.equals(expected), was.orElse("none"));
  }

  private Optional<String> seats(List<Integer> was, List<Integer> expected) {
    return is(new TreeSet<>(was).equals(new TreeSet<>(expected)), names(was));
  }

  private static Optional<String> upcard(View open, String card) {
    String upcard = open.pile().isEmpty() ? "no card" : open.pile().getLast();
    return is(upcard.equals(card), upcard);
  }

  private static String pending(View open) {
    List<String> parts = new ArrayList<>();
    if (open.inForce().pendingDraw() > 0) {
      parts.add("draw " + open.inForce().pendingDraw());
    }
    if (open.inForce().pendingSkip() > 0) {
      parts.add("skip " + open.inForce().pendingSkip());
    }
    return parts.isEmpty() ? "none" : String.join(", ", parts);
  }

  private Optional<String> hand(int seat, List<String> cards) {
    List<String> held = match.view(seat).hands().get(seat).cards();
    return is(sorted(held).equals(sorted(cards)), orNothing(String.join(" ", held)));
  }

  private static List<String> sorted(Collection<String> cards) {
    return cards.stream().sorted().toList();
  }

  private Optional<String> allows(int seat, List<String> acts) {
    for (String act : acts) {
      if (seat == Match.NOBODY) {
        return Optional.of("nobody to act");
      }
      if (match.copy().submit(seat, act, names) instanceof Reply.Refused(var refusal)) {
        return Optional.of(act + ": " + refusal);
      }
    }
    return Optional.empty();
  }

  private Optional<String> forbids(int seat, List<String> acts) {
    for (String act : acts) {
      if (seat != Match.NOBODY && match.copy().submit(seat, act, names) instanceof Reply.Taken) {
        return Optional.of(act + " allowed");
      }
    }
    return Optional.empty();
  }

  private Optional<String> legal(int seat, List<String> acts) {
    List<String> listed = seat == Match.NOBODY ? List.of() : match.view(seat).legal();
    // a first card that may be the only one is named as a play alone
    Set<String> legal =
        normal(
            listed.stream()
                .filter(
                    act ->
                        !listed.contains(act.replaceFirst("^lay ", "play "))
                            || !act.startsWith("lay "))
                .toList());
    return is(legal.equals(normal(acts)), orNothing(String.join("; ", legal)));
  }

  private Set<String> normal(List<String> acts) {
    return acts.stream()
        .filter(act -> !ActText.spoken(act))
        .map(texts()::normal)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** A game that knows no elimination has nobody out. */
  private Optional<String> out(List<Integer> seats) {
    Set<String> was =
        new HashSet<>(CardLists.words(match.fact("out", names).orElse("none").replace(',', ' ')));
    was.remove("none");
    Set<String> expected = seats.stream().map(names::get).collect(Collectors.toSet());
    return is(was.equals(expected), was.isEmpty() ? "none" : String.join(" ", sorted(was)));
  }

  private Optional<String> events(List<String> expected) {
    int found = 0;
    for (Event event : events) {
      if (found < expected.size() && texts().names(expected.get(found), event)) {
        found++;
      }
    }
    return is(
        found == expected.size(),
        orNothing(
            events.stream()
                .map(event -> event.toldTo(Match.NOBODY).textWithCause(names))
                .collect(Collectors.joining("; "))));
  }

  private Optional<String> sees(int seat, List<String> cards) {
    List<String> named = named(seat);
    List<String> missing = new ArrayList<>(cards);
    named.forEach(missing::remove);
    return is(missing.isEmpty(), "no " + String.join(" ", missing) + " to be seen");
  }

  private Optional<String> hides(int seat, List<String> cards) {
    List<String> named = named(seat);
    List<String> shown = cards.stream().filter(named::contains).toList();
    return is(shown.isEmpty(), String.join(" ", shown) + " to be seen");
  }

  /** Every card that the seat's view names. */
  private List<String> named(int seat) {
    View view = match.view(seat);
    List<String> named = new ArrayList<>(view.pile());
    view.hands().forEach(hand -> named.addAll(hand.cards()));
    return named;
  }

  private Optional<String> fact(String key, String value) {
    String was = match.fact(key, names).orElse("unknown to this game");
    return is(parts(was).equals(parts(value)), was);
  }

  /** The parts of a fact that commas separate, in any order. */
  private static Set<String> parts(String text) {
    return Arrays.stream(text.split(",")).map(String::strip).collect(Collectors.toSet());
  }

  private String name(int seat) {
    return seat == Match.NOBODY ? "nobody" : names.get(seat);
  }

  private ActText texts() {
    return new ActText(match.game().pack(), names);
  }

  private String names(List<Integer> seats) {
    return seats.isEmpty()
        ? "none"
        : seats.stream().map(names::get).collect(Collectors.joining(" "));
  }

  private static String orNothing(String text) {
    return text.isEmpty() ? "nothing" : text;
  }
}
