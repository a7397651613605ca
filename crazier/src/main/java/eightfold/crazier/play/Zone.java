package eightfold.crazier.play;

/** Where a card is (GEN-3). */
public enum Zone {
  STOCK,
  PILE,
  HAND,
  PLAY,
  LIMBO
}
