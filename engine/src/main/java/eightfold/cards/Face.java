package eightfold.cards;

/**
 * What a card shows.
 *
 * @param index what stands in its corners
 * @param sign the sign of its suit; empty where it has none
 * @param colour in which it is printed
 * @param emblem the picture in its middle
 */
public record Face(String index, String sign, String colour, FaceEmblem emblem) {}
