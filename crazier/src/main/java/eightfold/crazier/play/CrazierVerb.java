package eightfold.crazier.play;

import eightfold.game.Verb;
import java.util.List;
import java.util.Locale;

/** The verbs of Crazier Eights (its page, "Acts"). */
public enum CrazierVerb implements Verb {
  PLAY(Sort.SHEDS, Shape.CARD_FIRST),
  END(Sort.DECIDES, Shape.ALONE),
  DISCARD(Sort.SHEDS, Shape.CARD_FIRST),
  CHOOSE(Sort.DECIDES, Shape.WORDS),
  PICK(Sort.DECIDES, Shape.WORDS),
  USE(Sort.DECIDES, Shape.WORDS),
  FORGET(Sort.DECIDES, Shape.WORDS),
  DRAW(Sort.DRAWS, Shape.ALONE);

  /** All of them. */
  public static final List<Verb> ALL = List.of(values());

  private final String word = name().toLowerCase(Locale.ROOT);
  private final Sort sort;
  private final Shape shape;

  CrazierVerb(Sort sort, Shape shape) {
    this.sort = sort;
    this.shape = shape;
  }

  @Override
  public String word() {
    return word;
  }

  @Override
  public Sort sort() {
    return sort;
  }

  @Override
  public Shape shape() {
    return shape;
  }
}
