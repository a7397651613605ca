package eightfold.program;

import eightfold.cards.Kinds;
import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.RuleBook;
import java.util.Comparator;
import java.util.List;

/** Which cards take away which others when a hand is counted. */
final class Cancelled {
  private Cancelled() {}

  /** Points are compiled before. */
  static void compile(RuleBook book, Program program) {
    Element.Scoring scoring = book.the(Element.Scoring.class);
    if (!scoring.cancelling().isEmpty()) {
      compile(scoring, program);
    }
  }

  private static void compile(Element.Scoring rule, Program program) {
    program.cancelling = new CardSet(rule.cancelling()).mask(program.wild);
    program.cancellingAlone = rule.alone();
    long spared =
        rule.spared().isEmpty() ? Kinds.NONE : new CardSet(rule.spared()).mask(program.wild);
    List<Integer> others =
        Kinds.list(Kinds.ALL & ~program.cancelling & ~spared).stream()
            .sorted(Comparator.comparingInt((Integer kind) -> -program.points[kind]))
            .toList();
    program.dearestFirst = new byte[others.size()];
    for (int i = 0; i < others.size(); i++) {
      program.dearestFirst[i] = (byte) (int) others.get(i);
    }
  }
}
