package eightfold.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Prints the rule sheet of a game. */
@Command(
    name = "rules",
    description = "Print the rule sheet of a game, as Markdown, with the options in force.",
    footer = {"", "Example:", "  eightfold rules pesten --option match=points"})
final class RulesCommand implements Callable<Integer> {
  private final Surroundings around;
  @Mixin private GameArgument game = new GameArgument();

  RulesCommand(Surroundings around) {
    this.around = around;
  }

  @Override
  public Integer call() {
    around.out().println(game.game(around).ruleSheet().stripTrailing());
    return Exit.DONE;
  }
}
