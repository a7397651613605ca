package eightfold.conventions;

import com.ibm.icu.text.MessagePattern;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.util.TreeScanner;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The keys of messages in sources, and their words in English: which side lacks what the other has.
 * A key stands in the code as a whole, or as a beginning that ends with a full stop, behind which
 * something is put ({@code "words.suit." + letter}).
 */
final class MessageKeys {
  private final Map<String, String> words;
  private final Set<String> files = new TreeSet<>();
  private final Set<String> whole = new TreeSet<>();
  private final Set<String> beginnings = new TreeSet<>();
  private final List<String> findings = new ArrayList<>();

  private MessageKeys(Map<String, String> words) {
    this.words = words;
    words.keySet().forEach(key -> files.add(key.substring(0, key.indexOf('.'))));
  }

  /**
   * What does not fit together.
   *
   * @param sources what stands in the sources, by their names
   * @param words patterns of English by their keys, with the file's name before them
   */
  static List<String> findings(Map<String, String> sources, Map<String, String> words) {
    MessageKeys keys = new MessageKeys(words);
    sources.forEach(keys::read);
    keys.whole.stream()
        .filter(key -> !words.containsKey(key) && !hasForms(key, words))
        .forEach(key -> keys.findings.add("no words for " + key));
    words.keySet().stream()
        .filter(key -> !keys.isUsed(key))
        .forEach(key -> keys.findings.add("nothing says " + key));
    return keys.findings;
  }

  /** The patterns of a file of words; a name that stands there twice is a finding. */
  static Map<String, String> patterns(String file, String text, List<String> findings) {
    Map<String, String> patterns = new TreeMap<>();
    Properties once =
        new Properties() {
          @Override
          public synchronized @Nullable Object put(Object name, Object words) {
            String key = file + "." + name;
            if (patterns.put(key, String.valueOf(words)) != null) findings.add("twice: " + key);
            return null;
          }
        };
    try {
      once.load(new StringReader(text));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return patterns;
  }

  /** The names of the arguments that a pattern asks for. */
  static Set<String> asked(String words) {
    MessagePattern pattern = new MessagePattern(words);
    Set<String> names = new TreeSet<>();
    for (int i = 0; i < pattern.countParts(); i++) {
      if (pattern.getPartType(i) == MessagePattern.Part.Type.ARG_NAME) {
        names.add(pattern.getSubstring(pattern.getPart(i)));
      }
    }
    return names;
  }

  /**
   * The names of the arguments that a pattern puts into its words, and does not merely choose by.
   */
  static Set<String> said(String words) {
    MessagePattern pattern = new MessagePattern(words);
    Set<String> names = new TreeSet<>();
    for (int i = 0; i < pattern.countParts(); i++) {
      MessagePattern.Part part = pattern.getPart(i);
      if (part.getType() == MessagePattern.Part.Type.ARG_START
          && part.getArgType() != MessagePattern.ArgType.SELECT) {
        names.add(pattern.getSubstring(pattern.getPart(i + 1)));
      }
    }
    return names;
  }

  /** Whether a word is said in forms only, such as {@code words.card.any.all}. */
  private static boolean hasForms(String key, Map<String, String> words) {
    return key.startsWith("words.")
        && words.keySet().stream().anyMatch(form -> form.startsWith(key + "."));
  }

  /** A form of a word is used where the word is. */
  private boolean isUsed(String key) {
    return whole.contains(key)
        || beginnings.stream().anyMatch(key::startsWith)
        || whole.stream().anyMatch(word -> word.startsWith("words.") && key.startsWith(word + "."));
  }

  private void read(String name, String text) {
    new Scan(name).scan(ParsedSource.of(name, text).units(), null);
  }

  private boolean isKey(String text) {
    int end = text.indexOf('.');
    return end > 0
        && files.contains(text.substring(0, end))
        && text.matches("[a-z-]+(\\.[A-Za-z0-9+-]+)*\\.?");
  }

  /** Goes through one source. */
  private final class Scan extends TreeScanner<Void, Void> {
    private final String file;

    Scan(String file) {
      this.file = file;
    }

    @Override
    public Void visitLiteral(LiteralTree literal, Void nothing) {
      if (literal.getValue() instanceof String text && isKey(text)) {
        (text.endsWith(".") ? beginnings : whole).add(text);
      }
      return null;
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree call, Void nothing) {
      chain(call);
      return super.visitMethodInvocation(call, null);
    }

    /** Arguments given one after another to a key that stands there: they are those asked for. */
    private void chain(MethodInvocationTree last) {
      Set<String> given = new TreeSet<>();
      ExpressionTree call = last;
      while (call instanceof MethodInvocationTree with
          && with.getMethodSelect() instanceof MemberSelectTree method
          && method.getIdentifier().toString().startsWith("with")
          && !with.getArguments().isEmpty()
          && with.getArguments().getFirst() instanceof LiteralTree name) {
        given.add(String.valueOf(name.getValue()));
        call = method.getExpression();
      }
      if (call instanceof MethodInvocationTree of
          && of.getMethodSelect().toString().equals("Message.of")
          && of.getArguments().getFirst() instanceof LiteralTree literal) {
        check(String.valueOf(literal.getValue()), given);
      }
    }

    private void check(String key, Set<String> given) {
      String pattern = words.get(key);
      if (pattern != null && !checked.contains(key) && !asked(pattern).equals(given)) {
        findings.add(file + ": " + key + " asks for " + asked(pattern) + " and gets " + given);
      }
      checked.add(key);
    }

    /** The longest chain comes first; what it is made of is not looked at again. */
    private final Set<String> checked = new TreeSet<>();
  }
}
