package eightfold.testkit.oracle;

import java.util.OptionalInt;

/**
 * A play that may be challenged, while it may be.
 *
 * @param player whose play it was
 * @param guilty whether another card would have followed
 * @param demand what was asked for before it
 * @param suit the suit in force before it
 */
public record ChallengeablePlay(int player, boolean guilty, Demand demand, OptionalInt suit)
    implements Part {}
