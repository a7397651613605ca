package eightfold.crazier;

import eightfold.crazier.cards.CardSet;
import eightfold.crazier.cards.SetReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** The card set of the library, for tests. */
public final class Sets {
  public static final String FILE = "crazier-eights.cards";

  private Sets() {}

  public static String text() {
    try (InputStream in =
        Objects.requireNonNull(Sets.class.getResourceAsStream("/eightfold/library/" + FILE))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static CardSet standard() {
    return SetReader.read(FILE, text());
  }
}
