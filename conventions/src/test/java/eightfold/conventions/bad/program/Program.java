package eightfold.conventions.bad.program;

/** A bad example is made of it. */
public class Program {
  public int packs;
}
