package eightfold.volity.village;

import eightfold.volity.xml.Xml;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/** What a referee has made: calls, of how many different contents, how long, and in what time. */
public final class Made {
  private final Set<Xml> contents = Collections.newSetFromMap(new IdentityHashMap<>());
  private int stanzas;
  private long bytes;
  long nanos;

  void counts(Xml stanza) {
    stanzas++;
    stanza.children().forEach(contents::add);
    bytes += stanza.toString().length();
  }

  public int stanzas() {
    return stanzas;
  }

  /** What was made once for several stanzas counts once. */
  public int contents() {
    return contents.size();
  }

  public long bytes() {
    return bytes;
  }

  /** How long the referee took, without the writing of stanzas as text. */
  public long nanos() {
    return nanos;
  }

  public void forget() {
    contents.clear();
    stanzas = 0;
    bytes = 0;
    nanos = 0;
  }
}
