package eightfold.rules.text;

import eightfold.rules.finding.Findings;
import eightfold.rules.finding.LineColumns;
import eightfold.rules.finding.LineFault;
import eightfold.rules.finding.Place;
import eightfold.rules.finding.Source;
import eightfold.rules.finding.Span;

/**
 * Says what is wrong in one line of a file, and keeps where its parts stand.
 *
 * @param words the words that the book has defined before
 * @param path the JSON pointer of what the line says; empty where it has none
 */
public record LineFaults(Source source, OwnWords words, int line, String path, Findings findings)
    implements FaultReporter {
  @Override
  public void add(LineFault fault) {
    findings.add(new Place(source, Span.of(line, fault.columns()), path), fault);
  }

  @Override
  public boolean full() {
    return findings.full();
  }

  /** A line that stands in no file. */
  public static LineFaults alone(String source, OwnWords words, Findings findings) {
    return new LineFaults(new Source(source), words, 1, "", findings);
  }

  @Override
  public FaultReporter part(String step) {
    return path.isEmpty() ? this : new LineFaults(source, words, line, path + "/" + step, findings);
  }

  @Override
  public void stands(LineColumns columns) {
    if (!path.isEmpty()) {
      source.keep(path, Span.of(line, columns));
    }
  }

  /** The place of some columns of the line. */
  Place place(LineColumns columns) {
    return new Place(source, Span.of(line, columns), path);
  }
}
