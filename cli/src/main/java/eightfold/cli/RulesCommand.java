package eightfold.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Prints the rule sheet of a game. */
@Command(
    name = "rules",
    description = "Print the rule sheet of a game, as Markdown, with the options in force.",
    footer = {
      "",
      "What a rule book of your own says itself stays as it is written.",
      "Examples:",
      "  eightfold rules pesten --option match=points",
      "  eightfold rules mau-mau --language de"
    })
final class RulesCommand implements Callable<Integer> {
  private final Surroundings around;
  @Mixin private GameArgument game = new GameArgument();
  @Mixin private LanguageOption language = new LanguageOption();

  RulesCommand(Surroundings around) {
    this.around = around;
  }

  @Override
  public Integer call() {
    around.out().println(game.game(around).sheet().text(language.texts()).stripTrailing());
    return Exit.DONE;
  }
}
