package eightfold.protocol;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import eightfold.game.Catalogue;
import eightfold.game.Choice;
import eightfold.message.Texts;
import java.util.List;
import java.util.OptionalInt;

/**
 * A game of the catalogue, as the page and {@code games --json} list it.
 *
 * @param asksWords whether its rules, or one of its options, ask players to say something
 * @param aliases other names by which people know it; absent where it has none
 * @param lessons whether the server has lessons of it
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
    @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean lessons) {

  /** How many can play. */
  public record Players(int min, int max) {}

  /**
   * An option.
   *
   * @param standard its value where nobody says otherwise; {@code default} on the wire
   */
  public record OptionCard(
      String key,
      @JsonProperty("default") String standard,
      List<String> values,
      @JsonInclude(JsonInclude.Include.NON_ABSENT) OptionalInt min,
      @JsonInclude(JsonInclude.Include.NON_ABSENT) OptionalInt max,
      String meaning,
      List<String> meanings) {

    static OptionCard of(Choice choice) {
      return new OptionCard(
          choice.key(),
          choice.standard(),
          choice.values(),
          choice.least(),
          choice.most(),
          choice.meaning(),
          choice.meanings());
    }
  }

  /** The game as its rule book tells of it: in English. */
  public static GameCard of(Catalogue.Entry entry) {
    return of(entry, Texts.ENGLISH);
  }

  /** The same, its summary in a language where that has one. */
  public static GameCard of(Catalogue.Entry entry, Texts texts) {
    return new GameCard(
        entry.id(),
        entry.name(),
        texts.words("games.summary." + entry.id()).orElse(entry.summary()),
        entry.listed(),
        new Players(entry.leastSeats(), entry.mostSeats()),
        entry.choices().stream().map(OptionCard::of).toList(),
        entry.asksWords(),
        entry.aliases(),
        false);
  }

  /** The same where there are lessons of it, or not. */
  public GameCard withLessons(boolean taught) {
    return new GameCard(id, name, summary, listed, players, options, asksWords, aliases, taught);
  }
}
