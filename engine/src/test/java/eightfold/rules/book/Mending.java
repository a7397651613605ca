package eightfold.rules.book;

import eightfold.rules.finding.Finding;
import eightfold.rules.finding.Span;
import java.util.Comparator;
import java.util.List;

/** Puts what findings offer in the place of what is wrong, as an editor would. */
final class Mending {
  private Mending() {}

  /** A text with everything that is offered, the last of it first. */
  static String mended(String text, List<Finding> findings) {
    List<Finding> offers =
        findings.stream()
            .filter(finding -> finding.replace().isPresent())
            .sorted(
                Comparator.comparingInt((Finding finding) -> finding.span().line())
                    .thenComparingInt(finding -> finding.span().column())
                    .reversed())
            .toList();
    String mended = text;
    for (Finding offer : offers) {
      mended = mended(mended, offer);
    }
    return mended;
  }

  /** A text with what one finding offers. */
  static String mended(String text, Finding finding) {
    Span span = finding.span();
    int from = index(text, span.line(), span.column());
    int to = index(text, span.endLine(), span.endColumn());
    return text.substring(0, from) + finding.replace().orElseThrow() + text.substring(to);
  }

  private static int index(String text, int line, int column) {
    int at = 0;
    for (int i = 1; i < line; i++) {
      at = text.indexOf('\n', at) + 1;
    }
    return text.offsetByCodePoints(at, column - 1);
  }
}
