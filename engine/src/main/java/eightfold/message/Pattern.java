package eightfold.message;

import com.ibm.icu.text.MessagePattern;
import com.ibm.icu.text.PluralRules;
import com.ibm.icu.util.ULocale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The words for a key in ICU's message syntax, and the language in which they are written: its
 * plurals count.
 */
final class Pattern {
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
            if (pattern.getPartType(i) == MessagePattern.Part.Type.ARG_NAME) {
              names.add(pattern.getSubstring(pattern.getPart(i)));
            }
          }
        });
    return names;
  }

  /** The language's word for the plural of a number: {@code one}, {@code few}, {@code other}. */
  synchronized String plural(int number) {
    if (plurals.isEmpty()) {
      plurals = Optional.of(PluralRules.forLocale(ULocale.forLanguageTag(language)));
    }
    return plurals.get().select(number);
  }
}
