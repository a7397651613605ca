package eightfold.message;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The words of one language: a folder of files beside this class, named by the language, each file
 * with patterns by their names. What a language has no words for is said in the language that it is
 * a kind of ({@code pt} for {@code pt-BR}), at last in English. Files are read when the first of
 * their words is asked for.
 */
public final class Texts {
  private static final String ENGLISH_TAG = "en";

  /** The file that a language cannot do without. */
  private static final String WORDS = "/words.properties";

  /** The language that has words for everything. */
  public static final Texts ENGLISH = new Texts(ENGLISH_TAG, Optional.empty());

  /** The tags of all languages that have a folder beside that of English. */
  public static final List<String> LANGUAGES =
      Stream.of(Locale.getISOLanguages()).filter(Texts::isBesideEnglish).sorted().toList();

  /** How the keys begin in the files with sentences that rule books write out, and are known by. */
  private static final List<String> OF_SENTENCES =
      List.of("said.", "rulings.", "games.", "lessons.", "patience.");

  private static final Map<String, Texts> KNOWN = new HashMap<>();

  private final String language;
  private final Optional<Texts> otherwise;
  private final Map<String, Properties> files = new HashMap<>();
  private final Map<String, Optional<Pattern>> patterns = new HashMap<>();
  private final Map<String, String> sentences = new HashMap<>();

  private Texts(String language, Optional<Texts> otherwise) {
    this.language = language;
    this.otherwise = otherwise;
  }

  /**
   * The words of a language.
   *
   * @param language its tag (BCP 47), such as {@code de} or {@code pt-BR}; English where that is no
   *     tag, or nothing of that language is there
   */
  public static Texts in(String language) {
    if (!language.matches("[a-z]{2,3}(-[A-Za-z0-9]{2,8})*") || language.equals(ENGLISH_TAG)) {
      return ENGLISH;
    }
    synchronized (KNOWN) {
      Texts known = KNOWN.get(language);
      if (known == null) {
        int end = language.lastIndexOf('-');
        Texts wider = end < 0 ? ENGLISH : in(language.substring(0, end));
        known = new Texts(language, Optional.of(wider));
        if (known.isThere()) {
          KNOWN.put(language, known);
        } else {
          known = wider;
        }
      }
      return known;
    }
  }

  /**
   * The words of the first of some languages that has any; English where none has.
   *
   * @param languages their tags, the best first
   */
  public static Texts first(List<String> languages) {
    for (String language : languages) {
      Texts texts = in(language);
      if (texts != ENGLISH || language.equals(ENGLISH_TAG) || language.startsWith("en-")) {
        return texts;
      }
    }
    return ENGLISH;
  }

  private boolean isThere() {
    return Texts.class.getResource(language + WORDS) != null;
  }

  /** Whether it is a language of the program, not of a test. */
  private static boolean isBesideEnglish(String tag) {
    String english = String.valueOf(Texts.class.getResource(ENGLISH_TAG + WORDS));
    String beside = english.replace("/" + ENGLISH_TAG + WORDS, "/" + tag + WORDS);
    return beside.equals(String.valueOf(Texts.class.getResource(tag + WORDS)));
  }

  /** Its tag. */
  public String language() {
    return language;
  }

  /** What a message says. */
  public String text(Message message) {
    return new Writing(this, false).text(message);
  }

  /** What a message says as whole sentences: each begins with a capital. */
  public String sentences(Message message) {
    return new Writing(this, true).text(message);
  }

  /** The words for a key that asks for no arguments; empty where no language has any. */
  public Optional<String> words(String key) {
    return find(key).map(Pattern::words);
  }

  /**
   * The messages of the words for a key that are one plural, by what each is chosen by: {@code =0},
   * {@code one}. Empty where they are anything else, or no language has any.
   */
  public Map<String, String> plural(String key) {
    return find(key).map(Pattern::plural).orElse(Map.of());
  }

  /** Whether any language has words for a key, and nothing is asked for but these arguments. */
  public boolean canSay(String key, Set<String> arguments) {
    return key.indexOf('.') > 0
        && find(key).filter(pattern -> arguments.containsAll(pattern.asked())).isPresent();
  }

  /** The words for a key, which must be known. */
  Pattern pattern(String key) {
    return find(key).orElseThrow(() -> new IllegalStateException("no words for \"" + key + "\""));
  }

  /** The words for a key in this language, or in the one that stands in for it. */
  synchronized Optional<Pattern> find(String key) {
    Optional<Pattern> known = patterns.get(key);
    if (known == null) {
      int end = key.indexOf('.');
      String words = file(key.substring(0, end)).getProperty(key.substring(end + 1));
      known =
          words == null
              ? otherwise.flatMap(texts -> texts.find(key))
              : Optional.of(new Pattern(key, words, language));
      patterns.put(key, known);
    }
    return known;
  }

  /** The key of these very words in one of the files of sentences; none where nothing says them. */
  synchronized Optional<String> keyOf(String sentence) {
    if (sentences.isEmpty()) {
      for (String beginning : OF_SENTENCES) {
        String file = beginning.substring(0, beginning.length() - 1);
        for (String name : file(file).stringPropertyNames()) {
          String key = beginning + name;
          if (asked(key).isEmpty()) {
            sentences.put(text(Message.of(key)), key);
          }
        }
      }
    }
    return Optional.ofNullable(sentences.get(sentence));
  }

  /** The names in one of the files of this language, without those of English. */
  public synchronized Set<String> names(String file) {
    return file(file).stringPropertyNames();
  }

  /** The names of the arguments that the words for a key ask for. */
  public Set<String> asked(String key) {
    return pattern(key).asked();
  }

  private Properties file(String name) {
    return files.computeIfAbsent(name, this::read);
  }

  private Properties read(String name) {
    Properties words = new Properties();
    try (InputStream in = Texts.class.getResourceAsStream(language + "/" + name + ".properties")) {
      if (in != null) {
        words.load(new InputStreamReader(in, StandardCharsets.UTF_8));
      }
      return words;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
