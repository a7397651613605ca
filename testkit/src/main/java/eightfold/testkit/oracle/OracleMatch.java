package eightfold.testkit.oracle;

import eightfold.game.Chance;
import eightfold.game.Event;
import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.IllegalActException;
import eightfold.game.Match;
import eightfold.game.Opening;
import eightfold.game.Position;
import eightfold.game.Refusal;
import eightfold.game.Reply;
import eightfold.game.SeatSet;
import eightfold.game.Standings;
import eightfold.game.Verb;
import eightfold.game.View;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A match that the oracle plays, behind the same face as the kernel's. */
public final class OracleMatch implements Match {
  private final OracleGame game;
  private final Oracle oracle;

  /** The acts that have been listed, each by its number; copies of the match share it. */
  private final List<Act> numbered;

  private Chance chance;
  private State state;
  private int ply;
  private List<Event> opening;
  private List<Event> latest = List.of();

  OracleMatch(OracleGame game, Oracle oracle, Oracle.Outcome begun, Chance chance) {
    this(game, oracle, begun, chance, new ArrayList<>());
  }

  private OracleMatch(
      OracleGame game, Oracle oracle, Oracle.Outcome begun, Chance chance, List<Act> numbered) {
    this.game = game;
    this.oracle = oracle;
    this.numbered = numbered;
    this.chance = chance;
    this.state = begun.state();
    this.opening = begun.events();
  }

  @Override
  public Game game() {
    return game;
  }

  @Override
  public int seats() {
    return oracle.rules().seats();
  }

  @Override
  public int ply() {
    return ply;
  }

  @Override
  public int turn() {
    return views().turn();
  }

  @Override
  public eightfold.game.Awaits awaits() {
    return DecisionRules.face(oracle.rules(), state);
  }

  @Override
  public SeatSet actors() {
    return views().actors();
  }

  @Override
  public boolean mayAct(int seat) {
    return !oracle.legal(state, seat).isEmpty();
  }

  @Override
  public int legal(int seat, int[] into) {
    int count = 0;
    for (Act act : oracle.legal(state, seat)) {
      into[count++] = number(act);
    }
    Arrays.sort(into, 0, count);
    return count;
  }

  @Override
  public Verb verb(int act) {
    return Verb.of(game().verbs(), text(act)).orElseThrow();
  }

  @Override
  public String text(int act) {
    return NotationLines.text(oracle.rules(), numbered.get(act));
  }

  @Override
  public void apply(int seat, int act) {
    IllegalActException.unlessLegal(this, seat, act);
    latest = act(seat, numbered.get(act));
  }

  /** The whole table, which only a test may see. */
  public State state() {
    return state;
  }

  @Override
  public Optional<Position> position() {
    return Positions.of(oracle.rules(), state);
  }

  private List<Event> act(int seat, Act act) {
    Oracle.Outcome outcome = oracle.apply(state, seat, act, chance);
    state = outcome.state();
    ply++;
    return outcome.events();
  }

  @Override
  public Optional<Refusal> refusal(int seat, int act) {
    int code = oracle.refusal(state, seat, numbered.get(act));
    return code == Rules.ALLOWED ? Optional.empty() : Optional.of(NotationLines.refusal(code));
  }

  @Override
  public Reply submit(int seat, String line, List<String> names) {
    if (state.over()) {
      return refused(Refusal.OVER);
    }
    return submit(seat, new NotationLines(oracle.rules(), names).read(line));
  }

  private Reply submit(int seat, NotationLines.Line line) {
    return switch (line) {
      case NotationLines.Line.Bad(int code) -> refused(code);
      case NotationLines.Line.Acts acts -> submit(seat, acts);
    };
  }

  private static Reply refused(int code) {
    return new Reply.Refused(NotationLines.refusal(code));
  }

