package eightfold.games;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Catalogue;
import eightfold.game.Choice;
import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Opening;
import eightfold.game.SetupException;
import eightfold.message.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/**
 * Rule sheets say nothing of numbers of players that a game does not admit. Source: CHANGES 26
 * ("with two players that changes nothing" on Dirty Seven and Tag Team).
 */
class SheetsOfSeatsTest {
  /**
   * How a language speaks of numbers of players.
   *
   * @param two how it begins what holds with two
   * @param players what stands behind a figure that is a number of players
   */
  record Language(String tag, String two, String players) {
    Pattern figures() {
      return Pattern.compile("(\\d+)(?:(?: (?:to|bis|a|tot|till) |–)(\\d+))? (?:" + players + ")");
    }

    @Override
    public String toString() {
      return tag;
    }
  }

  static final List<Language> LANGUAGES =
      List.of(
          new Language("en", "with two players", "(?:or more )?players"),
          new Language("de", "zu zweit", "(?:oder mehr )?spieler"),
          new Language("es", "con dos jugadores", "(?:o más )?jugadores"),
          new Language("fr", "à deux joueurs", "joueurs"),
          new Language("nl", "met twee spelers", "(?:of meer )?spelers"),
          new Language("sv", "med två spelare", "spelare"),
          new Language("tr", "iki oyuncuyla", "(?:veya daha çok )?oyuncu"),
          new Language("hu", "két játékossal", "(?:vagy több )?játékos"));

  /** The games with all standard options, and with each value of each option by itself. */
  private static final List<Game> GAMES = games();

  private static List<Game> games() {
    Catalogue catalogue = Games.standard();
    List<Game> games = new ArrayList<>();
    for (Catalogue.Entry entry : catalogue.entries()) {
      games.add(catalogue.game(entry.id(), Map.of()));
      for (Choice choice : entry.choices()) {
        for (String value : values(choice)) {
          try {
            games.add(catalogue.game(entry.id(), Map.of(choice.key(), value)));
          } catch (SetupException _) {
            // some values need another option's
          }
        }
      }
    }
    return games;
  }

  private static List<String> values(Choice choice) {
    return Stream.concat(
            choice.values().stream(),
            Stream.of(choice.least(), choice.most())
                .flatMapToInt(
                    bound -> bound.isPresent() ? IntStream.of(bound.getAsInt()) : IntStream.of())
                .mapToObj(String::valueOf))
        .toList();
  }

  private static Set<Integer> admitted(Game game) {
    return IntStream.rangeClosed(game.leastSeats(), game.mostSeats())
        .filter(seats -> canPlay(game, seats))
        .boxed()
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static boolean canPlay(Game game, int seats) {
    try {
      return game.begin(Opening.of(seats), new FastChance(1)).seats() == seats;
    } catch (SetupException _) {
      return false;
    }
  }

  @ParameterizedTest
  @FieldSource("LANGUAGES")
  void a_sheet_speaks_of_tables_that_the_game_admits_alone(Language language) {
    Texts texts = Texts.in(language.tag());
    Set<String> wrong = new TreeSet<>();
    int figures = 0;
    for (Game game : GAMES) {
      Set<Integer> admitted = admitted(game);
      // of how many players a team is has nothing to do with the table
      Optional.ofNullable(game.options().get("teams"))
          .filter(teams -> teams.matches("\\d+"))
          .ifPresent(teams -> admitted.add(Integer.valueOf(teams)));
      String sheet = game.sheet().text(texts).toLowerCase(Locale.forLanguageTag(language.tag()));
      if (!admitted.contains(2) && sheet.contains(language.two())) {
        wrong.add(game.id() + ": " + language.two());
      }
      Matcher matcher = language.figures().matcher(sheet);
      while (matcher.find()) {
        figures++;
        for (int group = 1; group <= 2; group++) {
          if (matcher.group(group) != null
              && !admitted.contains(Integer.valueOf(matcher.group(group)))) {
            wrong.add(game.id() + ": " + matcher.group());
          }
        }
      }
    }
    assertThat(wrong).isEmpty();
    assertThat(figures).as("numbers of players found").isGreaterThan(50);
  }

  @Test
  void what_holds_with_two_players_is_said_where_two_can_play() {
    for (Language language : LANGUAGES) {
      Texts texts = Texts.in(language.tag());
      Game game = Games.standard().game("el-pumba", Map.of());
      String sheet = game.sheet().text(texts).toLowerCase(Locale.forLanguageTag(language.tag()));
      assertThat(sheet).as(language.tag()).contains(language.two());
    }
  }
}
