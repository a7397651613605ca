package eightfold.patience;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.game.ActExamples;
import eightfold.game.Awaits;
import eightfold.game.Chance;
import eightfold.game.Event;
import eightfold.game.FastChance;
import eightfold.game.Match;
import eightfold.game.Prospect;
import eightfold.game.Refusal;
import eightfold.game.Reply;
import eightfold.game.SavedChance;
import eightfold.game.SearchableMatch;
import eightfold.game.SetupException;
import eightfold.game.Standings;
import eightfold.game.Verb;
import eightfold.game.View;
import eightfold.message.Message;
import eightfold.playout.PlayoutMatch;
import eightfold.state.Resampling;
import eightfold.state.SavedState;
import eightfold.state.StateHash;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** A match of a patience: one deal, one seat. The number of an act is the kind that it plays. */
final class PatienceMatch implements PlayoutMatch {
  private static final int VERSION = 2;

  /** Deal, score and ply, and whether the match is over. */
  private static final int SAVED_NUMBERS = 3 * Integer.BYTES + 1;

  private final PatienceGame game;
  private final PatienceTable table;
  private Chance chance;
  private int deal;
  private int score;
  private int ply;
  private boolean over;
  private List<Event> opening = List.of();

  PatienceMatch(
      PatienceGame game, PatienceTable table, Chance chance, int deal, List<Integer> scores) {
    this.game = game;
    this.table = table;
    this.chance = chance;
    this.deal = deal;
    this.score = scores.isEmpty() ? 0 : scores.getFirst();
  }

  /** The table has been laid: tells so, and ends the deal where nothing fits at once. */
  void opens(boolean dealt) {
    List<Event> events = new ArrayList<>();
    if (dealt) {
      List<String> cards = Kinds.list(table.hand()).stream().map(PatienceRules.PACK::name).toList();
      events.add(drawn("dealt", cards));
      events.add(Event.of("turned", Event.NOBODY, PatienceRules.PACK.name(table.upcard())));
    }
    end(events);
    opening = List.copyOf(events);
  }

  private static Event drawn(String verb, List<String> cards) {
    return new Event(verb, 0, Event.NOBODY, List.of(String.valueOf(cards.size())), cards);
  }

  private boolean won() {
    return over && table.hand() == Kinds.NONE && table.stockCount() == 0;
  }

  private void end(List<Event> events) {
    over = table.playable() == Kinds.NONE;
    if (won()) {
      events.add(Event.of("deal-over", 0));
      events.add(Event.of("game-over", 0));
    } else if (over) {
      events.add(Event.of("deal-over", Event.NOBODY, "none"));
      events.add(Event.of("game-over", Event.NOBODY, "none"));
    }
  }

  @Override
  public PatienceGame game() {
    return game;
  }

  @Override
  public int seats() {
    return 1;
  }

  @Override
  public int ply() {
    return ply;
  }

  @Override
  public int turn() {
    return over ? NOBODY : 0;
  }

  @Override
  public Awaits awaits() {
    return over ? Awaits.NOTHING : Awaits.PLAY;
  }

  @Override
  public boolean mayAct(int seat) {
    return seat == 0 && !over;
  }

  @Override
  public int legal(int seat, int[] into) {
    int count = 0;
    for (long rest = mayAct(seat) ? table.playable() : 0; rest != 0; rest &= rest - 1) {
      into[count++] = Long.numberOfTrailingZeros(rest);
    }
    return count;
  }

  @Override
  public Verb verb(int act) {
    return PatienceActLine.VERBS.getFirst();
  }

  @Override
  public String text(int act) {
    return "play " + PatienceRules.PACK.name(PatienceActLine.kind(act));
  }

  @Override
  public void applyUnchecked(int seat, int act) {
    table.put(PatienceActLine.kind(act));
    while (table.refills()) {
      table.draw();
    }
    over = table.playable() == Kinds.NONE;
    ply++;
  }

