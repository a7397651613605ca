package eightfold.rules.book;

import eightfold.rules.finding.Finding;
import eightfold.rules.json.BookFile;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** docs/errors.md: a section for each code, with examples as files. */
final class ErrorsPage {
  static final String FILE = "example.game";

  private static final Path PAGE =
      Path.of(System.getProperty("basedir", "")).resolve("../docs/errors.md");
  private static final Pattern SECTION =
      Pattern.compile("(?m)^### (?<code>\\S+)\\n(?<text>.*?)(?=^##|\\z)", Pattern.DOTALL);
  private static final Pattern BLOCK =
      Pattern.compile("(?m)^```(?:game|json) (?<kind>[a-z ]+)\\n(?<text>.*?)^```$", Pattern.DOTALL);
  private static final Pattern REPEATED =
      Pattern.compile("(?m)^… (?<times>\\d+) ×\\n(?<lines>.*?)^…\\n", Pattern.DOTALL);
  private static final Pattern WRITTEN =
      Pattern.compile("⟨(?:U\\+(?<point>[0-9A-F]+)|(?<byte>[0-9A-F]{2}))⟩");

  /**
   * An example.
   *
   * @param code under which it stands
   * @param right whether nothing is to be said of it
   */
  @SuppressWarnings("ArrayRecordComponent")
  record Example(String code, boolean right, byte[] bytes) {
    @Override
    public String toString() {
      return code + (right ? ", right" : ", wrong");
    }

    /** What its reader says. */
    List<Finding> findings() {
      try {
        return ErrorsPage.findings(BookFile.text(FILE, bytes));
      } catch (RuleBookException e) {
        return e.findings();
      }
    }
  }

  /**
   * A section.
   *
   * @param paragraph what it says before its first example
   */
  record Section(String code, String paragraph, List<Example> examples) {}

  private final String page;

  ErrorsPage() throws IOException {
    page = Files.readString(PAGE);
  }

  /** What is said of a text as the file of an example. */
  static List<Finding> findings(String text) {
    return BookFile.check(FILE, text, Map.of("family.game", family())).findings();
  }

  private static String family() {
    try {
      return new ErrorsPage().block("family");
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private String block(String kind) {
    return BLOCK
        .matcher(page)
        .results()
        .filter(found -> found.group("kind").equals(kind))
        .map(found -> found.group("text"))
        .findFirst()
        .orElseThrow();
  }

  List<Section> sections() {
    List<Section> sections = new ArrayList<>();
    Matcher found = SECTION.matcher(page);
    while (found.find()) {
      String text = found.group("text");
      String code = found.group("code");
      List<Example> examples =
          BLOCK
              .matcher(text)
              .results()
              .map(block -> example(code, block.group("kind"), block.group("text")))
              .toList();
      sections.add(new Section(code, text.substring(0, text.indexOf("```")).strip(), examples));
    }
    return sections;
  }

  private Example example(String code, String kind, String text) {
    boolean whole =
        kind.endsWith("alone") || BookFile.isJson(text) || keywords(text).contains("game");
    String lines = whole ? text : behindBase(text);
    return new Example(code, kind.startsWith("right"), bytes(repeated(lines)));
  }

  private String behindBase(String text) {
    Set<String> own = keywords(text);
    return block("base")
            .lines()
            .filter(line -> !own.contains(keyword(line)))
            .map(line -> line + "\n")
            .collect(Collectors.joining())
        + text;
  }

  private static Set<String> keywords(String text) {
    return text.lines().map(ErrorsPage::keyword).collect(Collectors.toSet());
  }

  private static String keyword(String line) {
    return line.split("[ ⟨]", 2)[0];
  }

  private static String repeated(String text) {
    return REPEATED
        .matcher(text)
        .replaceAll(
            found -> {
              StringBuilder lines = new StringBuilder();
              for (int n = 1; n <= Integer.parseInt(found.group("times")); n++) {
                lines.append(found.group("lines").replace("{n}", String.valueOf(n)));
              }
              return Matcher.quoteReplacement(lines.toString());
            });
  }

  private static byte[] bytes(String text) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Matcher written = WRITTEN.matcher(text);
    int from = 0;
    while (written.find()) {
      bytes.writeBytes(text.substring(from, written.start()).getBytes(StandardCharsets.UTF_8));
      Optional<String> point = Optional.ofNullable(written.group("point"));
      bytes.writeBytes(
          point
              .map(number -> Character.toString(Integer.parseInt(number, 16)))
              .map(character -> character.getBytes(StandardCharsets.UTF_8))
              .orElseGet(() -> new byte[] {(byte) Integer.parseInt(written.group("byte"), 16)}));
      from = written.end();
    }
    bytes.writeBytes(text.substring(from).getBytes(StandardCharsets.UTF_8));
    return bytes.toByteArray();
  }
}
