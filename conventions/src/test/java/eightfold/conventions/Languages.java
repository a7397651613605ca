package eightfold.conventions;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The files of words of every language, side by side with English (docs/languages.md). */
final class Languages {
  static final String ENGLISH = "en";

  /** A file of messages, of modules or of the page. */
  private static final Pattern FILE =
      Pattern.compile("messages/([^/]+)/(?:page/)?([^/]+)\\.properties");

  private static final String PAGE = "/page/";

  /** What a reader of JSON or YAML says in English alone, and other languages leave out. */
  private static final Set<String> ENGLISH_ALONE = Set.of("findings.not-json", "yaml.no-yaml");

  private final Map<String, Map<String, String>> patterns = new TreeMap<>();
  private final Map<String, Set<String>> files = new TreeMap<>();
  private final List<String> findings = new ArrayList<>();

  private Languages() {}

  /** What the project has. */
  static Languages ofProject() throws IOException {
    Languages all = new Languages();
    for (Path file : ProjectFiles.endingWith(Set.of("properties"))) {
      String path = ProjectFiles.ROOT.relativize(file).toString().replace('\\', '/');
      Matcher messages = FILE.matcher(path);
      if (messages.matches()) {
        all.add(messages.group(1), messages.group(2), Files.readString(file));
        if (!path.contains(PAGE)) {
          all.files
              .computeIfAbsent(messages.group(1), one -> new TreeSet<>())
              .add(messages.group(2));
        }
      }
    }
    return all;
  }

  /**
   * These files, by {@code LANGUAGE/NAME.properties}, those of the page in a folder of their own.
   */
  static Languages of(Map<String, String> files) {
    Languages all = new Languages();
    new TreeMap<>(files)
        .forEach(
            (path, text) -> {
              Matcher messages = FILE.matcher("messages/" + path);
              if (messages.matches()) {
                all.add(messages.group(1), messages.group(2), text);
              }
            });
    return all;
  }

  private void add(String language, String file, String text) {
    Map<String, String> known = patterns.computeIfAbsent(language, one -> new TreeMap<>());
    MessageKeys.patterns(file, text, findings)
        .forEach(
            (key, words) -> {
              if (known.put(key, words) != null) {
                findings.add(language + ": in two files: " + key);
              }
            });
  }

  /** The tags of all languages but English. */
  Set<String> others() {
    Set<String> others = new TreeSet<>(patterns.keySet());
    others.remove(ENGLISH);
    return others;
  }

  /** The names of a language's files, but for those of the page. */
  Set<String> files(String language) {
    return files.getOrDefault(language, Set.of());
  }

  /** The patterns of a language, by their keys. */
  Map<String, String> of(String language) {
    return patterns.getOrDefault(language, Map.of());
  }

  /** The keys of English that a language has no words for: they are said in English. */
  Set<String> missing(String language) {
    Set<String> missing = new TreeSet<>(of(ENGLISH).keySet());
    missing.removeAll(of(language).keySet());
    return missing;
  }

  /** What is wrong with the files of a language, apart from what is missing. */
  List<String> findings(String language) {
    List<String> wrong = new ArrayList<>(findings);
    of(language)
        .forEach(
            (key, words) -> {
              Set<String> alike = alike(key);
              if (alike.isEmpty()) {
                wrong.add(language + ": English has no " + key);
                return;
              }
              try {
                wrong.addAll(wrongArguments(language, key, words));
              } catch (IllegalArgumentException e) {
                wrong.add(language + ": " + key + ": " + e.getMessage());
              }
            });
    return wrong;
  }

  /** What nobody gives, and what English says and this language does not. */
  private List<String> wrongArguments(String language, String key, String words) {
    Set<String> asked = MessageKeys.asked(words);
    Set<String> more = new TreeSet<>(asked);
    alike(key).forEach(one -> more.removeAll(MessageKeys.asked(of(ENGLISH).getOrDefault(one, ""))));
    Set<String> lost = MessageKeys.said(of(ENGLISH).getOrDefault(key, ""));
    lost.removeAll(asked);
    if (ENGLISH_ALONE.contains(key)) {
      lost.clear();
    }
    List<String> wrong = new ArrayList<>();
    more.forEach(name -> wrong.add(language + ": " + key + " gets no {" + name + "}"));
    lost.forEach(name -> wrong.add(language + ": " + key + " leaves out {" + name + "}"));
    return wrong;
  }

  /**
   * The patterns of English that get the same arguments: that with this key and those of its group,
   * which is said by one line of the code; for a form of a word, the word and its forms.
   */
  private Set<String> alike(String key) {
    String group = key.substring(0, key.lastIndexOf('.'));
    Set<String> alike = new TreeSet<>();
    for (String one : of(ENGLISH).keySet()) {
      boolean inGroup = group.contains(".") && (one + ".").startsWith(group + ".");
      if (one.equals(key) || inGroup) {
        alike.add(one);
      }
    }
    return alike;
  }
}
