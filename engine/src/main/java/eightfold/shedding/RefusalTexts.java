package eightfold.shedding;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.cards.Suit;
import eightfold.game.Refusal;
import eightfold.play.Acts;
import eightfold.play.LegalActs;
import eightfold.play.PublicState;
import eightfold.play.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Words for people that say why an act is refused, made from public facts and the own hand. */
final class RefusalTexts {
  private RefusalTexts() {}

  static Refusal over(Table table) {
    return new Refusal(
        Refusal.OVER, table.over() ? "the match is over" : "the deal is over; deal the next one");
  }

  /** The refusal with this code of a well-formed act. */
  static Refusal of(Table table, int seat, int act, int code) {
    return new Refusal(
        code,
        switch (code) {
          case Refusal.NOT_YOUR_TURN -> "it is not your turn";
          case Refusal.CARD_NOT_HELD -> "you don't hold " + card(act);
          case Refusal.NOTHING_TO_DRAW -> "no card is left to draw; play one";
          case Refusal.NOTHING_TO_DECLARE -> "nothing awaits a declaration from you";
          case Refusal.CARD_DOES_NOT_FOLLOW -> doesNotFollow(table, act);
          case Refusal.DECISION_OWED -> owed(table);
          case Refusal.MAY_NOT_DRAW -> mayNotDraw(table);
          case Refusal.MAY_NOT_PASS -> mayNotPass(table, act);
          case Refusal.CALL_NOT_VALID -> callNotValid(act);
          case Refusal.NOTHING_TO_CHALLENGE -> "there is nothing to challenge now";
          case Refusal.DECLARATION_NOT_ALLOWED -> mayNotDeclare(table);
          case Refusal.MAY_NOT_GO_OUT -> "you can't go out on " + card(act) + " now";
          case Refusal.PENALTY_PENDING -> pending(table, act);
          case Refusal.CONDITION_NOT_MET -> conditionNotMet(table, seat, act);
          case Refusal.NO_SUCH_SEAT -> noSuchSeat(table, act);
          case Refusal.OVER -> over(table).words();
          default -> "this game has no such act";
        });
  }

  private static String card(int act) {
    return Kind.name(Acts.kind(act));
  }

  private static String noSuchSeat(Table table, int act) {
    if (!Acts.gives(act)) {
      return "name another seat of this table";
    }
    return PublicState.receiver(table) == Table.NOBODY
        ? "no card is to be given now"
        : "the next card goes to seat " + PublicState.receiver(table);
  }

  private static String doesNotFollow(Table table, int act) {
    if (table.awaits() == Table.FOLLOW) {
      return card(act) + " is not of the suit of " + Kind.name(table.upcard());
    }
    if (table.opening()) {
      return card(act) + " is no card to open with";
    }
    if (table.awaits() == Table.MORE) {
      return card(act) + " can't go on " + Kind.name(table.upcard()) + " in this turn";
    }
    if (Kinds.has(table.follows(), Acts.kind(act))) {
      return "after drawing, only the card just drawn may be played";
    }
    if (table.declaredSuit() == Suit.values().length) {
      return card(act) + " is of the one suit that may not be played now";
    }
    if (table.calledRank() == Kind.RANKS) {
      return card(act) + " has an effect; only a card without one may be played now";
    }
    if (table.declaredSuit() != Table.NOBODY) {
      return card(act) + " doesn't match: " + suit(table.declaredSuit()) + " were declared";
    }
    if (table.calledRank() != Kind.NONE && table.declaredSuit() == Table.NOBODY) {
      return card(act) + " doesn't match: " + Kind.rankName(table.calledRank()) + " was called";
    }
    if (table.upcard() == Kind.NONE) {
      return card(act) + " doesn't match";
    }
    return card(act) + " matches neither suit nor rank of " + Kind.name(table.ruling());
  }

