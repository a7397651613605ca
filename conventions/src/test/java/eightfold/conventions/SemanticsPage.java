package eightfold.conventions;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * docs/semantics.md: its chapters and clauses, and what is wrong with their numbers or with
 * references to them.
 */
record SemanticsPage(Set<String> clauses, List<String> findings) {
  private static final Pattern CHAPTER = Pattern.compile("## (\\d+)\\. .+");
  private static final Pattern CLAUSE = Pattern.compile("\\* \\*\\*(\\d+)\\.(\\d+)\\*\\* .+");

  /** A number in the page itself; C8.2 is a clause of the common rules. */
  private static final Pattern NUMBER = Pattern.compile("(?<![\\w.])\\d+\\.\\d+(?![\\w.]*\\d)");

  private static final Pattern REFERENCE =
      Pattern.compile(
          "semantics(?:\\.md)? (\\d+(?:\\.\\d+)?(?:(?:, | and | to )\\d+(?:\\.\\d+)?)*)");
  private static final Pattern STORY = Pattern.compile("(\\w+)\\(\\)");
  private static final Pattern SECTION = Pattern.compile("semantics(?:\\.md)?,? §");

  /** Reads the page; each chapter counts as a clause that can be named, too. */
  static SemanticsPage of(String text) {
    Set<String> clauses = new LinkedHashSet<>();
    List<String> findings = new ArrayList<>();
    int chapter = 0;
    int clause = 0;
    for (String line : text.lines().toList()) {
      Matcher heading = CHAPTER.matcher(line);
      Matcher head = CLAUSE.matcher(line);
      if (heading.matches()) {
        int next = Integer.parseInt(heading.group(1));
        if (next <= chapter) findings.add("chapter " + next + " after " + chapter);
        chapter = next;
        clause = 0;
        clauses.add(heading.group(1));
      } else if (head.matches()) {
        int next = Integer.parseInt(head.group(2));
        String number = head.group(1) + "." + next;
        if (Integer.parseInt(head.group(1)) != chapter || next <= clause) {
          findings.add("clause " + number + " after " + chapter + "." + clause);
        }
        clause = next;
        clauses.add(number);
      }
    }
    return new SemanticsPage(clauses, List.copyOf(findings));
  }

  /** The clauses and chapters that a text names, each as often as it does. */
  static List<String> named(String text) {
    return REFERENCE
        .matcher(text)
        .results()
        .flatMap(found -> Pattern.compile(", | and | to ").splitAsStream(found.group(1)))
        .toList();
  }

  /** The stories of a test class that do not say above their {@code @Test} what they show. */
  static List<String> unnamed(String testClass) {
    List<String> unnamed = new ArrayList<>();
    String before = "";
    boolean bare = false;
    for (String line : testClass.lines().map(String::strip).toList()) {
      Matcher story = STORY.matcher(line);
      if (line.equals("@Test")) {
        bare = !before.startsWith("// semantics ");
      } else if (bare && story.find()) {
        unnamed.add(story.group(1));
        bare = false;
      }
      before = line;
    }
    return unnamed;
  }

  /** The stories of a file of stories that do not say above their name what they show. */
  static List<String> unnamedOf(String stories) {
    List<String> unnamed = new ArrayList<>();
    boolean said = false;
    for (String line : stories.lines().toList()) {
      if (line.startsWith("# semantics ")) {
        said = true;
      } else if (line.startsWith("name: ")) {
        if (!said) {
          unnamed.add(line.substring("name: ".length()));
        }
        said = false;
      }
    }
    return unnamed;
  }

  /** References of the file to clauses that there are not. */
  List<String> broken(String file, String text) {
    List<String> broken = new ArrayList<>();
    named(text).stream()
        .filter(number -> !clauses.contains(number))
        .forEach(number -> broken.add(file + ": semantics " + number));
    if (SECTION.matcher(text).find()) broken.add(file + ": a section of semantics.md");
    return broken;
  }

  /** Numbers within the page that name no clause of it. */
  List<String> brokenWithin(String text) {
    return NUMBER
        .matcher(text)
        .results()
        .map(found -> found.group())
        .filter(number -> !clauses.contains(number))
        .toList();
  }
}
