package eightfold.server.browser;

import com.microsoft.playwright.Page;
import eightfold.game.Awaits;
import eightfold.game.PublicFact;
import eightfold.game.Refusal;
import eightfold.game.SeatSet;
import eightfold.game.Standings;
import eightfold.game.View;
import eightfold.play.FamilyActs;
import eightfold.protocol.SeatView;
import eightfold.protocol.Snapshot;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A table as it might stand, shown to a page that has opened another one: what the server would say
 * of it over the WebSocket is said here. So that what seldom happens can be looked at.
 */
final class StagedTable {
  private static final List<String> NAMES =
      List.of("Ann", "Maximilian-Alexander", "Cy", "Dorothea");
  private static final List<String> HAND = List.of("7H", "9H", "KH", "2S", "8D", "QC", "JD");
  private static final List<String> PILE = List.of("3C", "5C", "5H", "JS", "9S", "4S", "4H");

  private static final List<String> CROWD =
      List.of("Ann", "Bo", "Cy", "Dorothea", "Eve", "Fritz", "Gil", "Hannelore", "Ida");

  private final Snapshot snapshot;

  private StagedTable(Snapshot snapshot) {
    this.snapshot = snapshot;
  }

  /** Four players, Ann to act, with everything that may stand at a table at once. */
  static StagedTable inTrouble() {
    List<View.Hand> hands =
        List.of(
            hand(HAND, false, false),
            hidden(5, true, false),
            hidden(1, false, true),
            hidden(12, false, false));
    List<String> legal = List.of("play 2S", "draw", "call", "catch 2");
    Standings standings = standings(false, List.of(64, 33, 120, 51), List.of(0, 0, 0, 0));
    return of(view(0, Awaits.of("answer"), hands, legal, Optional.of("D"), 4, standings));
  }

  /** Four players, two of whom, Ann among them, have yet to say something. */
  static StagedTable owingWords() {
    List<View.Hand> hands =
        List.of(
            hand(HAND, false, false),
            hidden(5, false, false),
            hidden(3, false, false),
            hidden(8, false, false));
    List<String> legal = List.of("play 7H", "draw", "say Yee haw");
    Standings standings = standings(false, List.of(0, 0, 0, 0), List.of(0, 0, 0, 0));
    View view = view(0, Awaits.PLAY, hands, legal, Optional.empty(), 0, standings);
    List<PublicFact> facts =
        List.of(
            PublicFact.of("words", 0, "Yee haw"),
            PublicFact.of("words", 2, "Yee haw"),
            PublicFact.of("words-asked", -1));
    return of(NAMES, view, facts);
  }

  /** Four players, Ann to act, nothing the matter. */
  static StagedTable atRest() {
    List<View.Hand> hands =
        List.of(
            hand(HAND, false, false),
            hidden(5, false, false),
            hidden(3, false, false),
            hidden(8, false, false));
    List<String> legal = List.of("play 7H", "play 9H", "play KH", "play JD", "draw");
    Standings standings = standings(false, List.of(0, 0, 0, 0), List.of(0, 0, 0, 0));
    return of(view(0, Awaits.PLAY, hands, legal, Optional.empty(), 0, standings));
  }

  /** Nine players, Ann to act with a hand of thirty cards: as full as a table gets. */
  static StagedTable crowded() {
    List<String> cards =
        Stream.of("S", "H", "D")
            .flatMap(suit -> IntStream.rangeClosed(2, 10).mapToObj(rank -> rank + suit))
            .toList();
    List<View.Hand> hands = new ArrayList<>();
    hands.add(hand(cards, false, false));
    for (int seat = 1; seat < CROWD.size(); seat++) {
      hands.add(hidden(seat, false, seat == 1));
    }
    List<String> legal = List.of("play 7H", "play 4S", "draw", "call", "catch 1");
    List<Integer> none = hands.stream().map(hand -> 0).toList();
    Standings standings = standings(false, none, none);
    return of(CROWD, view(0, Awaits.PLAY, hands, legal, Optional.empty(), 0, standings));
  }

