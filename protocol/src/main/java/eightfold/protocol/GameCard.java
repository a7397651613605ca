package eightfold.protocol;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import eightfold.game.Catalogue;
import eightfold.game.Choice;
import eightfold.game.Mood;
import eightfold.game.OptionWords;
import eightfold.game.Portrait;
import eightfold.game.Preset;
import eightfold.game.SuitSigns;
import eightfold.message.Message;
import eightfold.message.Texts;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A game of the catalogue, as the page and {@code games --json} list it.
 *
 * @param asksWords whether its rules, or one of its options, ask players to say something
 * @param aliases other names by which people know it; absent where it has none
 * @param lessonMinutes how long the lessons of it take, about; absent where there are none
 * @param home the country where it is at home (ISO 3166), {@code world} or {@code made-up}; absent
 *     of a game of one's own
 * @param minutes how long a match takes people, about; absent likewise
 * @param signature the card that shows best what the game is; absent where none does
 * @param suits whose signs that card carries, {@code swiss} or {@code spanish}; absent where they
 *     are French
 * @param pack the pack that it brings, with the signature as its only kind and no ranks; absent
 *     where it brings none
 * @param moods what it is good for ({@link Mood}); absent where nothing is known of that
 * @param presets ways to play it that have a name; absent where it has none
 */
public record GameCard(
    String id,
    String name,
    String summary,
    boolean listed,
    Players players,
    List<OptionCard> options,
    @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean asksWords,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> aliases,
    @JsonInclude(JsonInclude.Include.NON_DEFAULT) int lessonMinutes,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) String home,
    @JsonInclude(JsonInclude.Include.NON_DEFAULT) int minutes,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) String signature,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) String suits,
    @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<ToldPack> pack,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> moods,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<PresetCard> presets) {

  /** How many can play. */
  public record Players(int min, int max) {}

  /**
   * An option.
   *
   * @param title what people call it; absent where it has a key alone
   * @param group what the options around it are about, for people; absent likewise
   * @param standard its value where nobody says otherwise; {@code default} on the wire
   * @param words what people call its values, by these values; what is missing goes by its key
   * @param numbers how a number is said: the messages of a plural, by {@code =N} or by the
   *     language's word for the plural, {@code #} standing for the number; absent where the number
   *     says it all
   */
  public record OptionCard(
      String key,
      @JsonInclude(JsonInclude.Include.NON_EMPTY) String title,
      @JsonInclude(JsonInclude.Include.NON_EMPTY) String group,
      @JsonProperty("default") String standard,
      List<String> values,
      @JsonInclude(JsonInclude.Include.NON_EMPTY) Map<String, String> words,
      @JsonInclude(JsonInclude.Include.NON_EMPTY) Map<String, String> numbers,
      @JsonInclude(JsonInclude.Include.NON_ABSENT) OptionalInt min,
      @JsonInclude(JsonInclude.Include.NON_ABSENT) OptionalInt max,
      String meaning,
      List<String> meanings) {

    static OptionCard of(Choice choice, Texts texts) {
      OptionWords words = new OptionWords(choice, texts);
      return new OptionCard(
          choice.key(),
          words.title().orElse(""),
          words.group().orElse(""),
          choice.standard(),
          choice.values(),
          words.values(),
          words.numbers(),
          choice.least(),
          choice.most(),
          texts.text(Message.said(choice.meaning())),
          choice.meanings().stream().map(said -> texts.text(Message.said(said))).toList());
    }
  }

  /**
   * A way to play that has a name.
   *
   * @param title what people call it
   * @param about what it is, in a line
   * @param options the options that it sets, by their keys; every other one is standard
   */
  public record PresetCard(String name, String title, String about, Map<String, String> options) {
    static PresetCard of(Preset preset, Texts texts) {
      return new PresetCard(
          preset.name(),
          texts.words("presets.title." + preset.name()).orElseThrow(),
          texts.words("presets.about." + preset.name()).orElseThrow(),
          preset.options());
    }
  }

  /**
   * What the library tells of a game besides its rules.
   *
   * @param lessonMinutes how long its lessons take, about; 0 where there are none
   */
  public record Library(Optional<Portrait> portrait, List<Preset> presets, int lessonMinutes) {
    /** Of a game of one's own. */
    public static final Library NOTHING = new Library(Optional.empty(), List.of(), 0);
  }

  private static String suits(Catalogue.Special special) {
    boolean usual = special.signature().isEmpty() || special.suits() == SuitSigns.FRENCH;
    return usual ? "" : special.suits().word();
  }

  /** A game of one's own as its rule book tells of it: in English. */
  public static GameCard of(Catalogue.Entry entry) {
    return of(entry, Texts.ENGLISH, Library.NOTHING);
  }

  /**
   * A game of the catalogue.
   *
   * @param texts the language of its summary, and of the titles of its options and presets
   * @param library what there is of it besides its rules
   */
  public static GameCard of(Catalogue.Entry entry, Texts texts, Library library) {
    Optional<Portrait> portrait = library.portrait();
    return new GameCard(
        entry.id(),
        entry.name(),
        texts.text(Message.said(entry.summary())),
        entry.listed(),
        new Players(entry.leastSeats(), entry.mostSeats()),
        entry.choices().stream().map(choice -> OptionCard.of(choice, texts)).toList(),
        entry.asksWords(),
        entry.aliases(),
        library.lessonMinutes(),
        portrait.map(Portrait::home).orElse(""),
        portrait.map(Portrait::minutes).orElse(0),
        entry.special().signature(),
        suits(entry.special()),
        entry
            .special()
            .pack()
            .map(pack -> ToldPack.ofCard(pack, entry.special().signature(), texts)),
        Mood.of(entry, portrait).stream().map(Mood::word).toList(),
        library.presets().stream().map(preset -> PresetCard.of(preset, texts)).toList());
  }
}
