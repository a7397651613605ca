package eightfold.game;

import java.util.List;

/** What a match answers to a line of acts: it took it whole, or refused it whole. */
public sealed interface Reply {
  /**
   * The line was taken.
   *
   * @param acts the single acts that it stands for, as a record writes them ({@code play 8H},
   *     {@code suit D})
   * @param events what came of it, in order
   */
  record Taken(List<String> acts, List<Event> events) implements Reply {
    public Taken {
      acts = List.copyOf(acts);
      events = List.copyOf(events);
    }
  }

  /** The line was refused and nothing has changed. */
  record Refused(Refusal refusal) implements Reply {}
}
