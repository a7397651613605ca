package eightfold.rules.json;

import eightfold.rules.finding.Explanation;
import eightfold.rules.finding.FindingCode;
import eightfold.rules.finding.Findings;
import eightfold.rules.finding.LineColumns;
import eightfold.rules.finding.LineFault;
import eightfold.rules.finding.Place;
import eightfold.rules.finding.Source;
import eightfold.rules.text.FaultReporter;
import eightfold.rules.text.OwnWords;
import java.util.Optional;

/**
 * Where the readers of a JSON document say what is wrong with it.
 *
 * @param words the words that the book in it defines, as far as it has been read
 */
record JsonFaults(Source source, OwnWords words, Findings findings) {
  /** Something is wrong with the value at a pointer. */
  void add(FindingCode code, String pointer, Explanation why) {
    add(code, pointer, why, Optional.empty());
  }

  /** The same with what mends it for sure. */
  void add(FindingCode code, String pointer, Explanation why, Optional<String> replace) {
    findings.add(place(pointer), fault(code, why).mendedBy(replace));
  }

  /** Something is wrong with the key of a value. */
  void addToKey(FindingCode code, String pointer, Explanation why, Optional<String> replace) {
    Place key = new Place(source, source.key(pointer), pointer);
    findings.add(key, fault(code, why).mendedBy(replace));
  }

  private static LineFault fault(FindingCode code, Explanation why) {
    return new LineFault(code, new LineColumns(1, 1), why);
  }

  /** The place of a value. */
  Place place(String pointer) {
    return new Place(source, source.nearest(pointer), pointer);
  }

  /** For a line of the text form that stands in a string. */
  FaultReporter ofLine(String pointer, String line) {
    return new OfLine(this, pointer, line);
  }

  private static final class OfLine implements FaultReporter {
    private final JsonFaults faults;
    private final String pointer;
    private final String line;

    /** A line as it was mended last, and the same as JSON. */
    private String mended = "";

    private String written = "";

    OfLine(JsonFaults faults, String pointer, String line) {
      this.faults = faults;
      this.pointer = pointer;
      this.line = line;
    }

    @Override
    public void add(LineFault fault) {
      Optional<String> whole =
          fault.replace().map(words -> written(fault.columns().replaced(line, words)));
      faults.findings.add(faults.place(pointer), fault.mendedBy(whole));
    }

    /** As JSON, kept: where one clause stands a thousand times, each of them mends to the same. */
    private String written(String whole) {
      if (written.isEmpty() || !whole.equals(mended)) {
        mended = whole;
        written = JsonDocument.written(whole);
      }
      return written;
    }

    @Override
    public boolean full() {
      return faults.findings.full();
    }

    @Override
    public OwnWords words() {
      return faults.words;
    }

    @Override
    public FaultReporter part(String step) {
      // the line is one text in the JSON form
      return this;
    }

    @Override
    public void stands(LineColumns columns) {
      // it stands where its string does
    }
  }
}
