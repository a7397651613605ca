package eightfold.rules.vocabulary;

import eightfold.cards.Colour;
import eightfold.cards.Emblem;

/**
 * A pack of the book's own ({@code deck own}): its suits, ranks and further kinds of cards. They
 * are read, written and named as members of {@link Element}.
 */
public sealed interface PackRules permits Element {
  /** A line about the pack. */
  sealed interface PackRule extends Element {}

  /** What the pack is called and how the backs of its cards look. */
  @Keyword("pack")
  record OwnPack(
      String name,
      @Clause(value = "back", standard = "none") Emblem back,
      @Clause(value = "names", standard = "none") LocalNames names)
      implements PackRule {}

  /**
   * A suit: {@code suit R "red", colour red, sign "◆"}. Cards are sorted by suits as they stand in
   * the book. {@code emblem}: the picture on those of its cards that have none of their own.
   */
  @Keyword(value = "suit", many = true)
  record OwnSuit(
      @Between(least = 1, most = 1) CardLetters letters,
      String name,
      @Clause("colour") Colour colour,
      @Clause(value = "sign", standard = "\"\"") String sign,
      @Clause(value = "emblem", standard = "none") Emblem emblem,
      @Clause(value = "names", standard = "none") LocalNames names)
      implements PackRule {}

  /**
   * A rank, in the order of a run: {@code rank 7 "seven", value 7, copies 2} has two cards of each
   * suit, or of those named ({@code in R Y}); of a pack without suits, two cards. Further letters
   * are read as the first: {@code rank 10 T "ten"}. {@code copies 0}: only further kinds are of it.
   */
  @Keyword(value = "rank", many = true)
  record OwnRank(
      @Between(least = 1, most = 3) CardLetters letters,
      String name,
      @Clause(value = "value", standard = "0") @Between(least = 0, most = 1000) int value,
      @Clause(value = "copies", standard = "1") @Between(least = 0, most = 20) int copies,
      @Clause(value = "in", standard = "none") @Between(least = 1, most = 8) CardLetters suits,
      @Clause("court") boolean court,
      @Clause(value = "index", standard = "\"\"") String index,
      @Clause(value = "emblem", standard = "none") Emblem emblem,
      @Clause(value = "names", standard = "none") LocalNames names)
      implements PackRule {}

  /**
   * A further kind of cards, with letters of its own: {@code kind W "wild", copies 4}. It has a
   * rank ({@code in rank 20}), and one suit or two ({@code of R Y}), or none of both: then it is
   * what a joker is in other packs.
   */
  @Keyword(value = "kind", many = true)
  record OwnKind(
      @Between(least = 1, most = 1) CardLetters letters,
      String name,
      @Clause(value = "copies", standard = "1") @Between(least = 1, most = 20) int copies,
      @Clause(value = "of", standard = "none") @Between(least = 1, most = 2) CardLetters suits,
      @Clause(value = "in rank", standard = "none") @Between(least = 1, most = 1) CardLetters rank,
      @Clause(value = "colour", standard = "none") Colour colour,
      @Clause(value = "index", standard = "\"\"") String index,
      @Clause(value = "emblem", standard = "none") Emblem emblem,
      @Clause(value = "names", standard = "none") LocalNames names)
      implements PackRule {}
}
