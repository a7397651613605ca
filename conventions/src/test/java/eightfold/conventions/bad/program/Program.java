package eightfold.conventions.bad.program;

/** A bad example is made of it. */
public class Program {
  public int packs;
  public final int[] points = new int[64];

  /** A bad example. */
  public int[] points() {
    return points;
  }
}
