package eightfold.server.simulation;

import eightfold.game.FastChance;
import eightfold.server.MemoryStore;
import eightfold.server.port.ForwardingStore;
import eightfold.server.port.Store;
import eightfold.server.port.StoreException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A disk that outlives the programs that use it: slow, full for a while, failing before it has
 * written, after, or so that nobody knows.
 */
final class Disk {
  /** What its faults say, so that they are known in the log. */
  static final String MARK = "(simulated)";

  private static final int SLOW_MILLIS = 40;
  private static final int STUCK_MILLIS = 4_000;

  private final World world;
  private final FastChance chance;
  private final Tally tally;
  private final MemoryStore store = new MemoryStore();
  private final Map<String, List<Store.Kept>> forgotten = new HashMap<>();
  private boolean sound;
  private boolean full;

  Disk(World world, FastChance chance, Tally tally) {
    this.world = world;
    this.chance = chance;
    this.tally = tally;
  }

  /** What is on it, without any fault. */
  MemoryStore content() {
    return store;
  }

  /** The facts of tables that were cleared away, by their ids. */
  Map<String, List<Store.Kept>> forgotten() {
    return forgotten;
  }

  /** From now on it has no faults. */
  void heal() {
    sound = true;
    full = false;
  }

  /** It is full, or has room again. */
  void full(boolean isFull) {
    full = isFull && !sound;
  }

  /** The disk as a program has it. */
  Store of(World.Program program) {
    return new Mounted(program);
  }

  private final class Mounted extends ForwardingStore {
    private final World.Program program;

    private Mounted(World.Program program) {
      super(store);
      this.program = program;
    }

    private void takesTime() {
      if (sound || chance.below(4) > 0) {
        world.pause();
      } else {
        world.sleep(chance.below(60) == 0 ? chance.below(STUCK_MILLIS) : chance.below(SLOW_MILLIS));
      }
      if (program.isKilled()) {
        throw new StoreException("killed " + MARK);
      }
    }

    private boolean happens(int oneOf, String fault) {
      boolean does = !sound && chance.below(oneOf) == 0;
      if (does) {
        tally.fault(fault);
      }
      return does;
    }

    private void fails(int oneOf, String fault) {
      if (happens(oneOf, fault)) {
        throw new StoreException(fault + " " + MARK);
      }
    }

    @Override
    public void append(String table, int first, List<Kept> facts) {
      takesTime();
      if (full) {
        tally.fault("write while full");
        throw new StoreException("full " + MARK);
      }
      fails(250, "write failed");
      if (happens(500, "undecided, not written")) {
        throw StoreException.undecided("undecided " + MARK, new IllegalStateException());
      }
      super.append(table, first, facts);
      if (happens(500, "undecided, written")) {
        throw StoreException.undecided("undecided " + MARK, new IllegalStateException());
      }
      takesTime();
    }

    @Override
    public void rewrite(String table, Map<Integer, Kept> changed, int first, List<Kept> facts) {
      takesTime();
      fails(10, "not erased");
      super.rewrite(table, changed, first, facts);
      if (happens(10, "undecided, written")) {
        throw StoreException.undecided("undecided " + MARK, new IllegalStateException());
      }
    }

    @Override
    public List<Kept> facts(String table) {
      takesTime();
      fails(100, "read failed");
      return super.facts(table);
    }

    @Override
    public List<Kept> facts(String table, int from, int most) {
      takesTime();
      fails(100, "read failed");
      return store.facts(table, from, most);
    }

    @Override
    public void keep(String table, Checkpoint checkpoint) {
      takesTime();
      fails(50, "checkpoint failed");
      super.keep(table, checkpoint);
    }

    @Override
    public Optional<Checkpoint> checkpoint(String table) {
      takesTime();
      fails(50, "checkpoint not read");
      return super.checkpoint(table);
    }

    @Override
    public List<Stored> tables(String kind, String field) {
      fails(4, "start failed");
      return super.tables(kind, field);
    }

    @Override
    public boolean isWritable() {
      return !full;
    }

    @Override
    public void forget(String table) {
      takesTime();
      fails(10, "not forgotten");
      forgotten.put(table, store.facts(table));
      super.forget(table);
    }
  }
}
