package eightfold.program;

import eightfold.cards.Kinds;
import eightfold.cards.LibraryPack;
import eightfold.rules.vocabulary.BookPack;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.RuleBook;
import eightfold.rules.vocabulary.Ruled;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Compiles a rule book (options applied) for a number of seats into a {@link Program}. */
public final class Compiler {
  private Compiler() {}

  /** The program of a book that has been checked, for a number of seats that it allows. */
  public static Program compile(RuleBook book, int seats) {
    return new Program(book, seats, wild(book), true);
  }

  /**
   * The same rules, played by the way of all books also where turns are plain: what the shorter way
   * is held against.
   */
  public static Program compileWithoutShortcuts(RuleBook book, int seats) {
    return new Program(book, seats, wild(book), false);
  }

  /** The kinds that an {@code on} element makes wild. */
  static long wild(RuleBook book) {
    long wild = Kinds.NONE;
    for (Ruled rule : Ruled.of(book, Kinds.NONE)) {
      boolean on = rule.on().find(Effect.Playable.class).filter(Effect.Playable::wild).isPresent();
      wild |= on ? rule.kinds() : Kinds.NONE;
    }
    return wild;
  }

  /**
   * All cards of a book for so many seats, in the standard order: by suit and rank, jokers last;
   * those of a pack of its own as the pack has them.
   */
  public static List<Integer> pack(RuleBook book, int seats) {
    List<Integer> cards = new ArrayList<>();
    if (BookPack.isOwn(book)) {
      BookPack.copies(book, seats)
          .forEach((kind, copies) -> cards.addAll(Collections.nCopies(copies, kind)));
      return cards;
    }
    Element.Deck deck = book.find(Element.Deck.class).orElseThrow();
    int packs = deck.packs().at(seats);
    long leftOut = deck.leftOutOf(packs).mask(wild(book));
    LibraryPack pack = deck.cards().library();
    for (int kind : Kinds.list(pack.kinds())) {
      int copies = Kinds.has(leftOut, kind) ? packs - 1 : packs;
      cards.addAll(Collections.nCopies(copies, kind));
    }
    // of jokers that cannot be shared out evenly the first kinds have one more
    List<Integer> jokers = Kinds.list(pack.pack().jokers());
    for (int i = 0; i < jokers.size(); i++) {
      int copies = (deck.jokersIn(packs) + jokers.size() - 1 - i) / jokers.size();
      cards.addAll(Collections.nCopies(copies, jokers.get(i)));
    }
    return cards;
  }
}
