package eightfold.cards;

import java.util.Locale;

/** The colours in which the cards of a book's own pack can be printed. */
public enum CardColour {
  /** Of no colour. */
  NONE,
  RED,
  YELLOW,
  GREEN,
  BLUE,
  BLACK,
  WHITE,
  ORANGE,
  PURPLE,
  BROWN,
  GREY,
  PINK,
  TEAL;

  /** The word by which books and pages name it; empty for none. */
  public String word() {
    return this == NONE ? "" : name().toLowerCase(Locale.ROOT);
  }
}
