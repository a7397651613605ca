package eightfold.cards;

import java.util.Locale;

/** The colours in which the cards of a book's own pack can be printed. */
public enum Colour {
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

  /** The word by which books and pages name it. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
