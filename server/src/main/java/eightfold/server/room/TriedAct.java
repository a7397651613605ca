package eightfold.server.room;

import eightfold.game.Match;
import eightfold.game.Refusal;
import eightfold.game.Reply;
import java.util.List;

/**
 * An act as a match takes it, played on a copy of it: nothing has happened yet. When it is a fact,
 * the table goes on with that copy ({@link RoomTable#after(Fact.Dated, Taken)}), so no act is
 * played twice.
 */
sealed interface TriedAct {
  /** The rules refuse it. */
  record Refused(Refusal refusal) implements TriedAct {}

  /**
   * The rules take it.
   *
   * @param before the match on which it was tried
   * @param after the match as the act leaves it, which nobody plays on
   * @param reply what came of it
   */
  record Taken(Match before, Match after, int seat, String line, Reply.Taken reply)
      implements TriedAct {
    /** The fact that it is when a person or a bot has made it. */
    Fact.Acted fact(boolean byBot) {
      return new Fact.Acted(seat, byBot, line, reply.acts());
    }

    /** Whether a fact is that it was made, in that match. */
    @SuppressWarnings("ReferenceEquality") // another match that is as this one was not tried
    boolean isOf(Match match, Fact.Acted fact) {
      return before == match && seat == fact.seat() && line.equals(fact.line());
    }

    /** How many cards the seat holds more afterwards: what a wrong call or catch costs. */
    int drawn() {
      return Math.max(0, after.held(seat) - before.held(seat));
    }
  }

  /**
   * Tries an act.
   *
   * @param names of the seats, by which its line may name them
   */
  static TriedAct of(Match match, int seat, String line, List<String> names) {
    Match after = match.copy();
    return switch (after.submit(seat, line, names)) {
      case Reply.Refused(Refusal refusal) -> new Refused(refusal);
      case Reply.Taken reply -> new Taken(match, after, seat, line, reply);
    };
  }
}
