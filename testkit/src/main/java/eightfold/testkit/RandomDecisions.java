package eightfold.testkit;

import eightfold.game.FastChance;
import eightfold.rules.book.RuleBooks;
import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.Form;
import eightfold.rules.vocabulary.Forms;
import eightfold.rules.vocabulary.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Makes up cards that are doubted, given, followed up or make the hands move, and what books with
 * such cards say of their deals.
 */
final class RandomDecisions {
  private final FastChance chance;

  /** Of twenty lines or rules of this sort, so many are in. */
  private final int weight;

  RandomDecisions(FastChance chance) {
    this.chance = chance;
    this.weight = Math.max(0, chance.below(6) - 1);
  }

  private boolean in() {
    return chance.below(20) < weight;
  }

  /** What a line of effects may say besides. */
  void add(List<String> effects, CardSet some) {
    if (in()) {
      effects.add("or a rank except " + some.text());
    }
    if (in()) {
      effects.add("and a rank");
    }
    if (in()) {
      effects.add("pass hands " + List.of("left", "right", "on").get(chance.below(3)));
    }
    if (in()) {
      effects.add(chance.below(2) == 0 ? "next shows hand" : "others show hands");
    }
    if (in()) {
      effects.add(chance.below(2) == 0 ? "owes its suit" : "owes any card");
    }
    if (in()) {
      effects.add("gives to others");
    }
    if (in()) {
      effects.add("turns up");
    }
    for (Effect.Choice decision : Effect.Choice.values()) {
      if (in()) {
        effects.add(said(Forms.of(decision)));
      }
    }
  }

  /** A line of that form with some values. */
  private String said(Form form) {
    List<String> words = new ArrayList<>(List.of(form.words()));
    for (Form.Part part : form.parts()) {
      part.clause().ifPresent(words::add);
      words.add(value(part.type()));
    }
    String line = String.join(" ", words);
    // one card to the next seat has a word of its own
    return line.equals("shows 1 to next") ? "shows to next" : line;
  }

  private String value(ValueType type) {
    if (type instanceof ValueType.InRange(int least, int most)) {
      return String.valueOf(least + chance.below(most - least + 1));
    }
    if (type instanceof ValueType.Word word) {
      return word.words().get(chance.below(word.words().size()));
    }
    throw new IllegalStateException("no values for " + type);
  }

  /** A line about a card that may be challenged, alone in it. */
  Optional<List<String>> doubtful() {
    if (!in()) {
      return Optional.empty();
    }
    List<String> effects = new ArrayList<>();
    if (chance.below(2) == 0) {
      effects.add("wild");
    }
    if (chance.below(2) == 0) {
      effects.add("declares suit");
    }
    effects.add("next draws " + (1 + chance.below(4)));
    if (chance.below(2) == 0) {
      effects.add("no answer");
      effects.add("only in need");
      effects.add("challenge costs " + (1 + chance.below(4)));
    } else {
      doubtedByNext(effects);
    }
    if (chance.below(3) == 0) {
      effects.add("then turn");
    }
    return Optional.of(effects);
  }

  private void doubtedByNext(List<String> effects) {
    if (chance.below(2) == 0) {
      effects.add("no answer");
    }
    effects.add(chance.below(3) == 0 ? "only in need" : "only without suit");
    effects.add("challenge by next costs " + (1 + chance.below(4)));
    if (chance.below(2) == 0) {
      effects.add("wrong challenge costs " + (1 + chance.below(6)));
    }
  }

  /** What a book may say besides. */
  void addTo(List<Element> book) {
    if (in()) {
      book.add(RuleBooks.line("jokers-stay"));
    }
    if (in()) {
      book.add(RuleBooks.line("last-effect " + (chance.below(2) == 0 ? "draws" : "all")));
    }
    if (in()) {
      book.add(RuleBooks.line("call-if-emptied"));
    }
    if (in()) {
      book.add(RuleBooks.line("call-each-change"));
    }
    if (in()) {
      book.add(RuleBooks.line("call-until-turn"));
    }
    if (in()) {
      book.add(RuleBooks.line("exact-is-nothing"));
    }
    if (in()) {
      book.add(RuleBooks.line("deal-by-seats-left"));
    }
    if (in()) {
      book.add(RuleBooks.line("dealer highest"));
    }
    if (in()) {
      book.add(RuleBooks.line("stock-costs " + (1 + chance.below(30))));
    }
  }
}
