package eightfold.cli;

import eightfold.cli.layout.Layout;
import eightfold.games.Games;
import java.io.Console;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.ZoneId;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command {@code eightfold}. */
@Command(
    name = "eightfold",
    description = "The Crazy Eights family of card games: play, rules, bots, simulation, server.",
    synopsisSubcommandLabel = "COMMAND",
    footer = {
      "",
      "`eightfold COMMAND --help` tells more.",
      "Exit codes: 0 done, 1 a check failed, 2 the call or the input was wrong."
    })
public final class Eightfold implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  private Eightfold() {}

  /** Runs the command on this process's own surroundings. */
  public static void main(String[] args) {
    boolean typed = Optional.ofNullable(System.console()).map(Console::isTerminal).orElse(false);
    SecureRandom random = new SecureRandom();
    Surroundings around =
        new Surroundings(
            System.in,
            stream(FileDescriptor.out, "stdout.encoding"),
            stream(FileDescriptor.err, "stderr.encoding"),
            typed,
            typed,
            System.getenv(),
            System.getProperty("os.name", ""),
            Path.of(System.getProperty("user.home", ".")),
            // seeds short enough to be read to somebody
            () -> random.nextLong(1L << 40),
            Clock.system(ZoneId.systemDefault()),
            OpenFiles.allowed(),
            Games::standard);
    int code = run(around, args);
    around.out().flush();
    System.exit(code);
  }

  /** A stream in the terminal's encoding; in UTF-8 where that knows only ASCII. */
  private static PrintStream stream(FileDescriptor descriptor, String property) {
    Charset charset =
        Charset.forName(System.getProperty(property, "UTF-8"), StandardCharsets.UTF_8);
    boolean poor = charset.equals(StandardCharsets.US_ASCII);
    return new PrintStream(
        new FileOutputStream(descriptor), true, poor ? StandardCharsets.UTF_8 : charset);
  }

  /** Runs the command; the exit code. */
  public static int run(Surroundings around, String... args) {
    return commands(around).execute(args);
  }

  /** The command with all that it can do. */
  static CommandLine commands(Surroundings around) {
    CommandLine all =
        new CommandLine(new Eightfold())
            .addSubcommand(new PlayCommand(around))
            .addSubcommand(new GamesCommand(around))
            .addSubcommand(new RulesCommand(around))
            .addSubcommand(new ServeCommand(around))
            .addSubcommand(new VolityClientCommand(around))
            .addSubcommand(new BackupCommand(around))
            .addSubcommand(new ReportsCommand(around))
            .addSubcommand(new SimulateCommand(around))
            .addSubcommand(new ArenaCommand(around))
            .addSubcommand(new SolveCommand(around))
            .addSubcommand(new ScenarioCommand(around))
            .addSubcommand(new CheckCommand(around))
            .addSubcommand(new LintCommand(around))
            .addSubcommand(RecordCommand.line(around))
            .addSubcommand(new BenchCommand(around))
            .addSubcommand(new LoadCommand(around))
            .addSubcommand(new CrashCommand(around))
            .addSubcommand(new FuzzCommand(around));
    addHelp(all);
    CommandFaults faults = new CommandFaults(around.err());
    return all.setOut(new PrintWriter(around.out(), true, StandardCharsets.UTF_8))
        .setErr(new PrintWriter(around.err(), true, StandardCharsets.UTF_8))
        .setUsageHelpWidth(Layout.WIDTH)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setColorScheme(CommandLine.Help.defaultColorScheme(CommandLine.Help.Ansi.OFF))
        .setParameterExceptionHandler(faults)
        .setExecutionExceptionHandler(faults);
  }

  private static void addHelp(CommandLine command) {
    command
        .getCommandSpec()
        .addOption(
            OptionSpec.builder("-h", "--help")
                .usageHelp(true)
                .description("Show this help and do nothing else.")
                .build());
    command.getSubcommands().values().forEach(Eightfold::addHelp);
  }

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "name a command");
  }
}
