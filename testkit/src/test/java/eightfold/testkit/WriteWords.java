package eightfold.testkit;

import eightfold.rules.book.Options;
import eightfold.rules.check.RuleBookCheck;
import eightfold.rules.vocabulary.Consequence;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.EventCondition;
import eightfold.rules.vocabulary.RuleBook;
import eightfold.rules.vocabulary.Trigger;
import eightfold.testkit.Pairs.Word;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * Finds for every word of the rule language a book with hardly anything else in it, and writes them
 * down for {@link PairsTest}: larger books, of the library and made up, of which all is left out
 * that the word does not need. No build runs it: its name is not one of a test.
 */
class WriteWords {
  private static final int LOOKED_THROUGH = 600;

  private final Map<String, RuleBook> larger = new TreeMap<>();

  @Test
  @EnabledIfSystemProperty(named = "words.file", matches = ".+")
  void write() throws IOException {
    Library.books().values().forEach(book -> look(Options.apply(book, Map.of()).book()));
    for (long seed = 0; seed < LOOKED_THROUGH; seed++) {
      look(RandomBooks.book(seed));
      look(RandomBooks.withConditions(seed));
    }
    List<Word> words = new ArrayList<>();
    larger.forEach((word, book) -> words.add(new Word(word, smallest(book, word))));
    Files.writeString(Path.of(System.getProperty("words.file", "")), Pairs.write(words));
  }

  private void look(RuleBook book) {
    book.elements().stream().flatMap(Pairs::names).forEach(word -> larger.putIfAbsent(word, book));
  }

  /** What is left of a book when everything is left out without which the word still stands. */
  private static RuleBook smallest(RuleBook book, String word) {
    RuleBook small =
        new RuleBook("pair", word, "", "", List.of(), false, book.elements(), List.of());
    for (int i = small.elements().size() - 1; i >= 0; i--) {
      for (RuleBook fewer : fewer(small, i)) {
        small = sound(fewer, word) ? fewer : small;
      }
    }
    // a call and its penalty, teams and their trades: neither goes alone
    for (int i = small.elements().size() - 1; i >= 0; i--) {
      for (int j = i - 1; j >= 0 && i < small.elements().size(); j--) {
        List<Element> without = new ArrayList<>(small.elements());
        without.remove(i);
        without.remove(j);
        small = sound(small.with(without), word) ? small.with(without) : small;
      }
    }
    return small;
  }

  private static boolean sound(RuleBook book, String word) {
    return Pairs.says(book, word) && RuleBookCheck.check(book).isEmpty();
  }

  /** The book without one of its lines; where that cannot be, without one effect of it or more. */
  private static List<RuleBook> fewer(RuleBook book, int line) {
    List<RuleBook> all = new ArrayList<>();
    if (book.elements().get(line) instanceof Element.When(Trigger event, var and, var then)) {
      for (Consequence one : then) {
        List<Element> changed = new ArrayList<>(book.elements());
        changed.set(line, new Element.When(event, and, List.of(one)));
        all.add(book.with(changed));
      }
      for (EventCondition one : and) {
        List<Element> changed = new ArrayList<>(book.elements());
        changed.set(line, new Element.When(event, List.of(one), then));
        all.add(book.with(changed));
      }
    }
    if (book.elements().get(line) instanceof Element.On on) {
      for (Effect effect : on.effects()) {
        List<Element> changed = new ArrayList<>(book.elements());
        changed.set(line, new Element.On(on.cards(), List.of(effect)));
        all.add(book.with(changed));
      }
      for (Effect effect : on.effects()) {
        List<Effect> left = new ArrayList<>(on.effects());
        left.remove(effect);
        if (!left.isEmpty()) {
          List<Element> changed = new ArrayList<>(book.elements());
          changed.set(line, new Element.On(on.cards(), left));
          all.add(book.with(changed));
        }
      }
    }
    List<Element> without = new ArrayList<>(book.elements());
    without.remove(line);
    all.add(book.with(without));
    return all;
  }
}
