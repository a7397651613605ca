package eightfold.cli;

import eightfold.message.Message;
import eightfold.record.GameRecord;
import eightfold.record.RecordReader;
import eightfold.record.RecordReader.Reading;
import eightfold.record.RecordScenario;
import eightfold.record.RecordText;
import eightfold.record.RecordVerifier;
import eightfold.record.RecordVerifier.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Verifies and shows game records, and makes scenarios of them. */
@Command(
    name = "record",
    description = "Verify or show the record of a match, or make a scenario of a moment.",
    synopsisSubcommandLabel = "COMMAND",
    footer = {"", "Example:", "  eightfold record verify match.yaml"})
final class RecordCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  private RecordCommand() {}

  /** The command with what it can do. */
  static CommandLine line(Surroundings around) {
    return new CommandLine(new RecordCommand())
        .addSubcommand(new Verify(around))
        .addSubcommand(new Show(around))
        .addSubcommand(new MakeScenario(around));
  }

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "say verify, show or scenario");
  }

  /** Verifies a record. */
  @Command(
      name = "verify",
      description = "Replay a record and verify it.",
      footer = {
        "",
        "Verified: shuffles come of the secrets alone, every act was legal, results,",
        "commitments and the rule book's hash agree.",
        "A record of an earlier engine is replayed up to the first act that is decided",
        "otherwise today; the rules that have changed are named.",
        "Exit codes: 0 all verified, or old; 1 one refuted; 2 one not to be read.",
        "Several files are each verified, whatever comes of the others."
      })
  static final class Verify implements Callable<Integer> {
    private final Surroundings around;

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "Records (YAML).")
    private List<String> files = List.of();

    Verify(Surroundings around) {
      this.around = around;
    }

    @Override
    public Integer call() {
      if (files.size() == 1) {
        return verify(files.getFirst());
      }
      int worst = Exit.DONE;
      for (String file : files) {
        worst = Math.max(worst, readable(file));
      }
      return worst;
    }

    private int verify(String file) {
      Verdict verdict = RecordVerifier.verify(read(file), around.catalogue().get());
      around.out().println(verdict.text(file));
      return verdict instanceof Verdict.Refuted ? Exit.CHECK_FAILED : Exit.DONE;
    }

    /** The same of one among several: that it cannot be read stops no other. */
    private int readable(String file) {
      try {
        return verify(file);
      } catch (WrongCall e) {
        around.err().println("eightfold: " + e.getMessage());
        return Exit.WRONG_CALL;
      }
    }
  }

  /** Shows a record to people. */
  @Command(name = "show", description = "Print a record for people, with all hands.")
  static final class Show implements Callable<Integer> {
    private final Surroundings around;

    @Parameters(paramLabel = "FILE", description = "A record (YAML).")
    private String file = "";

    Show(Surroundings around) {
      this.around = around;
    }

    @Override
    public Integer call() {
      around.out().println(RecordText.of(read(file), around.catalogue().get()).stripTrailing());
      return Exit.DONE;
    }
  }

  /** Makes a scenario of a moment. */
  @Command(
      name = "scenario",
      description = "Print a moment of a record as a scenario, with the acts from there on.",
      footer = {
        "",
        "Hands, pile and stock as they lay; where those cannot say the moment, the pack",
        "and all acts of the deal so far. It ends before the next shuffle.",
        "Exit codes: 0 printed; 1 no scenario says this moment; 2 a wrong call.",
        "Example:",
        "  eightfold record scenario match.yaml --deal 2 --ply 14 > dispute.yaml"
      })
  static final class MakeScenario implements Callable<Integer> {
    private final Surroundings around;

    @Parameters(paramLabel = "FILE", description = "A record (YAML).")
    private String file = "";

    @Option(
        names = "--deal",
        paramLabel = "D",
        defaultValue = "1",
        description = "The deal in the match, from 1 (default: ${DEFAULT-VALUE}).")
    private int deal;

    @Option(
        names = "--ply",
        paramLabel = "N",
        required = true,
        description = "How many acts of the deal were made before the moment, from 0.")
    private int ply;

    MakeScenario(Surroundings around) {
      this.around = around;
    }

    @Override
    public Integer call() {
      return switch (RecordScenario.of(read(file), around.catalogue().get(), deal, ply)) {
        case RecordScenario.Result.Said(String text) -> {
          around.out().print(text);
          yield Exit.DONE;
        }
        case RecordScenario.Result.Unsaid(String why) -> {
          around.err().println("eightfold: " + file + ": " + why);
          yield Exit.CHECK_FAILED;
        }
      };
    }
  }

  private static GameRecord read(String file) {
    Reading reading;
    try {
      reading = RecordReader.read(file, Files.readAllBytes(Path.of(file)));
    } catch (IOException | InvalidPathException e) {
      throw new WrongCall(file + " can't be read: " + Reasons.of(e));
    }
    return switch (reading) {
      case Reading.Sound(GameRecord game) -> game;
      case Reading.Unsound(String name, int line, Message what, var _) ->
          throw new WrongCall(name + ":" + line + ": " + what.text());
    };
  }
}
