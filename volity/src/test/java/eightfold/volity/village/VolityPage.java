package eightfold.volity.village;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The page docs/volity.md, which tests hold to the code. */
public final class VolityPage {
  private static final Path FILE = Path.of("..", "docs", "volity.md");

  private VolityPage() {}

  public static String text() throws IOException {
    return Files.readString(FILE);
  }

  /** What the page shows in a language for people to copy. */
  public static String shown(String language) throws IOException {
    Matcher code = Pattern.compile("```" + language + "\n(.*?)```", Pattern.DOTALL).matcher(text());
    if (!code.find()) {
      throw new IllegalStateException("docs/volity.md shows nothing in " + language);
    }
    return code.group(1);
  }

  /** The part of the page from one heading to another. */
  public static String part(String from, String to) throws IOException {
    String text = text();
    int begin = text.indexOf("\n" + from + "\n");
    int end = text.indexOf("\n" + to + "\n", begin);
    if (begin < 0 || end < 0) {
      throw new IllegalStateException("docs/volity.md has no part from " + from + " to " + to);
    }
    return text.substring(begin, end);
  }
}
