package eightfold.cli;

import eightfold.cli.load.CrowdLoad;
import java.io.PrintStream;
import java.util.Locale;
import java.util.OptionalLong;

/** What a crowd costs the players, as text. */
final class CrowdText {
  private static final long KILO = 1024;

  private CrowdText() {}

  static void say(CrowdLoad.Report report, PrintStream out) {
    out.printf(
        Locale.ROOT,
        "%d tables, %d people watch at a time; %d came, %d of them were hung up on%n",
        report.tables(),
        report.watchers(),
        report.came(),
        report.lostWatchers());
    say("alone", report.alone(), out);
    say("before the crowd", report.watched(), out);
    out.printf(
        Locale.ROOT,
        "99 %% took %.2f times as long before the crowd; those who read have read %d MB%n",
        report.watched().p99() / report.alone().p99(),
        report.read() / KILO / KILO);
    out.printf(
        Locale.ROOT,
        "server: %s MB of memory before, %s at most, %s after they had left%n",
        megabytes(report.residentBefore(), KILO),
        megabytes(report.residentMost(), KILO),
        megabytes(report.residentAfter(), KILO));
    out.printf(
        Locale.ROOT,
        "server: %s MB live in the heap before, %s after they had left%n",
        megabytes(report.liveBefore(), KILO * KILO),
        megabytes(report.liveAfter(), KILO * KILO));
    report
        .refused()
        .forEach((code, count) -> out.printf(Locale.ROOT, "%d refused with %d%n", count, code));
    report
        .lost()
        .forEach((why, count) -> out.printf(Locale.ROOT, "%d tables lost: %s%n", count, why));
  }

  private static void say(String when, CrowdLoad.Waits waits, PrintStream out) {
    out.printf(
        Locale.ROOT,
        "%s: %d acts answered within %.1f ms (half), %.1f ms (99 %%), %.1f ms (all); %d beats"
            + " without one%n",
        when,
        waits.acts(),
        waits.p50(),
        waits.p99(),
        waits.slowest(),
        waits.late());
  }

  private static String megabytes(OptionalLong size, long of) {
    return size.isPresent()
        ? String.format(Locale.ROOT, "%.1f", (double) size.getAsLong() / of)
        : "?";
  }
}
