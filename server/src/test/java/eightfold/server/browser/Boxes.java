package eightfold.server.browser;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** Measures the boxes of what a page shows. */
final class Boxes {
  private static final String SCRIPT = script();

  private Boxes() {}

  private static String script() {
    try (InputStream in = Boxes.class.getResourceAsStream("boxes.js")) {
      String whole = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
      return whole.substring(whole.indexOf("() =>")).strip();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What is covered, cut or too small to be pressed, in words; nothing where all is well. */
  static List<String> faults(Page page) {
    return ((List<?>) page.evaluate(SCRIPT)).stream().map(String::valueOf).toList();
  }
}
