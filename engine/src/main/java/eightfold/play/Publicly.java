package eightfold.play;

import eightfold.cards.Kind;
import eightfold.program.Program;

/**
 * What everybody at a table can see besides cards, counts and scores: who has grabbed, whether
 * silence holds, who plays with whom, which rank is wild for whom.
 */
public final class Publicly {
  private Publicly() {}

  /** Whether a grab is open. */
  public static boolean grabbing(Table t) {
    return t.ending == Table.RUNNING && Grabs.open(t);
  }

  /** The seats that have grabbed in the open grab, as bits. */
  public static int grabbed(Table t) {
    return grabbing(t) ? t.course.grabbed : 0;
  }

  /** The seats that have let the open grab be, as bits. */
  public static int letBe(Table t) {
    return grabbing(t) ? t.course.grabPassed : 0;
  }

  /** Whether whoever speaks now draws for it. */
  public static boolean silent(Table t) {
    return t.silent;
  }

  /** The seat's partner, or {@link Table#NOBODY} where everybody plays alone. */
  public static int partner(Table t, int seat) {
    return Teams.none(t) ? Table.NOBODY : Teams.partner(t, seat);
  }

  /** The seats that are out in this deal while it goes on, and not out of the match, as bits. */
  public static int outOfDeal(Table t) {
    return t.ending == Table.RUNNING ? t.left & ~t.playing : 0;
  }

  /** The rank that is wild for this seat alone, or {@link Kind#NONE}. */
  public static int ownWild(Table t, int seat) {
    Program p = t.program;
    int number = t.score[seat];
    return p.ownWild && number >= 1 && number <= Kind.RANKS ? number - 1 : Kind.NONE;
  }
}
