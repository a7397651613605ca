package eightfold.cli;

import eightfold.message.Texts;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Prints the rule sheet of a game. */
@Command(
    name = "rules",
    description = "Print the rule sheet of a game, as Markdown, with the options in force.",
    footer = {
      "",
      "What a rule book says itself, such as what its options mean, stays as it is written.",
      "Examples:",
      "  eightfold rules pesten --option match=points",
      "  eightfold rules mau-mau --language de"
    })
final class RulesCommand implements Callable<Integer> {
  private final Surroundings around;
  @Mixin private GameArgument game = new GameArgument();

  @Option(
      names = "--language",
      paramLabel = "TAG",
      defaultValue = "en",
      description =
          "In which language: one of de, en, es, fr, hu, nl, sv, tr"
              + " (${DEFAULT-VALUE} if not given).")
  private String language = "en";

  @Spec private CommandSpec spec = CommandSpec.create();

  RulesCommand(Surroundings around) {
    this.around = around;
  }

  @Override
  public Integer call() {
    if (!Texts.LANGUAGES.contains(language.split("-", 2)[0])) {
      throw new ParameterException(
          spec.commandLine(),
          "there are no words in \"%s\"; possible: %s"
              .formatted(language, String.join(", ", Texts.LANGUAGES)));
    }
    around.out().println(game.game(around).sheet().text(Texts.in(language)).stripTrailing());
    return Exit.DONE;
  }
}