  /** The match is over. */
  static StagedTable over() {
    List<View.Hand> hands =
        List.of(
            hand(HAND, false, false),
            hand(List.of("AC", "10D"), false, false),
            hand(List.of(), false, false),
            hand(List.of("QS", "2D", "3D", "4D"), false, false));
    Standings standings = standings(true, List.of(64, 33, 120, 51), List.of(34, 12, 0, 51));
    return of(view(-1, Awaits.NOTHING, hands, List.of(), Optional.empty(), 0, standings));
  }

  /** Shows it on this page, which has opened a table. */
  StagedLine showsOn(Page page) {
    return StagedLine.on(page, snapshot);
  }

  private static View.Hand hand(List<String> cards, boolean called, boolean owes) {
    return new View.Hand(cards.size(), cards, called, owes);
  }

  private static View.Hand hidden(int count, boolean called, boolean owes) {
    return new View.Hand(count, List.of(), called, owes);
  }

  private static Standings standings(boolean over, List<Integer> score, List<Integer> scored) {
    List<Integer> winners = over ? List.of(2) : List.of();
    return new Standings(1, over, over, over ? "out" : "", winners, winners, score, scored);
  }

  private static View view(
      int turn,
      Awaits awaits,
      List<View.Hand> hands,
      List<String> legal,
      Optional<String> suit,
      int pendingDraw,
      Standings standings) {
    Map<String, Refusal> refusals = Map.of("QC", Refusal.literal(907, "QC does not follow 4H"));
    return new View(
        0,
        12,
        1,
        3,
        turn,
        turn < 0 ? SeatSet.NONE : SeatSet.of(turn),
        awaits,
        PILE,
        23,
        hands,
        legal,
        FamilyActs.VERBS,
        Map.of(),
        refusals,
        standings,
        new View.InForce(true, suit, Optional.empty(), pendingDraw, 0));
  }

  private static StagedTable of(View view) {
    return of(NAMES, view);
  }

  /** Ann’s friends: a bot, somebody who is there, and somebody who is away. */
  private static List<Snapshot.Seat> seats(List<String> names) {
    return IntStream.range(0, names.size())
        .mapToObj(seat -> seat(names.get(seat), seat == 1, seat == 3, seat == 0))
        .toList();
  }

  static Snapshot.Seat seat(String name, boolean bot, boolean away, boolean host) {
    return new Snapshot.Seat(
        Optional.of(name),
        bot ? "bot" : "person",
        bot ? Optional.of("greedy") : Optional.empty(),
        !away,
        false,
        away ? OptionalInt.of(42) : OptionalInt.empty(),
        false,
        host,
        List.of(),
        Optional.empty(),
        false,
        false,
        false,
        false,
        false,
        Optional.empty(),
        OptionalInt.empty(),
        OptionalInt.empty(),
        Optional.empty());
  }

  private static StagedTable of(List<String> names, View view) {
    return of(names, view, List.of(PublicFact.of("missed", 1, "2")));
  }

  private static StagedTable of(List<String> names, View view, List<PublicFact> facts) {
    Snapshot.GameName pesten =
        new Snapshot.GameName(
            "staged",
            "Pesten",
            false,
            "french",
            Optional.of("Last card"),
            true,
            Optional.of("fewest"),
            Optional.of(new Snapshot.Goal("points", 200)));
    return new StagedTable(snapshot(9, pesten, seats(names), view, facts));
  }

  /** A table where these sit, as the first of them, its host, sees it. */
  static Snapshot snapshot(
      long number,
      Snapshot.GameName game,
      List<Snapshot.Seat> seats,
      View view,
      List<PublicFact> facts) {
    return new Snapshot(
        number,
        "staged",
        game,
        Map.of(),
        0,
        Map.of(),
        false,
        List.of(),
        OptionalInt.of(0),
        seats,
        0,
        false,
        Optional.empty(),
        1,
        false,
        OptionalLong.empty(),
        true,
        false,
        false,
        OptionalInt.empty(),
        false,
        0,
        OptionalInt.empty(),
        false,
        "sha256:00",
        Optional.empty(),
        Optional.of(SeatView.of(view)),
        facts,
        Optional.empty(),
        Optional.empty());
  }
}
