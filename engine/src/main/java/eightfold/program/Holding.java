package eightfold.program;

import eightfold.rules.vocabulary.EventCondition;
import java.util.Optional;

/**
 * So many cards of some kinds that the player of a line has to hold.
 *
 * @param kinds which
 * @param fitting what they are instead, where no kinds are named
 * @param least the least number
 * @param most the greatest number
 */
public record Holding(long kinds, Optional<EventCondition.Fitting> fitting, int least, int most) {}
