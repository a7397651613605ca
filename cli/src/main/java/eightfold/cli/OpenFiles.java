package eightfold.cli;

import com.sun.management.UnixOperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.Optional;
import java.util.OptionalLong;

/** How many files, and connections, which are files to the system, a program has open at most. */
final class OpenFiles {
  /** What is open besides connections: the program's own parts, the tables and records. */
  private static final int OTHERS = 300;

  private OpenFiles() {}

  /** What the system allows this program; empty where it does not say, as on Windows. */
  static OptionalLong allowed() {
    return ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean unix
        ? OptionalLong.of(unix.getMaxFileDescriptorCount())
        : OptionalLong.empty();
  }

  /** Why so many connections cannot be, and what would be right; empty if they can. */
  static Optional<String> lacking(long connections, OptionalLong allowed) {
    long wanted = connections + OTHERS;
    return allowed.isPresent() && allowed.getAsLong() < wanted
        ? Optional.of(
            connections
                + " connections want "
                + wanted
                + " open files, and the system allows a program "
                + allowed.getAsLong()
                + ": raise that (ulimit -Hn, or LimitNOFILE of a service)")
        : Optional.empty();
  }
}
