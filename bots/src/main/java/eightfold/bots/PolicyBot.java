package eightfold.bots;

import eightfold.game.FastChance;
import eightfold.game.View;
import java.util.List;
import java.util.Optional;

/**
 * A {@link Policy} as a player at a table: it chooses by the verbs of its legal acts; it calls,
 * says what it owes to say, and grabs whatever there is to grab.
 */
public final class PolicyBot implements Bot {
  private static final Optional<String> GRAB = Optional.of(Verb.GRAB.word());

  private final Policy policy;

  public PolicyBot(Policy policy) {
    this.policy = policy;
  }

  @Override
  public Optional<String> answer(View view, FastChance chance) {
    if (Calls.due(view)) {
      return Calls.CALL;
    }
    if (view.legal().contains(Verb.GRAB.word())) {
      return GRAB;
    }
    // the right words are offered to the seat that owes them, and to no other
    Optional<String> owed =
        view.legal().stream().filter(act -> Verb.of(act) == Verb.SAY).findFirst();
    if (owed.isPresent()) {
      return owed;
    }
    List<String> acts = choices(view);
    if (acts.isEmpty()) {
      return Optional.empty();
    }
    byte[] verbs = new byte[acts.size()];
    for (int i = 0; i < verbs.length; i++) {
      verbs[i] = (byte) Verb.of(acts.get(i)).ordinal();
    }
    String act = acts.get(policy.choose(verbs, verbs.length, chance));
    return Calls.wise(view, act) ? Calls.CALL : Optional.of(Cards.layingFirst(view, act));
  }

  /** What it chooses among; after a call that it made before its play: the plays. */
  private static List<String> choices(View view) {
    boolean own = view.turn() == view.seat();
    List<String> acts =
        Cards.honest(view).stream().filter(act -> own && Verb.of(act).inTurn()).toList();
    if (!Calls.made(view)) {
      return acts;
    }
    List<String> plays = acts.stream().filter(act -> Verb.of(act).sheds()).toList();
    return plays.isEmpty() ? acts : plays;
  }
}
