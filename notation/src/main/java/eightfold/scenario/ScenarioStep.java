package eightfold.scenario;

import java.util.List;
import java.util.Optional;

/** One step of a scenario. */
public sealed interface ScenarioStep {
  /** The line on which it stands. */
  int line();

  /** What must come of it. */
  Outlook outlook();

  /** A seat's acts, one after the other. */
  record Acts(int seat, List<String> acts, Outlook outlook, int line) implements ScenarioStep {
    public Acts {
      acts = List.copyOf(acts);
    }
  }

  /** An act of every seat that legally can do it. */
  record ByAll(String act, Outlook outlook, int line) implements ScenarioStep {}

  /** The next deal of the match, from a pack in a fixed order where one is given. */
  record NextDeal(Optional<List<String>> deck, Outlook outlook, int line) implements ScenarioStep {
    public NextDeal {
      deck = deck.map(List::copyOf);
    }
  }

  /** What must come of a step. */
  sealed interface Outlook {
    /** It is refused with this code, and nothing changes. */
    record Refused(int code) implements Outlook {}

    /** It is taken, and afterwards all of this holds. */
    record Taken(List<Expectation> then) implements Outlook {
      public Taken {
        then = List.copyOf(then);
      }
    }
  }
}
