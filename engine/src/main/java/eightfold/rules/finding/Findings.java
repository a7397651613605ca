package eightfold.rules.finding;

import eightfold.message.Message;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What is found in a book while it is read, up to a bound. */
public final class Findings {
  /** After so many findings the rest is not said; where they are warnings, errors still are. */
  public static final int MOST = 100;

  private static final Comparator<Finding> IN_THE_TEXT =
      Comparator.comparing((Finding finding) -> finding.code() == FindingCode.TOO_MANY_FINDINGS)
          .thenComparingInt(finding -> finding.span().line())
          .thenComparingInt(finding -> finding.span().column())
          .thenComparing(Finding::level);

  private final Set<Finding> found = new LinkedHashSet<>();
  private int errors;

  /** The first that was not kept. */
  private Optional<Finding> next = Optional.empty();

  /** Whether the book is refused, and hardly anything more will be kept. */
  public boolean full() {
    return next.isPresent() && errors > 0;
  }

  /** How many errors there are so far. */
  public int errors() {
    return errors;
  }

  /** Something is found. */
  public void add(FindingCode code, Place at, Explanation why) {
    add(at, new LineFault(code, new LineColumns(1, 1), why));
  }

  /** Something is found. */
  public void add(FindingCode code, Place at, Message what, Message right) {
    add(code, at, Explanation.of(what, right));
  }

  /** Something is found. */
  public void add(Place at, LineFault fault) {
    add(at, at.source().inBook(at.path()), fault);
  }

  /** Something is found about a thing whose JSON pointer in the whole book is known. */
  public void add(Place at, String path, LineFault fault) {
    add(finding(fault.code().level(), at, path, fault));
  }

  /** A second place of a finding. */
  public void note(FindingCode code, Place at, Message what) {
    LineFault second = new LineFault(code, new LineColumns(1, 1), Explanation.of(what));
    add(finding(Finding.Level.NOTE, at, at.source().inBook(at.path()), second));
  }

  /** Something stands twice where it may stand once. */
  public void twice(String name, Place first, Place again) {
    Message right = Message.of("findings.write-once").with("place", first.seenFrom(again.source()));
    add(FindingCode.STANDS_TWICE, again, Advice.standsTwice(name), right);
    note(
        FindingCode.STANDS_TWICE,
        first,
        Message.of("findings.stands-here-first")
            .with("words", Echo.shortened(name))
            .with("place", again.seenFrom(first.source())));
  }

  /** Takes over what was found before. */
  public void addAll(List<Finding> others) {
    others.forEach(this::add);
  }

  private void add(Finding finding) {
    if (found.contains(finding)) {
      return;
    }
    boolean error = finding.level() == Finding.Level.ERROR;
    if (found.size() < MOST || error && errors < MOST) {
      found.add(finding);
    } else {
      next = next.or(() -> Optional.of(finding));
    }
    errors += error ? 1 : 0;
  }

  private static Finding finding(Finding.Level level, Place at, String path, LineFault fault) {
    return new Finding(
        fault.code(), level, at.source().file(), at.span(), path, fault.why(), fault.replace());
  }

  /** All of them in the order of the text, and whether there are more. */
  public List<Finding> all() {
    List<Finding> all = new ArrayList<>(found);
    next.map(Findings::more).ifPresent(all::add);
    all.sort(IN_THE_TEXT);
    return all;
  }

  /** Findings of several files, file by file, in the order of each text. */
  public static List<Finding> inOrder(Collection<Finding> findings, List<String> files) {
    return findings.stream()
        .sorted(
            Comparator.comparingInt((Finding finding) -> files.indexOf(finding.file()))
                .thenComparing(IN_THE_TEXT))
        .toList();
  }

  private static Finding more(Finding next) {
    return new Finding(
        FindingCode.TOO_MANY_FINDINGS,
        Finding.Level.NOTE,
        next.file(),
        next.span(),
        "",
        Explanation.of(
            Message.of("findings.more-than-these").with("most", MOST),
            Message.of("findings.mend-first")),
        Optional.empty());
  }
}
