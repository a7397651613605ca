package eightfold.cards;

/**
 * What a kind of card of a {@link Pack} is.
 *
 * @param letters by which the notation writes it
 * @param name in English; empty where suit and rank say it
 * @param suit its suit, or {@link Pack#NONE}
 * @param rank its rank, or {@link Pack#NONE}; jokers have neither
 * @param colour in which it is printed
 * @param copies how many of it one pack has, unless the rules say so
 */
public record CardKind(
    String letters, String name, int suit, int rank, String colour, int copies) {}