  @Override
  public Optional<Refusal> refusal(int seat, int act) {
    if (over) {
      return Optional.of(new Refusal(Refusal.OVER, Message.of("patience.game-over")));
    }
    if (seat != 0) {
      return Optional.of(new Refusal(Refusal.NOT_YOUR_TURN, Message.of("refusals.not-your-turn")));
    }
    if (act < 0 || act >= Kind.COUNT) {
      return Optional.of(new Refusal(Refusal.UNKNOWN_ACT, Message.of("refusals.no-such-act")));
    }
    int kind = PatienceActLine.kind(act);
    if (!Kinds.has(table.hand(), kind)) {
      return Optional.of(
          new Refusal(
              Refusal.CARD_NOT_HELD,
              Message.of("refusals.not-held").withCard("card", PatienceRules.PACK, kind)));
    }
    return Kinds.has(table.playable(), kind)
        ? Optional.empty()
        : Optional.of(
            new Refusal(
                Refusal.CARD_DOES_NOT_FOLLOW,
                Message.of("refusals.matches-neither")
                    .withCard("card", PatienceRules.PACK, kind)
                    .withCard("upcard", PatienceRules.PACK, table.upcard())));
  }

  @Override
  public Reply submit(int seat, String line, List<String> names) {
    if (over) {
      return new Reply.Refused(new Refusal(Refusal.OVER, Message.of("patience.game-over")));
    }
    return switch (PatienceActLine.read(line, seat == 0, names)) {
      case PatienceActLine.Wrong(Refusal refusal) -> new Reply.Refused(withExamples(refusal));
      case PatienceActLine.Play(int kind) ->
          refusal(seat, PatienceActLine.act(kind))
              .<Reply>map(Reply.Refused::new)
              .orElseGet(() -> play(kind));
    };
  }

  /** The refusal of a line that is no act, with some that are legal. */
  private Refusal withExamples(Refusal refusal) {
    if (refusal.code() != Refusal.UNKNOWN_ACT) {
      return refusal;
    }
    int[] legal = new int[Match.MOST_LEGAL];
    int count = legal(0, legal);
    List<String> acts =
        ActExamples.among(IntStream.range(0, count).mapToObj(i -> text(legal[i])).toList());
    return acts.isEmpty()
        ? refusal
        : new Refusal(refusal.code(), refusal.message().with("acts", acts));
  }

  private Reply play(int kind) {
    List<Event> events = new ArrayList<>();
    events.add(Event.of("played", 0, PatienceRules.PACK.name(kind)));
    table.put(kind);
    List<String> cards = new ArrayList<>();
    while (table.refills()) {
      cards.add(PatienceRules.PACK.name(table.draw()));
    }
    if (!cards.isEmpty()) {
      events.add(drawn("drew", cards));
    }
    end(events);
    ply++;
    return new Reply.Taken(List.of(text(PatienceActLine.act(kind))), events);
  }

  @Override
  public List<Event> nextDeal(Optional<List<String>> pack, Chance next) {
    throw new SetupException(Message.of(over ? "setup.match-over" : "setup.deal-running"));
  }

  @Override
  public List<Event> openingEvents() {
    return opening;
  }

  @Override
  public View view(int seat) {
    return PatienceViewBuilder.of(this, table, seat, deal);
  }

  @Override
  public Standings standings() {
    List<Integer> winners = won() ? List.of(0) : List.of();
    return new Standings(deal, over, over, ending(), winners, winners, List.of(score), List.of(0));
  }

  @Override
  public String ending() {
    return !over ? "" : won() ? "out" : "blocked";
  }

