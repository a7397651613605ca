package eightfold.cli;

import eightfold.server.ReportList;
import eightfold.server.StartException;
import eightfold.server.postgres.Database;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Shows whom players have reported, and for what. */
@Command(
    name = "reports",
    description = {
      "Show what players have reported of each other, the latest first: when, at which table, who,"
          + " and the line or the name.",
      "The server may run meanwhile. Reports are kept for 90 days."
    },
    footer = {"", "Example:", "  eightfold reports"})
final class ReportsCommand implements Callable<Integer> {
  private final Surroundings around;

  @Option(
      names = "--data",
      paramLabel = "DIR",
      description = "The server's data folder; the usual one if not given.")
  private Optional<Path> data = Optional.empty();

  @Mixin private DatabaseOptions database = new DatabaseOptions();

  ReportsCommand(Surroundings around) {
    this.around = around;
  }

  @Override
  public Integer call() {
    Optional<Database> shared = database.database();
    try {
      List<ReportList.Report> reports =
          shared.isPresent()
              ? ReportList.of(shared.get())
              : ReportList.of(
                  data.orElseGet(() -> DataFolder.of(around)).toAbsolutePath().normalize());
      reports.forEach(this::show);
      if (reports.isEmpty()) {
        around.out().println("Nobody has reported anybody.");
      }
    } catch (StartException e) {
      throw new WrongCall(e);
    }
    return Exit.DONE;
  }

  private void show(ReportList.Report report) {
    String what = report.line().isEmpty() ? "for that name" : "for saying: “" + report.line() + "”";
    around
        .out()
        .println(
            report.at()
                + "  table "
                + report.table()
                + " ("
                + report.game()
                + ")\n  "
                + named(report.by())
                + " reports "
                + named(report.about())
                + " "
                + what);
    if (!report.why().isEmpty()) {
      around.out().println("  Why: " + report.why());
    }
  }

  private static String named(ReportList.Person person) {
    return person.name() + " (seat " + (person.seat() + 1) + ")";
  }
}
