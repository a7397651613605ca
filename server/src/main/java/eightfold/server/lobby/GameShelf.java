package eightfold.server.lobby;

import eightfold.game.Catalogue;
import eightfold.game.Game;
import eightfold.game.Portraits;
import eightfold.game.Presets;
import eightfold.game.SetupException;
import eightfold.message.Texts;
import eightfold.protocol.GameCard;
import eightfold.protocol.Page;
import eightfold.protocol.Page.Problem;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The games that players may choose from, and what there is to tell of each. */
final class GameShelf {
  private final Catalogue catalogue;
  private final SharedGames games;
  private final Lessons lessons;

  GameShelf(Catalogue catalogue, SharedGames games) {
    this.catalogue = catalogue;
    this.games = games;
    this.lessons = new Lessons(catalogue, games);
  }

  /** Makes what is made once: the list, and the lessons of each game. */
  void prepare() {
    cards(Texts.ENGLISH).forEach(game -> lessons.of(game.id(), Texts.ENGLISH));
  }

  /** All of them, told of in a language. */
  List<GameCard> cards(Texts texts) {
    return catalogue.entries().stream()
        .filter(Catalogue.Entry::listed)
        .map(entry -> GameCard.of(entry, texts, library(entry.id())))
        .toList();
  }

  private GameCard.Library library(String id) {
    return new GameCard.Library(Portraits.of(id), Presets.of(id), lessons.minutes(id));
  }

  /** The rule sheet of a game with options. */
  Page sheet(String game, Map<String, String> options, Texts texts) {
    return told(game, options, played -> new Page.Sheet(played.sheet().text(texts)));
  }

  /** What the cards of a game with options do. */
  Page meanings(String game, Map<String, String> options, Texts texts) {
    return told(game, options, played -> Page.CardMeanings.of(played.meanings(texts)));
  }

  private Page told(String game, Map<String, String> options, Function<Game, Page> page) {
    if (!has(game)) {
      return Problems.noGame(game);
    }
    try {
      return page.apply(games.of(game, options));
    } catch (SetupException e) {
      return Problem.of(Problems.NOT_POSSIBLE, e.reason());
    }
  }

  /** A game in short lessons. */
  Page lessons(String game, Texts texts) {
    return has(game) ? lessons.of(game, texts) : Problems.noGame(game);
  }

  private boolean has(String game) {
    return catalogue.ids().contains(game);
  }
}
