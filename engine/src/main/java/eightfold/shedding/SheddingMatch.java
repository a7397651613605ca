package eightfold.shedding;

import eightfold.game.Awaits;
import eightfold.game.Chance;
import eightfold.game.Event;
import eightfold.game.FastChance;
import eightfold.game.Match;
import eightfold.game.Position;
import eightfold.game.PublicFact;
import eightfold.game.Refusal;
import eightfold.game.Reply;
import eightfold.game.SearchableMatch;
import eightfold.game.SeatSet;
import eightfold.game.SetupException;
import eightfold.game.Standings;
import eightfold.game.Verb;
import eightfold.game.View;
import eightfold.message.Message;
import eightfold.play.ActRefusals;
import eightfold.play.Acts;
import eightfold.play.AwaitedSteps;
import eightfold.play.Determiniser;
import eightfold.play.FamilyActs;
import eightfold.play.InformationKey;
import eightfold.play.Kernel;
import eightfold.play.LegalActs;
import eightfold.play.OwedWords;
import eightfold.play.PlainPlayout;
import eightfold.play.PublicState;
import eightfold.play.SavedTable;
import eightfold.play.Table;
import eightfold.play.TableIdentity;
import eightfold.play.Witness;
import eightfold.playout.FastTable;
import eightfold.playout.PlayoutMatch;
import eightfold.program.FullPack;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** A match of the shedding family: the kernel's table behind the common face. */
public final class SheddingMatch implements PlayoutMatch {
  private final SheddingGame game;
  private final Table table;
  private List<Event> opening;

  /** Plays plain turns at once; made when somebody asks for it. */
  private @Nullable PlainPlayout plain;

  SheddingMatch(SheddingGame game, Table table, List<Event> opening) {
    this.game = game;
    this.table = table;
    this.opening = opening;
  }

  /** The whole truth behind this match: for referees, tests and tools, for no seat's eyes. */
  public Table table() {
    return table;
  }

  @Override
  public Optional<Position> position() {
    return PresentPosition.of(this);
  }

  @Override
  public List<String> pack() {
    List<String> pack = new ArrayList<>();
    FullPack all = table.program().cards();
    for (int place = 0; place < all.size(); place++) {
      pack.add(table.program().pack().name(all.kind(place)));
    }
    return pack;
  }

  @Override
  public SheddingGame game() {
    return game;
  }

  @Override
  public int seats() {
    return table.program().seats();
  }

  @Override
  public int ply() {
    return table.ply();
  }

  @Override
  public int turn() {
    return table.turn();
  }

  @Override
  public Awaits awaits() {
    return table.turn() == NOBODY ? Awaits.NOTHING : AwaitedSteps.of(table.awaits()).awaits();
  }

  @Override
  public SeatSet actors() {
    return new SeatSet(PublicState.actors(table));
  }

  @Override
  public boolean mayAct(int seat) {
    // also the seat in turn may have nothing to do: it has grabbed, and the others have not
    return legal(seat, new int[MOST_LEGAL]) > 0;
  }

  @Override
  public int legal(int seat, int[] into) {
    return LegalActs.list(table, seat, into);
  }

  @Override
  public int pick(int seat, FastChance chance) {
    return LegalActs.pick(table, seat, chance);
  }

  @Override
  public int pickEager(int seat, FastChance chance) {
    return LegalActs.pickEager(table, seat, chance);
  }

  @Override
  public int playOn(FastChance chance, boolean eager, int[] counts) {
    if (plain == null) {
      plain = new PlainPlayout(table);
    }
    return plain.run(chance, eager, counts);
  }

  @Override
  public Verb verb(int act) {
    boolean pair = table.program().turns().pairs() && act >= Acts.LAY && Acts.card(act);
    return pair ? FamilyActs.PLAY : FamilyActs.of(act);
  }

  @Override
  public int owedWords(int seat) {
    return OwedWords.times(table, seat);
  }

  @Override
  public boolean hasCalls() {
    return table.program().call().any();
  }

  @Override
  public boolean asksForWords() {
    return !table.program().conditions().sayings().isEmpty();
  }

  @Override
  public boolean inTurn(int act) {
    return Acts.inTurn(act);
  }

  @Override
  public String text(int act) {
    return ActLine.text(act, table);
  }

  @Override
  public void applyUnchecked(int seat, int act) {
    Kernel.apply(table, seat, act, Witness.NONE);
  }

  @Override
  public Optional<Refusal> refusal(int seat, int act) {
    int code = ActRefusals.code(table, seat, act);
    return code == 0 ? Optional.empty() : Optional.of(RefusalTexts.of(table, seat, act, code));
  }

  @Override
  public Reply submit(int seat, String line, List<String> names) {
    if (!table.running()) {
      return refused(RefusalTexts.over(table));
    }
    Submission tried = new Submission(copyOf(table), seat, names);
    Optional<Refusal> refusal = tried.refusal(line);
    if (refusal.isPresent()) {
      return refused(refusal.get());
    }
    table.copyFrom(tried.after());
    table.chance(tried.after().chance());
    return new Reply.Taken(tried.done(), tried.events());
  }

