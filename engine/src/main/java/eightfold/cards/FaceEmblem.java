package eightfold.cards;

import java.util.Locale;

/** The pictures that a face can show, drawn by us. */
public enum FaceEmblem {
  /** No picture. */
  NONE,
  CIRCLE,
  TRIANGLE,
  CROSS,
  SQUARE,
  STAR,
  DIAMOND,
  HEART,
  CLUB,
  SPADE,
  CRESCENT,
  SUN,
  DROP,
  LEAF,
  FLOWER,
  FLAME,
  BOLT,
  SNOWFLAKE,
  WAVE,
  MOUNTAIN,
  TREE,
  MOON,
  CLOUD,
  EYE,
  HAND,
  CROWN,
  SHIELD,
  SWORD,
  KEY,
  BELL,
  ANCHOR,
  WHEEL,
  ARROW,
  ARROWS,
  SKIP,
  REVERSE,
  PLUS,
  TWO,
  FOUR,
  WILD,
  QUESTION,
  HOURGLASS,
  SHELL;

  /** The word by which books and pages name it; empty for none. */
  public String word() {
    return this == NONE ? "" : name().toLowerCase(Locale.ROOT);
  }
}
