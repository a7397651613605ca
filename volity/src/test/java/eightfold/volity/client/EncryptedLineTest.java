package eightfold.volity.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import eightfold.volity.Jid;
import eightfold.volity.village.OwnCertificate;
import eightfold.volity.village.Prosody;
import eightfold.volity.village.RealTables;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The client's line to a server that takes encrypted ones alone, with a certificate that its owner
 * has made. Source: issue 14, point 15. Where Prosody is missing, the test says so and is skipped.
 */
class EncryptedLineTest {
  @TempDir private Path folder = Path.of("");

  private static ClientSettings settings(Prosody prosody, Optional<Path> trusted) {
    return new ClientSettings(
        "127.0.0.1",
        prosody.clients(),
        Jid.of("ann@localhost"),
        "pw-ann",
        "volity-eights@volity.localhost/volity",
        "Ann",
        trusted);
  }

  private Prosody prosody(OwnCertificate certificate) throws Exception {
    Optional<Prosody> started = Prosody.start(folder.resolve("prosody"), Optional.of(certificate));
    if (started.isEmpty()) {
      RealTables.missing("Prosody");
    }
    Prosody prosody = started.orElseThrow();
    prosody.register("ann", "pw-ann");
    return prosody;
  }

  private static void assertRefused(ClientSettings settings, String... words) {
    assertThatThrownBy(() -> Connection.open(settings).close())
        .isInstanceOf(ClientException.class)
        .message()
        .contains(words);
  }

  @Test
  void whoever_names_the_server_s_certificate_comes_in_by_an_encrypted_line() throws Exception {
    OwnCertificate its = OwnCertificate.of("localhost", folder.resolve("its"));
    OwnCertificate another = OwnCertificate.of("localhost", folder.resolve("another"));
    Path nothing = Files.writeString(folder.resolve("nothing"), "no certificate at all");
    try (Prosody prosody = prosody(its)) {
      try (Connection line = Connection.open(settings(prosody, Optional.of(its.file())))) {
        assertThat(line.line().isSecureConnection()).isTrue();
        assertThat(line.line().isAuthenticated()).isTrue();
      }
      assertRefused(
          settings(prosody, Optional.of(another.file())),
          "no encrypted line to 127.0.0.1:",
          "follows from those of " + another.file());
      assertRefused(settings(prosody, Optional.empty()), "takes encrypted lines alone", "--trust");
      assertRefused(settings(prosody, Optional.of(nothing)), "nothing holds no certificate");
      assertRefused(
          settings(prosody, Optional.of(folder.resolve("none"))), "there is no file", "none");
    }
  }

  @Test
  void a_certificate_for_another_host_is_none_for_this_one() throws Exception {
    OwnCertificate elsewhere = OwnCertificate.of("elsewhere.test", folder.resolve("its"));
    try (Prosody prosody = prosody(elsewhere)) {
      assertRefused(
          settings(prosody, Optional.of(elsewhere.file())),
          "no encrypted line to 127.0.0.1:",
          "Is its certificate one for localhost");
    }
  }
}
