package eightfold.rules;

import java.util.Optional;

/** Where the readers of a JSON document say what is wrong with it. */
record JsonFaults(Source source, Findings findings) {
  /** Something is wrong with the value at a pointer. */
  void add(FindingCode code, String pointer, String what, String right) {
    add(code, pointer, what, right, Optional.empty());
  }

  /** The same with what mends it for sure. */
  void add(FindingCode code, String pointer, String what, String right, Optional<String> replace) {
    findings.add(place(pointer), fault(code, what, right).mendedBy(replace));
  }

  /** Something is wrong with the key of a value. */
  void addToKey(
      FindingCode code, String pointer, String what, String right, Optional<String> replace) {
    Place key = new Place(source, source.key(pointer), pointer);
    findings.add(key, fault(code, what, right).mendedBy(replace));
  }

  private static Fault fault(FindingCode code, String what, String right) {
    return new Fault(code, new Columns(1, 1), what, right);
  }

  /** The place of a value. */
  Place place(String pointer) {
    return new Place(source, source.nearest(pointer), pointer);
  }

  /** For a line of the text form that stands in a string. */
  Faults ofLine(String pointer, String line) {
    return new OfLine(this, pointer, line);
  }

  private record OfLine(JsonFaults faults, String pointer, String line) implements Faults {
    @Override
    public void add(Fault fault) {
      Optional<String> whole =
          fault
              .replace()
              .map(words -> fault.columns().replaced(line, words))
              .map(JsonDocument::written);
      faults.findings.add(faults.place(pointer), fault.mendedBy(whole));
    }

    @Override
    public boolean full() {
      return faults.findings.full();
    }

    @Override
    public OwnWords words() {
      return faults.source.words();
    }

    @Override
    public Faults part(String step) {
      // the line is one text in the JSON form
      return this;
    }

    @Override
    public void stands(Columns columns) {
      // it stands where its string does
    }
  }
}