  @Override
  public Optional<String> fact(String key, List<String> names) {
    return Optional.empty();
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
  public PatienceMatch copy() {
    PatienceTable copied = game.table();
    copied.copyFrom(table);
    PatienceMatch copy = new PatienceMatch(game, copied, chance.copy(), deal, List.of(score));
    copy.ply = ply;
    copy.over = over;
    copy.opening = opening;
    return copy;
  }

  @Override
  public SearchableMatch copyOver(Match spare) {
    if (spare instanceof PatienceMatch over
        && over != this
        && over.game == game
        && over.chance instanceof FastChance next
        && chance instanceof FastChance now) {
      next.reseed(now.state());
      over.table.copyFrom(table);
      over.deal = deal;
      over.score = score;
      over.ply = ply;
      over.over = this.over;
      over.opening = opening;
      return over;
    }
    return copy();
  }

  @Override
  public PatienceMatch determinise(int seat, Chance dealing) {
    PatienceMatch sample = copy();
    sample.opening = List.of();
    boolean won = won();
    boolean dealt =
        Resampling.succeeds(
            tries -> {
              sample.table.dealHidden(seat != 0, dealing);
              return sample.table.playable() == Kinds.NONE == over && sample.won() == won;
            });
    if (!dealt) {
      sample.table.copyFrom(table);
    }
    sample.chance = new FastChance(FastChance.seedFrom(dealing));
    return sample;
  }

  @Override
  public long hash() {
    return StateHash.of(key(table.hand()), table.stock());
  }

  @Override
  public long informationKey(int seat) {
    return FastChance.mix(key(seat == 0 ? table.hand() : 0) + seat) + table.stockCount();
  }

  /** The stock as it lies, its top card first: the truth, for no seat's eyes. */
  byte[] stock() {
    return table.stock();
  }

  /** A number for what lies open, and for these cards. */
  private long key(long cards) {
    long key = FastChance.mix(cards);
    for (int number : new int[] {deal, score, ply, over ? 1 : 0, won() ? 1 : 0}) {
      key = FastChance.mix(key + number);
    }
    for (int i = 0; i < table.pileCount(); i++) {
      key = FastChance.mix(key + table.pileCard(i));
    }
    return FastChance.mix(key + table.unseen());
  }

  @Override
  public byte[] save() {
    byte[] from = SavedChance.write(chance);
    ByteBuffer state =
        ByteBuffer.allocate(SAVED_NUMBERS + PatienceTable.SAVED + from.length)
            .putInt(deal)
            .putInt(score)
            .putInt(ply)
            .put((byte) (over ? 1 : 0))
            .put(table.save())
            .put(from);
    return form().write(state.array());
  }

  @Override
  public void restore(byte[] saved) {
    PatienceMatch read = form().read(saved, this::read);
    chance = read.chance;
    table.copyFrom(read.table);
    deal = read.deal;
    score = read.score;
    ply = read.ply;
    over = read.over;
    opening = List.of();
  }

  private PatienceMatch read(ByteBuffer in) {
    int whichDeal = in.getInt();
    List<Integer> scores = List.of(in.getInt());
    int acts = in.getInt();
    boolean ended = in.get() != 0;
    byte[] cards = new byte[PatienceTable.SAVED];
    in.get(cards);
    PatienceTable laid = game.table();
    laid.restore(cards);
    PatienceMatch read = new PatienceMatch(game, laid, SavedChance.read(in), whichDeal, scores);
    read.ply = acts;
    read.over = ended;
    return read;
  }

  private SavedState form() {
    return new SavedState(VERSION, PatienceTable.SAVED, game.ruleBook().hashCode());
  }

  @Override
  public void restart(long seed) {
    FastChance fast = chance instanceof FastChance own ? own : new FastChance(seed);
    fast.reseed(seed);
    chance = fast;
    int _ = PatienceGame.dealer(fast);
    game.shuffle(table, fast);
    deal = 1;
    score = 0;
    ply = 0;
    over = table.playable() == Kinds.NONE;
    opening = List.of();
  }

  @Override
  public Optional<Prospect> prospect(long steps) {
    Solver solver = game.solver();
    return Optional.of(
        switch (solver.solve(table.hand(), table.upcard(), table.stock(), steps)) {
          case WINNABLE ->
              new Prospect.Winnable(
                  Arrays.stream(solver.line().orElseThrow()).mapToObj(this::text).toList());
          case LOST -> new Prospect.Lost();
          case UNKNOWN -> new Prospect.Unknown(solver.steps());
        });
  }

  @Override
  public int held(int seat) {
    return Kinds.size(table.hand());
  }

  @Override
  public int dealer() {
    return 0;
  }

  @Override
  public int eldest() {
    return 0;
  }

  @Override
  public boolean wonDeal(int seat) {
    return won();
  }

  @Override
  public int scored(int seat) {
    return 0;
  }
}
