package eightfold.bots;

import eightfold.cards.Kind;
import eightfold.game.View;
import java.util.ArrayList;
import java.util.List;

/** Cards in the words of views and acts. */
final class Cards {
  private Cards() {}

  /** The card that an act plays or lays, or {@link Kind#NONE} if it is no such act. */
  static int played(String act) {
    Verb verb = Verb.of(act);
    return verb == Verb.PLAY || verb == Verb.LAY ? argument(act) : Kind.NONE;
  }

  /** The card that follows the verb, or {@link Kind#NONE}. */
  static int argument(String act) {
    String[] words = act.split(" ", -1);
    return words.length < 2 ? Kind.NONE : Kind.parse(words[1]);
  }

  /**
   * The acts of the viewer without those that the table takes as a fault: cards that do not follow,
   * where the players themselves watch over that.
   */
  static List<String> honest(View view) {
    return view.legal().stream().filter(act -> !faulty(view, act)).toList();
  }

  private static boolean faulty(View view, String act) {
    String[] words = act.split(" ", -1);
    boolean card = words.length == 2 && Verb.of(act).sheds() && Verb.of(act) != Verb.GIVE;
    return card && view.refusals().containsKey(words[1]);
  }

  /** The act as a bot makes it: where a turn may hold several cards it lays, and decides then. */
  static String layingFirst(View view, String act) {
    boolean play = view.several() && Verb.of(act) == Verb.PLAY;
    return play ? Verb.LAY.word() + act.substring(Verb.PLAY.word().length()) : act;
  }

  /** The viewer's own hand, as far as its cards are of the family's kinds. */
  static List<Integer> own(View view) {
    List<Integer> kinds = new ArrayList<>();
    for (String card : view.hands().get(view.seat()).cards()) {
      int kind = Kind.parse(card);
      if (kind != Kind.NONE) {
        kinds.add(kind);
      }
    }
    return kinds;
  }
}
