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

/** The files of words of every language, side by side with English (docs/languages.md). */
final class Languages {
  static final String ENGLISH = "en";

  private static final String FOLDER = "src/main/resources/eightfold/message/";

  private final Map<String, Map<String, String>> patterns = new TreeMap<>();
  private final List<String> findings = new ArrayList<>();

  private Languages() {}

  /** What the project has: a folder for each language in every module that says something. */
  static Languages ofProject() throws IOException {
    Languages all = new Languages();
    for (Path file : ProjectFiles.endingWith(Set.of("properties"))) {
      String path = ProjectFiles.ROOT.relativize(file).toString().replace('\\', '/');
      int folder = path.indexOf(FOLDER);
      if (folder >= 0) {
        String language = path.substring(folder + FOLDER.length(), path.lastIndexOf('/'));
        all.add(language, String.valueOf(file.getFileName()), Files.readString(file));
      }
    }
    return all;
  }

  /** These files, by {@code LANGUAGE/NAME.properties}. */
  static Languages of(Map<String, String> files) {
    Languages all = new Languages();
    new TreeMap<>(files)
        .forEach(
            (path, text) -> {
              int end = path.indexOf('/');
              all.add(path.substring(0, end), path.substring(end + 1), text);
            });
    return all;
  }

  private void add(String language, String file, String text) {
    patterns
        .computeIfAbsent(language, one -> new TreeMap<>())
        .putAll(MessageKeys.patterns(file.replace(".properties", ""), text, findings));
  }

  /** The tags of all languages but English. */
  Set<String> others() {
    Set<String> others = new TreeSet<>(patterns.keySet());
    others.remove(ENGLISH);
    return others;
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
                Set<String> asked = new TreeSet<>(MessageKeys.asked(words));
                alike.forEach(
                    one -> asked.removeAll(MessageKeys.asked(of(ENGLISH).getOrDefault(one, ""))));
                asked.forEach(name -> wrong.add(language + ": " + key + " gets no {" + name + "}"));
              } catch (IllegalArgumentException e) {
                wrong.add(language + ": " + key + ": " + e.getMessage());
              }
            });
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
