package eightfold.message;

import com.ibm.icu.text.MessagePattern;
import com.ibm.icu.text.MessagePattern.ArgType;
import com.ibm.icu.text.MessagePattern.Part;
import com.ibm.icu.text.PluralRules;
import com.ibm.icu.util.ULocale;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The words for a key in ICU's message syntax, and the language in which they are written: its
 * plurals count.
 */
final class Pattern {
  /** The first part within a message. */
  private static final int FIRST = 1;

  private final String key;
  private final String words;
  private final String language;
  private final Optional<MessagePattern> parts;
  private Optional<PluralRules> plurals = Optional.empty();

  Pattern(String key, String words, String language) {
    this.key = key;
    this.words = words;
    this.language = language;
    boolean plain = words.indexOf('{') < 0 && words.indexOf('\'') < 0;
    this.parts = plain ? Optional.empty() : Optional.of(new MessagePattern(words));
  }

  String key() {
    return key;
  }

  /** The words, where nothing is to be filled in. */
  String words() {
    return words;
  }

  /** Its parts; none where nothing is to be filled in. */
  Optional<MessagePattern> parts() {
    return parts;
  }

  /** The names of the arguments that it asks for. */
  Set<String> asked() {
    Set<String> names = new TreeSet<>();
    parts.ifPresent(
        pattern -> {
          for (int i = 0; i < pattern.countParts(); i++) {
            if (pattern.getPartType(i) == Part.Type.ARG_NAME) {
              names.add(pattern.getSubstring(pattern.getPart(i)));
            }
          }
        });
    return names;
  }

  /** The messages of the one plural that the words are, by their selectors; none of other words. */
  Map<String, String> plural() {
    Map<String, String> messages = new LinkedHashMap<>();
    parts.filter(Pattern::isPlural).ifPresent(pattern -> read(pattern, messages));
    return messages;
  }

  /** Whether a pattern is a plural, and nothing stands around it. */
  private static boolean isPlural(MessagePattern pattern) {
    Part last = pattern.getPart(pattern.getLimitPartIndex(FIRST));
    return pattern.getPartType(FIRST) == Part.Type.ARG_START
        && pattern.getPart(FIRST).getArgType() == ArgType.PLURAL
        && pattern.getPart(FIRST).getIndex() == 0
        && last.getLimit() == pattern.getPatternString().length();
  }

  private static void read(MessagePattern pattern, Map<String, String> messages) {
    String selector = "";
    for (int i = FIRST; i < pattern.countParts(); i++) {
      if (pattern.getPartType(i) == Part.Type.ARG_SELECTOR) {
        selector = pattern.getSubstring(pattern.getPart(i));
      } else if (pattern.getPartType(i) == Part.Type.MSG_START) {
        int end = pattern.getLimitPartIndex(i);
        messages.put(
            selector,
            pattern
                .getPatternString()
                .substring(pattern.getPart(i).getLimit(), pattern.getPart(end).getIndex()));
        i = end;
      }
    }
  }

  /** The language's word for the plural of a number: {@code one}, {@code few}, {@code other}. */
  synchronized String plural(int number) {
    if (plurals.isEmpty()) {
      plurals = Optional.of(PluralRules.forLocale(ULocale.forLanguageTag(language)));
    }
    return plurals.get().select(number);
  }
}
