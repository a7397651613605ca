package eightfold.cli;

import eightfold.message.Texts;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** In which language a command speaks of a game. */
final class LanguageOption {
  @Option(
      names = "--language",
      paramLabel = "TAG",
      defaultValue = "en",
      description =
          "In which language: one of de, en, es, fr, hu, nl, sv, tr"
              + " (${DEFAULT-VALUE} if not given).")
  private String language = "en";

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  /** Whether it is the language in which the library is written: then no words are looked up. */
  boolean isEnglish() {
    return language.equals("en");
  }

  /** The words of that language; a call that names one without words is wrong. */
  Texts texts() {
    if (!Texts.LANGUAGES.contains(language.split("-", 2)[0])) {
      throw new ParameterException(
          spec.commandLine(),
          "there are no words in \"%s\"; possible: %s"
              .formatted(language, String.join(", ", Texts.LANGUAGES)));
    }
    return Texts.in(language);
  }
}
