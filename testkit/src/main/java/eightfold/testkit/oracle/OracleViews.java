package eightfold.testkit.oracle;

import eightfold.cards.Pack;
import eightfold.game.Match;
import eightfold.game.Refusal;
import eightfold.game.SeatSet;
import eightfold.game.Standings;
import eightfold.game.View;
import eightfold.play.FamilyActs;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** What a seat may know of an oracle's table, and how the match stands. */
final class OracleViews {
  private final Rules rules;
  private final State state;
  private final int ply;

  OracleViews(Rules rules, State state, int ply) {
    this.rules = rules;
    this.state = state;
    this.ply = ply;
  }

  private List<String> sortedNames(List<Integer> kinds) {
    return rules.kinds().names(kinds.stream().sorted().toList());
  }

  /** The declared suit, by its letter. */
  static Optional<String> suit(Pack pack, Demand demand) {
    if (demand.free() instanceof Demand.Free.AnySuitBut) {
      return Optional.of("free");
    }
    return demand.suit().isPresent()
        ? Optional.of(pack.suitName(demand.suit().getAsInt()))
        : Optional.empty();
  }

  static Optional<String> rank(Pack pack, Demand demand) {
    if (demand.free() instanceof Demand.Free.AnyRank) {
      return Optional.of("free");
    }
    return demand.rank().isPresent()
        ? Optional.of(pack.rankName(demand.rank().getAsInt()))
        : Optional.empty();
  }

  Standings standings() {
    Tally tally = state.tally();
    return new Standings(
        state.deal().number(),
        state.over(),
        tally.over(),
        state.find(Ended.class).map(Ended::word).orElse(""),
        tally.dealWinners(),
        tally.matchWinners(),
        tally.score(),
        tally.scored());
  }

  /** The seat to act, or nobody. */
  int turn() {
    return state.over() ? Match.NOBODY : state.turn().seat();
  }

  View view(int viewer) {
    List<View.Hand> hands = new ArrayList<>();
    for (int seat = 0; seat < state.seats(); seat++) {
      hands.add(hand(viewer, seat));
    }
    boolean answers = state.turn().awaits() == Awaits.ANSWER;
    return new View(
        viewer,
        ply,
        state.deal().number(),
        state.deal().dealer(),
        turn(),
        actors(),
        DecisionRules.face(rules, state),
        rules.kinds().names(state.cards().pile()),
        state.cards().stock().size(),
        hands,
        viewer == Match.NOBODY ? List.of() : legal(viewer),
        FamilyActs.VERBS,
        Map.of(),
        viewer == turn() && viewer != Match.NOBODY ? refusals(viewer) : Map.of(),
        standings(),
        new View.InForce(
            state.deal().clockwise(),
            suit(rules.kinds(), state.cards().demand()),
            rank(rules.kinds(), state.cards().demand()),
            pendingDraw(),
            answers && !state.has(Duel.class) ? state.lost().pending().seats() : 0));
  }

  /** The seat to act, or in a grab all that have not decided. */
  SeatSet actors() {
    if (state.over()) {
      return SeatSet.NONE;
    }
    if (state.turn().awaits() != Awaits.GRAB) {
      return SeatSet.of(turn());
    }
    Grab grab = state.find(Grab.class).orElse(Grab.OPEN);
    return SeatSet.of(
        IntStream.range(0, state.seats())
            .filter(seat -> state.deal().left().contains(seat) && !grab.done(seat))
            .toArray());
  }

  private int pendingDraw() {
    if (state.turn().awaits() != Awaits.ANSWER) {
      return 0;
    }
    Debt debt = state.debt();
    boolean lies = debt.lies() || debt.waitsOn() == turn();
    return state.find(Duel.class).map(Duel::cards).orElse(lies ? debt.cards() : 0);
  }

  private View.Hand hand(int viewer, int seat) {
    Hand hand = state.hand(seat);
    boolean revealed =
        rules.speech().revealLastWild()
            && hand.size() == 1
            && LongHand.isWild(rules, state, seat, hand.held().getFirst());
    List<Integer> seen = viewer == seat || revealed ? hand.held() : seen(seat, hand);
    Calls.Caller caller = state.caller(seat);
    boolean owes = CallRules.fault(rules, state, seat);
    List<Integer> points = viewer == seat ? Scoring.each(rules, state, seat) : List.of();
    return new View.Hand(hand.size(), sortedNames(seen), caller.called(), owes, points);
  }

  /** What lies open of a hand, and what has changed hands openly. */
  private List<Integer> seen(int seat, Hand hand) {
    List<Integer> seen = new ArrayList<>(hand.open());
    for (Trade.Shown shown : state.the(Trade.class).shown()) {
      long there = hand.held().stream().filter(kind -> kind == shown.kind()).count();
      long already = seen.stream().filter(kind -> kind == shown.kind()).count();
      if (shown.seat() == seat && already < there) {
        seen.add(shown.kind());
      }
    }
    return seen;
  }

  /** The legal acts as the notation lists them. */
  private List<String> legal(int seat) {
    List<String> legal = new ArrayList<>();
    for (Act act : LegalActs.legal(rules, state, seat)) {
      if (rules.several() && act instanceof Act.Play(int kind) && whole(kind)) {
        legal.add("play " + rules.kinds().name(kind));
      }
      legal.add(NotationLines.text(rules, act));
    }
    return legal;
  }

  /** Whether the card could be a whole turn: the first card, and not for its partner alone. */
  private boolean whole(int kind) {
    boolean first = state.turn().laid().isEmpty();
    return state.turn().awaits() != Awaits.MORE
        && !(first && Marriages.onlyBride(rules, state, kind));
  }

  private Map<String, Refusal> refusals(int seat) {
    Map<String, Refusal> refusals = new LinkedHashMap<>();
    for (int kind : state.hand(seat).held()) {
      boolean wrong = Playability.wrong(rules, state, kind);
      int code =
          wrong
              ? Refusal.CARD_DOES_NOT_FOLLOW
              : LegalActs.refusal(rules, state, seat, new Act.Play(kind));
      if (code != Rules.ALLOWED) {
        refusals.put(rules.kinds().name(kind), NotationLines.refusal(code));
      }
    }
    return refusals;
  }
}
