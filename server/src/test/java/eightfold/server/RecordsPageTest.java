package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.record.DealKey;
import eightfold.record.DealSecret;
import eightfold.record.Nonces;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The key of a deal as docs/records.md has it for other programs. Source: issue 44, point 8. */
@SuppressWarnings("NullAway.Init")
@Timeout(60)
class RecordsPageTest {
  private static final PageProgram KEY =
      new PageProgram("records.md", "python", List.of("python3"));

  @TempDir Path folder;

  @Test
  void its_function_makes_the_key_that_the_engine_makes() throws Exception {
    KEY.needsItsCommand();
    DealSecret secret = DealSecret.ofSeed(44, 8);
    Nonces nonces = Nonces.none(3).with(0, "0badcafe").with(2, "00");
    String call =
        "\nprint(key(bytes.fromhex('%s'), [bytes.fromhex('0badcafe'), b'', b'\\0'], 8).hex())\n"
            .formatted(secret.hex());
    Process python = KEY.startWith(folder, call);
    String words = new String(python.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(words.strip()).isEqualTo(HexFormat.of().formatHex(DealKey.key(secret, nonces, 8)));
  }
}
