package eightfold.program;

/**
 * So many cards of some kinds that the player of a line has to hold.
 *
 * @param kinds which
 * @param suitInForce whether cards of the suit in force are meant instead
 * @param least the least number
 * @param most the greatest number
 */
public record Holding(long kinds, boolean suitInForce, int least, int most) {}
