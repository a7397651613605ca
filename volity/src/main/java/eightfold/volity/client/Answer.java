package eightfold.volity.client;

/** What came of a call. */
public sealed interface Answer {
  /** It was answered: with {@code volity.ok} first when it was done, else with why not. */
  record Value(Object value) implements Answer {}

  /** It was refused by a code. */
  record Fault(int code, String words) implements Answer {}

  /** There was no answer of XML-RPC, and why. */
  record None(String words) implements Answer {}
}
