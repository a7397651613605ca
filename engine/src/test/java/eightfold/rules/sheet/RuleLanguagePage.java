package eightfold.rules.sheet;

import eightfold.rules.text.ElementText;
import eightfold.rules.vocabulary.Definition;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.Form;
import eightfold.rules.vocabulary.Forms;
import eightfold.rules.vocabulary.ValueType;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The generated parts of docs/rule-language.md: every element and effect with its form and the
 * Javadoc of its record, so that the page cannot say anything else than the code.
 */
final class RuleLanguagePage {
  private static final Path SOURCES =
      Path.of(System.getProperty("basedir", ""))
          .resolve("src/main/java/eightfold/rules/vocabulary");
  private static final String BEGIN = "<!-- generated: %s -->\n";
  private static final String END = "<!-- end -->";

  private RuleLanguagePage() {}

  /** The page with its generated parts made anew. */
  static String refreshed(String page) {
    String elements =
        part(
            source("Element")
                + source("WordRules")
                + source("DealRules")
                + source("CallRules")
                + source("ScoreRules")
                + source("ConditionRules"),
            Forms.elements());
    String effects = effects(source("Effect") + source("MatchingRules") + source("MovementRules"));
    return replaced(replaced(page, "elements", elements), "effects", effects);
  }

  private static String replaced(String page, String name, String part) {
    String begin = BEGIN.formatted(name);
    int from = page.indexOf(begin) + begin.length();
    int to = page.indexOf(END, from);
    if (from < begin.length() || to < 0) {
      throw new IllegalStateException("the page has no part " + name);
    }
    return page.substring(0, from) + part + page.substring(to);
  }

  /** Words that say clauses of one rule stand together, behind a sentence about the rule. */
  private static String effects(String source) {
    StringBuilder text = new StringBuilder();
    String rule = "";
    for (Form form : Forms.effects().values()) {
      Form core = form.core();
      if (!core.words().equals(rule) && form.definition().isPresent()) {
        String name = core.type().getSimpleName();
        String about = comment(source, "record " + name + "\\(").orElseThrow();
        text.append("\n### The words of `").append(core.words()).append("`\n\n");
        text.append(about.split("(?<=\\.) ", 2)[0]).append('\n');
      }
      rule = core.words();
      text.append(
          part(source, Map.of(form.words(), form), form.definition().isPresent() ? "####" : "###"));
    }
    return text.append('\n').toString();
  }

  private static String part(String source, Map<String, Form> forms) {
    return part(source, forms, "###") + '\n';
  }

  private static String part(String source, Map<String, Form> forms, String level) {
    StringBuilder text = new StringBuilder();
    forms.forEach(
        (words, form) -> {
          String name = form.type().getSimpleName();
          text.append('\n').append(level).append(" `").append(words).append("`\n\n");
          text.append("```\n").append(ElementText.pattern(form)).append("\n```\n");
          text.append(
              form.definition()
                  .map(Definition::meaning)
                  .or(() -> phrase(source, form))
                  .or(() -> comment(source, "record " + name + "\\("))
                  .orElseThrow());
          text.append(form.many() ? " May stand several times.\n" : "\n");
          if (form.definition().isEmpty()) {
            values(text, body(source, name), form);
          } else {
            boolean line = Element.class.isAssignableFrom(form.core().type());
            text.append(line ? "\nThe same as `" : "\nIn the core: `")
                .append(form.definition().get().line())
                .append("`.\n");
          }
        });
    return text.toString();
  }

  /** What is said of one of several things that lines say with a record. */
  private static Optional<String> phrase(String source, Form form) {
    if (!(form.place() instanceof Field constant)) {
      return Optional.empty();
    }
    int from = source.indexOf("enum " + constant.getDeclaringClass().getSimpleName() + " {");
    return comment(source.substring(from), constant.getName() + "[,;\\s]");
  }

  private static void values(StringBuilder text, String body, Form form) {
    for (Form.Part part : form.parts()) {
      if (part.type() instanceof ValueType.Word word) {
        for (String value : word.words()) {
          String constant = value.toUpperCase(java.util.Locale.ROOT).replace('-', '_');
          comment(body, constant + "[,;\\s]")
              .ifPresent(
                  meaning ->
                      text.append("* `").append(value).append("`: ").append(meaning).append('\n'));
        }
      }
    }
  }

  private static String source(String type) {
    try {
      return Files.readString(SOURCES.resolve(type + ".java"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The source of a record, up to the next keyword or the end. */
  private static String body(String source, String record) {
    int from = source.indexOf("record " + record + "(");
    int to = source.indexOf("\n  @", from);
    return source.substring(from, to < 0 ? source.length() : to);
  }

  /** The Javadoc right before a declaration, as Markdown. */
  private static Optional<String> comment(String source, String declaration) {
    Matcher found =
        Pattern.compile(
                "/\\*\\*((?:(?!\\*/).)*)\\*/\\s*(?:@\\w+\\([^)]*\\)\\s*)*" + declaration,
                Pattern.DOTALL)
            .matcher(source);
    if (!found.find()) {
      return Optional.empty();
    }
    String text = found.group(1).replaceAll("\\s*\\n\\s*\\* ?", " ").strip();
    return Optional.of(
        text.replaceAll("\\{@code ([^{}]*(?:\\{\\}[^{}]*)*)\\}", "`$1`")
            .replaceAll("\\{@link [^}]*?(\\w+)\\}", "`$1`"));
  }
}
