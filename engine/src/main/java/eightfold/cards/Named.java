package eightfold.cards;

import java.util.Locale;
import java.util.Map;

/** A thing of a pack that has a name, in as many languages as its author gives. */
public interface Named {
  /** The name in the language in which the pack was written. */
  String name();

  /** Its names in other languages, by their tags (BCP 47). */
  Map<String, String> names();

  /** The name for readers of a language, that of the pack where the author gave no other. */
  default String name(Locale reader) {
    String tag = reader.toLanguageTag();
    return names().getOrDefault(tag, names().getOrDefault(reader.getLanguage(), name()));
  }
}
