package eightfold.cards;

/**
 * A suit of a {@link Pack}.
 *
 * @param letter by which the notation writes it
 * @param name in English, one word
 * @param colour in which it is printed; suits and jokers of one word are of one colour
 * @param sign the sign on its cards
 */
public record Suit(String letter, String name, String colour, String sign) {}
