package eightfold.cli;

import eightfold.server.Server;
import eightfold.volity.Jid;
import eightfold.volity.door.VolityDoor;
import eightfold.volity.door.VolitySettings;
import eightfold.volity.table.Oversight;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Option;

/** How tables are played over XMPP, too. */
final class VolityOptions {
  @Option(
      names = "--volity",
      paramLabel = "DOMAIN",
      description =
          "Domain under which tables are played over XMPP, as on the Volity network: a component of"
              + " an XMPP server of yours. They are not if not given.")
  private Optional<String> domain = Optional.empty();

  @Option(
      names = "--volity-server",
      paramLabel = "HOST:PORT",
      defaultValue = "127.0.0.1:5347",
      description = "Where the XMPP server takes components (${DEFAULT-VALUE} if not given).")
  private String server = "127.0.0.1:5347";

  @Option(
      names = "--volity-secret",
      paramLabel = "FILE",
      description = "File whose first line is the secret that the XMPP server knows.")
  private Optional<Path> secret = Optional.empty();

  @Option(
      names = "--volity-rooms",
      paramLabel = "DOMAIN",
      description = "The XMPP server's room service, such as conference.example.org.")
  private Optional<String> rooms = Optional.empty();

  @Option(
      names = "--volity-rulesets",
      paramLabel = "URL",
      description =
          "Address under which the rulesets of games are that Volity had none of; the server's own"
              + " if not given.")
  private Optional<String> rulesets = Optional.empty();

  @Option(
      names = "--volity-page",
      paramLabel = "URL",
      description =
          "Address at which players find the page, told to whoever comes to a table; the server's"
              + " own if not given.")
  private Optional<String> page = Optional.empty();

  @Option(
      names = "--volity-admin",
      paramLabel = "JID",
      description =
          "Account that may make the calls of administrators: see and close tables, and announce"
              + " something at all of them. Repeatable.")
  private List<String> administrators = List.of();

  @Option(
      names = "--volity-bookkeeper",
      paramLabel = "JID",
      description =
          "Address of a bookkeeper, such as bookkeeper@example.org/volity, who is asked before each"
              + " game and told how it has ended. There is none if not given.")
  private Optional<String> bookkeeper = Optional.empty();

  @Option(
      names = "--volity-insecure",
      description =
          "The XMPP server may be on another machine, although the line to it is plain text.")
  private boolean insecure;

  /** Whether a door is wanted. */
  boolean given() {
    return domain.isPresent();
  }

  /** Refuses what cannot be, before anything is started. */
  void check(boolean clustered) {
    if (domain.isEmpty()) {
      if (secret.isPresent()
          || rooms.isPresent()
          || !administrators.isEmpty()
          || bookkeeper.isPresent()) {
        throw new WrongCall(
            "--volity-secret, --volity-rooms, --volity-admin and --volity-bookkeeper are for"
                + " --volity DOMAIN");
      }
      return;
    }
    if (clustered) {
      throw new WrongCall("--volity is for one server, not for one of several (--cluster)");
    }
    if (secret.isEmpty()) {
      throw new WrongCall("--volity needs --volity-secret FILE, which the XMPP server knows");
    }
    if (rooms.isEmpty()) {
      throw new WrongCall("--volity needs --volity-rooms DOMAIN, the XMPP server's room service");
    }
    if (!insecure && !isHere(server().host())) {
      throw new WrongCall(
          "--volity-server: the line to "
              + server
              + " is plain text. Take an XMPP server on this machine, or say --volity-insecure");
    }
    String _ = readSecret();
    Oversight _ = oversight();
  }

  private HostAndPort server() {
    return HostAndPort.of("--volity-server", server);
  }

  private static boolean isHere(String host) {
    try {
      return InetAddress.getByName(host).isLoopbackAddress();
    } catch (UnknownHostException e) {
      return false;
    }
  }

  private Oversight oversight() {
    Set<Jid> accounts = new LinkedHashSet<>();
    for (String one : administrators) {
      Jid jid = Jid.of(one);
      if (jid.local().isEmpty() || !jid.resource().isEmpty() || jid.domain().isBlank()) {
        throw new WrongCall("--volity-admin: “" + one + "” is no account, such as ann@example.org");
      }
      accounts.add(jid);
    }
    Optional<Jid> keeper = bookkeeper.map(Jid::of);
    if (keeper.isPresent() && keeper.get().domain().isBlank()) {
      throw new WrongCall(
          "--volity-bookkeeper: “"
              + bookkeeper.get()
              + "” is no address, such as bookkeeper@example.org/volity");
    }
    return new Oversight(accounts, keeper);
  }

  private String readSecret() {
    return FirstLine.of("--volity-secret", secret.orElseThrow());
  }

  /** Opens the door of a server that is there. */
  VolityDoor open(Server here) {
    String at = page.map(url -> url.endsWith("/") ? url : url + "/").orElse(here.address());
    return VolityDoor.open(
        new VolitySettings(
            domain.orElseThrow(),
            server().host(),
            server().port(),
            readSecret(),
            rooms.orElseThrow(),
            rulesets.orElse(at + "rulesets"),
            at,
            oversight()),
        here.doors());
  }
}
