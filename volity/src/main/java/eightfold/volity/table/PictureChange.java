package eightfold.volity.table;

import java.util.Set;

/** How a table was told, and how it is now. */
record PictureChange(Picture before, Picture now) {
  boolean begins() {
    return !before.playing() && now.playing();
  }

  boolean ends() {
    return before.playing() && !now.playing();
  }

  boolean resumes() {
    return before.suspended() && !now.suspended();
  }

  /** Whether options have changed; that there are any is no change. */
  boolean hasNewOptions() {
    return !before.options().isEmpty() && !before.options().equals(now.options());
  }

  /** Whether somebody wants the suspended game ended, or does so no longer. */
  boolean hasNewKill() {
    return now.kill() != before.kill() && now.suspended();
  }

  /** Who is known to be ready: nobody, where something has changed that all were ready for. */
  Set<String> stillReady() {
    boolean changed =
        !before.seated().equals(now.seated())
            || hasNewOptions()
            || hasNewKill()
            || before.playing() != now.playing()
            || before.suspended() != now.suspended();
    return changed ? Set.of() : before.ready();
  }
}