  private Reply submit(int seat, NotationLines.Line.Acts line) {
    List<Integer> cards =
        line.acts().stream()
            .flatMap(act -> act instanceof Act.Play(int kind) ? Stream.of(kind) : Stream.of())
            .toList();
    int set = cards.size() > 1 ? oracle.refusalOfSet(state, seat, cards) : Rules.ALLOWED;
    if (set != Rules.ALLOWED) {
      return refused(set);
    }
    if (line.acts().size() > 1
        && line.acts().getFirst() instanceof Act.Decided decided
        && line.acts().size()
            > DecisionRules.mostCards(oracle.rules(), state, decided.decision())) {
      return refused(Refusal.UNKNOWN_ACT);
    }
    OracleMatch tried = copy();
    List<String> texts = new ArrayList<>();
    List<Event> events = new ArrayList<>();
    for (Act act : line.acts()) {
      if (act instanceof Act.End && !texts.isEmpty() && !tried.mustEnd()) {
        if (tried.isAsked()) {
          tried.state = tried.state.with(new EndsWhenNamed());
          texts.set(texts.size() - 1, texts.getLast().replaceFirst("^lay ", "play "));
        }
        break;
      }
      int code = oracle.refusal(tried.state, seat, act);
      if (code != Rules.ALLOWED) {
        return refused(code);
      }
      int played = tried.state.deal().counts().played();
      events.addAll(tried.act(seat, act));
      texts.add(NotationLines.text(oracle.rules(), act));
      if (act instanceof Act.Play && tried.state.deal().counts().played() == played) {
        break; // words that others had not said have taken the card: there is no such play any more
      }
    }
    boolean awaited = tried.state.turn().awaits().declaration();
    if (line.declares().isPresent() && awaited) {
      NotationLines.Line declaration =
          NotationLines.said(line.declares().get(), tried.state.turn().awaits());
      switch (tried.submit(seat, declaration)) {
        case Reply.Refused refusal -> {
          return refusal;
        }
        case Reply.Taken taken -> {
          events.addAll(taken.events());
          texts.addAll(taken.acts());
        }
      }
    }
    chance = tried.chance;
    state = tried.state;
    ply = tried.ply;
    latest = List.copyOf(events);
    return new Reply.Taken(texts, events);
  }

  /** Whether a play whose cards lie has a turn to end now. */
  private boolean mustEnd() {
    return !state.over() && !state.has(Duel.class) && !isAsked();
  }

  /** Whether the turn may end with what was laid, once its player has named a seat. */
  private boolean isAsked() {
    return state.has(Choice.class) && Playability.isWhole(oracle.rules(), state);
  }

  @Override
  public List<Event> nextDeal(Optional<List<String>> pack, Chance next) {
    Oracle.Outcome outcome = oracle.nextDeal(state, pack, next);
    chance = next;
    state = outcome.state();
    ply++;
    return outcome.events();
  }

  @Override
  public List<Event> openingEvents() {
    return opening;
  }

  @Override
  public View view(int seat) {
    return views().view(seat);
  }

  @Override
  public Standings standings() {
    return views().standings();
  }

  private OracleViews views() {
    return new OracleViews(oracle.rules(), state, ply);
  }

  @Override
  public Optional<String> fact(String key, List<String> names) {
    return Facts.of(oracle.rules(), state, key, names);
  }

  @Override
  public Chance chance() {
    return chance;
  }

  @Override
  public void chance(Chance next) {
    chance = next;
  }

  @Override
  public OracleMatch copy() {
    OracleMatch copy =
        new OracleMatch(game, oracle, new Oracle.Outcome(state, opening), chance.copy(), numbered);
    copy.ply = ply;
    copy.latest = latest;
    return copy;
  }

  @Override
  public void restart(long seed) {
    chance = new FastChance(seed);
    Oracle.Outcome begun = oracle.begin(Opening.of(seats()), chance);
    state = begun.state();
    opening = begun.events();
    latest = List.of();
    ply = 0;
  }

  private int number(Act act) {
    int number = numbered.indexOf(act);
    if (number < 0) {
      numbered.add(act);
    }
    return number < 0 ? numbered.size() - 1 : number;
  }
}
