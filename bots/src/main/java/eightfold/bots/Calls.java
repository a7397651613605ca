package eightfold.bots;

import eightfold.game.View;
import java.util.Optional;

/**
 * When a bot makes the game's call. It never calls with more cards than the call is for: in some
 * games such a false call is legal, and costs cards.
 */
final class Calls {
  static final Optional<String> CALL = Optional.of(Verb.CALL.word());

  private Calls() {}

  /** Whether the viewer owes its call now, or holds a single card and may still call. */
  static boolean due(View view) {
    View.Hand own = view.hands().get(view.seat());
    return (own.owesCall() || own.count() == 1) && view.legal().contains(Verb.CALL.word());
  }

  /** Whether the viewer has called for the card that it is about to play from a hand of two. */
  static boolean made(View view) {
    View.Hand own = view.hands().get(view.seat());
    return own.called() && own.count() == 2 && view.turn() == view.seat();
  }

  /** Whether to call before this act, which brings a hand of two cards down to one. */
  static boolean wise(View view, String act) {
    return view.hands().get(view.seat()).count() == 2
        && Verb.of(act).sheds()
        && view.legal().contains(Verb.CALL.word());
  }
}
