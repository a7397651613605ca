package eightfold.cli;

import eightfold.server.lobby.Limits;
import java.util.Optional;
import java.util.OptionalInt;
import picocli.CommandLine.Option;

/** How much of everything a server takes, where that is not the standard. */
final class LimitOptions {
  private static final long HOUR_MILLIS = 3_600_000;
  private static final long MINUTE_MILLIS = 60_000;
  private static final int MOST = 10_000_000;
  private static final int MOST_HOURS = 100 * 365 * 24;

  @Option(
      names = "--tables",
      paramLabel = "N",
      description = "Tables at once, asleep or not (2000 if not given).")
  private Optional<Integer> tables = Optional.empty();

  @Option(
      names = "--tables-per-address",
      paramLabel = "N",
      description = "Tables at once that were opened from one address (50 if not given).")
  private Optional<Integer> tablesOfOne = Optional.empty();

  @Option(
      names = "--connections",
      paramLabel = "N",
      description = "WebSockets at once (5000 if not given).")
  private Optional<Integer> connections = Optional.empty();

  @Option(
      names = "--connections-per-address",
      paramLabel = "N",
      description =
          "WebSockets at once from one address (100 if not given); three times as many TCP"
              + " connections.")
  private Optional<Integer> connectionsOfOne = Optional.empty();

  @Option(
      names = "--keep-hours",
      paramLabel = "N",
      description =
          "Hours after which an idle table with a match is deleted, with all that was played and"
              + " said there (360, fifteen days, if not given; a turn may take seven days).")
  private Optional<Integer> keepHours = Optional.empty();

  @Option(
      names = "--keep-unbegun-hours",
      paramLabel = "N",
      description =
          "Hours after which an idle table is deleted on which no match has begun (2 if not given).")
  private Optional<Integer> keepUnbegunHours = Optional.empty();

  @Option(
      names = "--awake-minutes",
      paramLabel = "N",
      description =
          "Minutes after which a table leaves the memory that nobody wants anything of (10 if not"
              + " given).")
  private Optional<Integer> awakeMinutes = Optional.empty();

  @Option(
      names = "--no-shares",
      description =
          "No shares and speeds for one address, and room for whatever comes: for closed networks"
              + " and for measuring. Still limited: how fast one connection sends messages, the"
              + " size of a message and of what waits to be read, the time to say hello.")
  private boolean noShares;

  /** The standard limits with those that were given; a number out of range is refused. */
  Limits limits() {
    Limits standard = noShares ? Limits.withoutShares() : Limits.standard();
    Limits.Shares shares = standard.shares();
    int ofOne = among("--connections-per-address", connectionsOfOne, shares.connections());
    return standard
        .with(
            new Limits.Totals(
                among("--tables", tables, standard.totals().tables()),
                among("--connections", connections, standard.totals().connections())))
        .with(
            new Limits.Shares(
                among("--tables-per-address", tablesOfOne, shares.tables()),
                ofOne,
                connectionsOfOne.isPresent() ? 3 * ofOne : shares.sockets()))
        .with(
            standard
                .times()
                .awake(minutes("--awake-minutes", awakeMinutes, standard.times().awake()))
                .unbegun(
                    hours("--keep-unbegun-hours", keepUnbegunHours, standard.times().unbegun()))
                .idle(hours("--keep-hours", keepHours, standard.times().idle())));
  }

  /** How many WebSockets are promised at most; empty for room for whatever comes. */
  OptionalInt promised() {
    return noShares && connections.isEmpty()
        ? OptionalInt.empty()
        : OptionalInt.of(limits().totals().connections());
  }

  private static int among(String option, Optional<Integer> given, int standard) {
    return checked(option, given, MOST).orElse(standard);
  }

  private static long hours(String option, Optional<Integer> given, long standard) {
    return checked(option, given, MOST_HOURS).map(hours -> hours * HOUR_MILLIS).orElse(standard);
  }

  private static long minutes(String option, Optional<Integer> given, long standard) {
    return checked(option, given, MOST_HOURS)
        .map(minutes -> minutes * MINUTE_MILLIS)
        .orElse(standard);
  }

  private static Optional<Integer> checked(String option, Optional<Integer> given, int most) {
    if (given.isPresent() && (given.get() < 1 || given.get() > most)) {
      throw new WrongCall(option + " must be 1 to " + most + ", not " + given.get());
    }
    return given;
  }
}
