package eightfold.play;

import java.util.List;

/**
 * All decisions that cards bring their players; {@link FamilyActs} and {@link AwaitedSteps} have
 * them.
 */
final class CardActs {
  static final List<CardAct> ALL = List.of(Exchanges.DECISION, Shows.DECISION, GivenCards.DECISION);

  private CardActs() {}
}
