package eightfold.cli;

import eightfold.server.ServerLog;
import picocli.CommandLine.Option;

/** How much a server logs, and in which form. */
final class LogOptions {
  @Option(
      names = "--log-level",
      paramLabel = "LEVEL",
      defaultValue = "warning",
      description =
          "error, warning, info or debug: what is logged (${DEFAULT-VALUE} if not given).")
  private ServerLog.Level level = ServerLog.Level.WARNING;

  @Option(
      names = "--log-json",
      description = "Each entry of the log is a JSON object on a line of its own.")
  private boolean json;

  /** Sets the log of this process. */
  void set() {
    ServerLog.set(level, json);
  }
}
