package eightfold.cli;

import eightfold.cli.play.PipedLines;
import eightfold.cli.play.TerminalLines;
import eightfold.cli.play.TypedLines;
import eightfold.volity.Jid;
import eightfold.volity.client.ClientException;
import eightfold.volity.client.ClientSettings;
import eightfold.volity.client.VolityClient;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays at a table over XMPP. */
@Command(
    name = "volity-client",
    description = {
      "Play at a table over XMPP, as on the Volity network: open one at a parlor, or join one by its"
          + " room. Every call and every event is said in words.",
      "At the table \"help\" lists what can be typed. A script may come by standard input; it waits"
          + " with \"wait\"."
    },
    footer = {
      "",
      "Example:",
      "  eightfold volity-client --jid ann@localhost --password-file ann.password"
          + " GAME@volity.localhost/volity"
    })
final class VolityClientCommand implements Callable<Integer> {
  private final Surroundings around;

  @Option(
      names = "--server",
      paramLabel = "HOST:PORT",
      defaultValue = "127.0.0.1:5222",
      description =
          "Where the XMPP server takes clients (${DEFAULT-VALUE} if not given). A line to another"
              + " machine is encrypted.")
  private String server = "127.0.0.1:5222";

  @Option(
      names = "--jid",
      paramLabel = "JID",
      required = true,
      description = "Your account, such as ann@localhost.")
  private String jid = "";

  @Option(
      names = "--password-file",
      paramLabel = "FILE",
      required = true,
      description = "File whose first line is the account's password.")
  private Path password = Path.of("");

  @Option(
      names = "--name",
      paramLabel = "NAME",
      description = "What you are called at the table; what stands before the @ if not given.")
  private Optional<String> name = Optional.empty();

  @Option(
      names = "--trust",
      paramLabel = "FILE",
      description =
          "Certificates in PEM form: the server's is one of them, or follows from them. The line is"
              + " encrypted then, on this machine too. Those that this machine trusts if not given.")
  private Optional<Path> trust = Optional.empty();

  @Parameters(
      paramLabel = "PARLOR|ROOM",
      description =
          "A parlor, GAME@DOMAIN/volity, at which a table is opened; or a table's room, as the client"
              + " of whoever opened it says.")
  private String place = "";

  VolityClientCommand(Surroundings around) {
    this.around = around;
  }

  @Override
  public Integer call() throws IOException {
    ClientSettings settings = settings();
    if (!around.typed()) {
      return play(settings, new PipedLines(around.in(), around.out()), this::print);
    }
    try (TerminalLines lines = new TerminalLines(List::of)) {
      return play(settings, lines, lines::show);
    }
  }

  private ClientSettings settings() {
    HostAndPort at = HostAndPort.of("--server", server);
    Jid account = Jid.of(jid).bare();
    if (account.local().isEmpty() || account.domain().isEmpty()) {
      throw new WrongCall("--jid is an account, such as ann@localhost, not " + jid);
    }
    String secret = FirstLine.of("--password-file", password);
    String called = name.orElse(account.local()).strip();
    if (called.isEmpty()) {
      throw new WrongCall("--name is empty");
    }
    return new ClientSettings(at.host(), at.port(), account, secret, place, called, trust);
  }

  /** The line's thread says things, too. */
  private synchronized void print(String text) {
    around.out().println(text);
  }

  private int play(ClientSettings settings, TypedLines lines, Consumer<String> out) {
    try (VolityClient client = enter(settings, out)) {
      Optional<String> line = lines.next("> ");
      while (line.isPresent() && client.take(line.get())) {
        line = lines.next("> ");
      }
      return client.isOpen() ? Exit.DONE : Exit.CHECK_FAILED;
    } catch (ClientException e) {
      around.err().println("eightfold: " + e.getMessage());
      return Exit.CHECK_FAILED;
    }
  }

  private static VolityClient enter(ClientSettings settings, Consumer<String> out) {
    try {
      return VolityClient.enter(settings, out);
    } catch (ClientException e) {
      throw new WrongCall(e);
    }
  }
}
