package eightfold.cli;

import eightfold.game.Catalogue;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * What the command finds around it: everything that another run, another machine or a test may have
 * different.
 *
 * @param in standard input
 * @param out standard output: results
 * @param err standard error: everything else
 * @param typed whether a person types at a terminal
 * @param watched whether a person watches standard error at a terminal
 * @param environment the environment's variables
 * @param system the name of the operating system, as Java has it
 * @param home the user's home
 * @param freshSeed where seeds come from that nobody gave
 * @param clock what time it is
 * @param openFiles how many files, and connections with them, a program may have open; empty where
 *     the system does not say
 * @param catalogue the games
 */
public record Surroundings(
    InputStream in,
    PrintStream out,
    PrintStream err,
    boolean typed,
    boolean watched,
    Map<String, String> environment,
    String system,
    Path home,
    LongSupplier freshSeed,
    Clock clock,
    OptionalLong openFiles,
    Supplier<Catalogue> catalogue) {
  public Surroundings {
    environment = Map.copyOf(environment);
  }

  /** A variable of the environment; empty where it is not set or blank. */
  Optional<String> variable(String name) {
    return Optional.ofNullable(environment.get(name)).filter(value -> !value.isBlank());
  }
}
