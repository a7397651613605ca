package eightfold.testkit;

import eightfold.game.Match;
import eightfold.game.Position;
import eightfold.game.SeatSet;
import eightfold.game.Standings;
import eightfold.game.View;
import eightfold.testkit.Trial.Step;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/**
 * Other names for the same things: suits for suits, and every seat so many places further.
 *
 * @param suits new letters for letters; those left out keep theirs
 * @param places how far each seat moves
 * @param seats how many there are
 */
record Renaming(Map<Character, Character> suits, int places, int seats) {
  Renaming {
    suits = Map.copyOf(suits);
  }

  int seat(int seat) {
    return seat == Match.NOBODY ? seat : (seat + places) % seats;
  }

  /** A suit's letter; the word for no suit at all is nobody's name. */
  private String suit(String suit) {
    if (suit.equals("free")) {
      return suit;
    }
    char letter = suit.charAt(0);
    return String.valueOf(suits.getOrDefault(letter, letter));
  }

  private String card(String card) {
    if (card.equals("RJ") || card.equals("BJ")) {
      return card; // colours keep their names
    }
    int last = card.length() - 1;
    return card.substring(0, last) + suit(card.substring(last));
  }

  private List<String> cards(List<String> cards) {
    return cards.stream().map(this::card).toList();
  }

  private <T> List<T> moved(List<T> bySeat) {
    List<T> moved = new ArrayList<>(bySeat);
    for (int seat = 0; seat < bySeat.size(); seat++) {
      moved.set(seat(seat), bySeat.get(seat));
    }
    return moved;
  }

  private List<Integer> numbers(List<Integer> someSeats) {
    return someSeats.stream().map(this::seat).sorted().toList();
  }

  private String act(String act) {
    List<String> words = List.of(act.split(" "));
    return switch (words.getFirst()) {
      case "play", "lay" ->
          words.getFirst() + " " + String.join(" ", cards(words.subList(1, words.size())));
      case "give" -> "give " + card(words.get(1)) + " " + seat(Integer.parseInt(words.get(2)));
      case "target" -> "target " + seat(Integer.parseInt(words.get(1)));
      case "suit" -> "suit " + suit(words.get(1));
      case "catch" -> "catch " + seat(Integer.parseInt(words.get(1)));
      default -> act;
    };
  }

  Step of(Step step) {
    return new Step(seat(step.seat()), act(step.act()));
  }

  Position of(Position of) {
    return new Position(
        moved(of.hands().stream().map(this::cards).toList()),
        cards(of.discard()),
        cards(of.stock()),
        of.restUnder(),
        OptionalInt.of(seat(of.dealer().orElseThrow())),
        OptionalInt.of(seat(of.turn().orElseThrow())),
        of.suit().map(this::suit),
        of.rank(),
        of.direction(),
        of.pendingDraw(),
        of.pendingSkip(),
        moved(of.scores()),
        of.deal(),
        more(of));
  }

  /** Page keys: a sheet of columns, and numbers by seat; others name no seat. */
  private Map<String, Object> more(Position of) {
    Map<String, Object> more = new HashMap<>(of.more());
    if (of.more().containsKey("sheet")) {
      more.put("sheet", sheet(of));
    }
    for (String key : List.of("shufflePressure", "faceUp")) {
      if (of.more().get(key) instanceof Map<?, ?> bySeat) {
        more.put(key, moved(bySeat));
      }
    }
    return more;
  }

  private Map<String, Object> moved(Map<?, ?> bySeat) {
    Map<String, Object> moved = new HashMap<>();
    bySeat.forEach(
        (seat, value) ->
            moved.put(
                String.valueOf(seat(Integer.parseInt(String.valueOf(seat)))),
                Objects.requireNonNull(value)));
    return moved;
  }

  /** A sheet of columns, each with a number for each seat. */
  private Map<String, Object> sheet(Position of) {
    Map<String, Object> sheet = new HashMap<>();
    ((Map<?, ?>) Objects.requireNonNull(of.more().get("sheet")))
        .forEach(
            (column, bySeat) -> {
              Map<String, Object> moved = new HashMap<>();
              ((Map<?, ?>) Objects.requireNonNull(bySeat))
                  .forEach(
                      (seat, number) ->
                          moved.put(
                              String.valueOf(seat(Integer.parseInt(String.valueOf(seat)))),
                              number));
              sheet.put(String.valueOf(column), moved);
            });
    return sheet;
  }

  View of(View of) {
    List<View.Hand> hands =
        of.hands().stream()
            .map(
                hand ->
                    new View.Hand(
                        hand.count(),
                        cards(hand.cards()),
                        hand.called(),
                        hand.owesCall(),
                        hand.points()))
            .toList();
    return new View(
        seat(of.seat()),
        of.ply(),
        of.deal(),
        seat(of.dealer()),
        seat(of.turn()),
        new SeatSet(of.actors().list().stream().mapToInt(this::seat).map(s -> 1 << s).sum()),
        of.awaits(),
        cards(of.pile()),
        of.stock(),
        moved(hands),
        of.legal().stream().map(this::act).toList(),
        of.verbs(),
        of.risky().entrySet().stream()
            .collect(Collectors.toMap(risk -> act(risk.getKey()), Map.Entry::getValue)),
        of.refusals().entrySet().stream()
            .collect(
                Collectors.toMap(
                    entry -> card(entry.getKey()), Map.Entry::getValue, (a, b) -> a, HashMap::new)),
        of(of.standings()),
        of(of.inForce()));
  }

  private View.InForce of(View.InForce of) {
    return new View.InForce(
        of.clockwise(), of.suit().map(this::suit), of.rank(), of.pendingDraw(), of.pendingSkip());
  }

  private Standings of(Standings of) {
    return new Standings(
        of.deal(),
        of.dealOver(),
        of.over(),
        of.ending(),
        numbers(of.dealWinners()),
        numbers(of.matchWinners()),
        moved(of.score()),
        moved(of.scored()));
  }
}