  private static Reply refused(Refusal refusal) {
    return new Reply.Refused(refusal);
  }

  @Override
  public List<Event> nextDeal(Optional<List<String>> pack, Chance chance) {
    if (table.running()) {
      throw new SetupException(Message.of("setup.deal-running"));
    }
    if (table.over()) {
      throw new SetupException(Message.of("setup.match-over"));
    }
    EventLog eventLog = new EventLog(table.program().pack());
    byte[] order = pack.isEmpty() ? null : Arranger.pack(table.program(), pack.get());
    Kernel.nextDeal(table, chance, order, eventLog);
    return eventLog.events();
  }

  @Override
  public void restart(long seed) {
    restart(seed, Witness.NONE);
  }

  void restart(long seed, Witness witness) {
    FastChance chance = table.chance() instanceof FastChance fast ? fast : new FastChance(seed);
    chance.reseed(seed);
    Kernel.begin(table, chance, witness);
    opening = List.of();
  }

  @Override
  public List<Event> openingEvents() {
    return opening;
  }

  @Override
  public View view(int seat) {
    return ViewBuilder.of(this, seat);
  }

  @Override
  public Optional<FastTable> fastTable(FastTable.Listener listener) {
    return Optional.of(new FastSheddingTable(this, new ListenerWitness(listener)));
  }

  @Override
  public Standings standings() {
    return new Standings(
        table.deal(),
        !table.running(),
        table.over(),
        ending(),
        seats(table.winners()),
        seats(table.matchWinners()),
        numbers(true),
        numbers(false));
  }

  @Override
  public String ending() {
    return table.ending().word();
  }

  private static List<Integer> seats(int bits) {
    List<Integer> seats = new ArrayList<>();
    for (int rest = bits; rest != 0; rest &= rest - 1) {
      seats.add(Integer.numberOfTrailingZeros(rest));
    }
    return seats;
  }

  private List<Integer> numbers(boolean total) {
    List<Integer> numbers = new ArrayList<>();
    for (int seat = 0; seat < seats(); seat++) {
      numbers.add(total ? table.score(seat) : table.scored(seat));
    }
    return numbers;
  }

  @Override
  public Optional<String> fact(String key, List<String> names) {
    return PageFacts.of(table, key, names);
  }

  @Override
  public List<PublicFact> facts() {
    return PageFacts.all(table);
  }

  @Override
  public OptionalInt reactionSeconds() {
    int seconds = table.program().speech().grabSeconds();
    return seconds > 0 && PublicState.grabbing(table)
        ? OptionalInt.of(seconds)
        : OptionalInt.empty();
  }

  @Override
  public Chance chance() {
    return table.chance();
  }

  @Override
  public void chance(Chance next) {
    table.chance(next);
  }

  @Override
  public SheddingMatch copy() {
    return new SheddingMatch(game, copyOf(table), opening);
  }

  @Override
  public SearchableMatch copyOver(Match spare) {
    if (spare instanceof SheddingMatch over
        && over != this
        && over.table.program() == table.program()
        && over.table.chance() instanceof FastChance next
        && table.chance() instanceof FastChance now) {
      next.reseed(now.state());
      over.table.copyFrom(table);
      over.opening = opening;
      return over;
    }
    return copy();
  }

  @Override
  public SheddingMatch determinise(int seat, Chance chance) {
    Table sample = new Table(table.program(), new FastChance(0));
    Determiniser.determinise(table, sample, seat, chance);
    return new SheddingMatch(game, sample, List.of());
  }

  @Override
  public SearchableMatch determiniseOver(Match spare, int seat, Chance chance) {
    if (spare instanceof SheddingMatch over
        && over != this
        && over.table.program() == table.program()
        && over.table.chance() instanceof FastChance) {
      Determiniser.determinise(table, over.table, seat, chance);
      over.opening = List.of();
      return over;
    }
    return determinise(seat, chance);
  }

  @Override
  public long hash() {
    return TableIdentity.hash(table);
  }

  @Override
  public long informationKey(int seat) {
    return InformationKey.of(table, seat);
  }

  @Override
  public byte[] save() {
    return SavedTable.write(table);
  }

  @Override
  public void restore(byte[] saved) {
    SavedTable.read(table, saved);
    opening = List.of();
  }

  private static Table copyOf(Table table) {
    Table copy = new Table(table.program(), table.chance().copy());
    copy.copyFrom(table);
    return copy;
  }

  @Override
  public boolean owesCall(int seat) {
    return PublicState.catchable(table, seat);
  }

  @Override
  public int held(int seat) {
    return table.count(seat);
  }

  @Override
  public int dealer() {
    return table.dealer();
  }

  @Override
  public int eldest() {
    return table.eldest();
  }

  @Override
  public boolean wonDeal(int seat) {
    return (table.winners() >>> seat & 1) != 0;
  }

  @Override
  public int scored(int seat) {
    return table.scored(seat);
  }
}
