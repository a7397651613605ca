package eightfold.server.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.KeyPair;
import java.security.interfaces.RSAPrivateCrtKey;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Whoever runs several servers hears at the start what is wrong with a key or a certificate.
 * Source: docs/operators.md, Several machines.
 */
@SuppressWarnings("NullAway.Init")
class ClusterTlsTest {
  private static final String NAME = "eightfold.internal";
  private static final Authority OURS = new Authority("ours");
  private static final KeyPair KEYS = Authority.keys(Authority.RSA);

  @TempDir Path folder;

  private static Instant inDays(int days) {
    return Instant.now().plus(Duration.ofDays(days));
  }

  private Path ours() throws IOException {
    return OURS.issues(folder, NAME, KEYS, inDays(1));
  }

  private void refused(String... words) {
    assertThatThrownBy(() -> ClusterTls.in(folder))
        .isInstanceOf(IOException.class)
        .hasMessageContainingAll(words)
        .hasMessageNotContainingAny("BEGIN", "\n");
  }

  @Test
  void what_belongs_together_is_taken_also_with_a_key_as_older_programs_write_it()
      throws IOException {
    Path key = ours().resolve("tls.key");
    assertThat(ClusterTls.in(folder).key()).isEqualTo(key);
    Files.writeString(key, Authority.oldPem((RSAPrivateCrtKey) KEYS.getPrivate()));
    assertThat(ClusterTls.in(folder).authority()).isEqualTo(folder.resolve("ca.crt"));
  }

  @Test
  void a_file_that_is_not_there_or_cannot_be_read_is_named() throws IOException {
    for (String name : new String[] {"tls.key", "tls.crt", "ca.crt"}) {
      Path file = ours().resolve(name);
      Files.delete(file);
      refused("there is no " + file, "tls.key, tls.crt and ca.crt", "PEM");
      Files.createDirectory(file);
      refused(file + " cannot be read", "user");
      Files.delete(file);
    }
  }

  @Test
  void what_is_no_key_or_no_certificate_is_named() throws IOException {
    Path key = ours().resolve("tls.key");
    for (String none : new String[] {"", "secret", "-----BEGIN PRIVATE KEY-----\nAAAA\n"}) {
      Files.writeString(key, none);
      refused(key + " is no key", "RSA key in PEM", "without a password");
    }
    Files.copy(ours().resolve("tls.crt"), folder.resolve("x"));
    Files.move(folder.resolve("x"), key, StandardCopyOption.REPLACE_EXISTING);
    refused(key + " is no key");
    for (String name : new String[] {"tls.crt", "ca.crt"}) {
      Path file = ours().resolve(name);
      Files.writeString(file, "nothing");
      refused(file + " is no certificate in PEM");
    }
  }

  @Test
  void a_key_of_another_kind_or_of_another_certificate_is_refused() throws IOException {
    OURS.issues(folder, NAME, Authority.keys("EC"), inDays(1));
    refused("tls.key is no key", "RSA");
    String other = Files.readString(OURS.issues(folder, NAME).resolve("tls.key"));
    Files.writeString(ours().resolve("tls.key"), other);
    refused("tls.key is not the key of " + folder.resolve("tls.crt"));
  }

  @Test
  void a_certificate_that_has_ended_or_not_begun_is_refused() throws IOException {
    OURS.issues(folder, NAME, KEYS, inDays(-1));
    refused("tls.crt has ended, on 20", "renew it");
    OURS.issues(folder, NAME, KEYS, inDays(7));
    refused("tls.crt does not hold before 20", "clock");
  }

  @Test
  void a_certificate_that_others_would_not_take_is_refused() throws IOException {
    Path theirs = new Authority("ours").issues(folder.resolve("theirs"), NAME).resolve("ca.crt");
    Files.copy(theirs, ours().resolve("ca.crt"), StandardCopyOption.REPLACE_EXISTING);
    refused("tls.crt is not signed by " + folder.resolve("ca.crt"));
    OURS.issuesForServersOnly(folder, NAME);
    refused("tls.crt would not be taken", "servers and clients");
  }
}