  private static String mayNotDeclare(Table table) {
    boolean held =
        Kinds.has(table.program().declaresHeld | table.program().callsHeld, table.upcard());
    String what = table.awaits() == Table.RANK ? "rank" : "suit";
    if (!held) {
      return "your card does not let you name that " + what;
    }
    String which = table.awaits() == Table.RANK ? "" : ", other than the one in force before";
    return "name a " + what + " of which you hold a card" + which + "; \"free\" only without one";
  }

  private static String suit(int suit) {
    return Suit.of(suit).name().toLowerCase(Locale.ROOT);
  }

  private static String owed(Table table) {
    return switch (table.awaits()) {
      case Table.TAKE -> "first take the starter, or pass to leave it";
      case Table.GIVE -> "first give your cards, or pass before the first one";
      case Table.RANK -> "first call the rank that your card demands";
      default -> "first declare the suit that your card demands";
    };
  }

  private static String mayNotDraw(Table table) {
    if (table.pendingSkip() > 0) {
      return "a skip is pending: parry it or pass";
    }
    if (table.awaits() == Table.FOLLOW) {
      return "play another card on yours";
    }
    if (table.awaits() == Table.MORE) {
      return "your turn is open: lay a further card or end it";
    }
    if (table.calledRank() != Kind.NONE && table.program().callsHeld != 0) {
      return "you hold a card of the called rank: play it";
    }
    return "you can't draw now: play a card, or end your turn where that is allowed";
  }

  private static String mayNotPass(Table table, int act) {
    if (table.pendingDraw() > 0) {
      return "a penalty of " + table.pendingDraw() + " is pending: answer it or draw";
    }
    if (table.awaits() == Table.GIVE) {
      return "you have begun to give: each other seat gets a card";
    }
    if (table.awaits() == Table.FOLLOW) {
      return "another card has to go on yours";
    }
    if (act == Acts.END && LegalActs.partner(table) != Kind.NONE) {
      return Kind.name(LegalActs.partner(table)) + " has to follow";
    }
    if (act == Acts.END) {
      return table.awaits() == Table.MORE
          ? "a run needs one card more before the turn can end"
          : "there is nothing to end: no card has been laid";
    }
    if (table.awaits() == Table.MORE) {
      return "your turn is open: end it with \"end\"";
    }
    return "you can't pass now: play a card or draw";
  }

  private static String callNotValid(int act) {
    return act == Acts.CALL
        ? "no call is due from you now"
        : "that seat owes no call that you could catch";
  }

  private static String pending(Table table, int act) {
    String what =
        table.pendingSkip() > 0
            ? "a skip is pending; parry it"
            : "a penalty of " + table.pendingDraw() + " is pending; answer it";
    String other = table.pendingSkip() > 0 ? " or pass" : " or draw";
    return card(act)
        + " is no answer: "
        + what
        + " with "
        + ranks(PublicState.pendingAnswers(table))
        + other;
  }

  /** A set of kinds as ranks where whole ranks are meant, else as cards. */
  private static String ranks(long kinds) {
    List<String> words = new ArrayList<>();
    for (int rank = 0; rank < Kind.RANKS; rank++) {
      long whole = Kinds.rank(rank);
      if ((kinds & whole) == whole) {
        words.add(Kind.rankName(rank));
      } else if ((kinds & whole) != 0) {
        words.add(Kinds.text(kinds & whole));
      }
    }
    if ((kinds & Kinds.JOKERS) != 0) {
      words.add("a joker");
    }
    return words.isEmpty() ? "nothing" : String.join(", ", words);
  }

  private static String conditionNotMet(Table table, int seat, int act) {
    int kind = Acts.kind(act);
    if (Kinds.has(table.barred(), kind)) {
      return card(act) + " may never be played on " + Kind.name(table.upcard());
    }
    assert table.copies(seat, kind) > 0 : "a condition is looked at for cards held";
    return card(act) + " may be played only when you hold no other card that matches";
  }
}
