package eightfold.server.room;

import eightfold.game.Awaits;
import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.Opening;
import eightfold.game.Position;
import eightfold.game.Refusal;
import eightfold.game.Reply;
import eightfold.games.Games;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * What chance hardly ever brings about in a game: each story is told because of one refusal, and
 * gives what the game says.
 */
final class GameRefusalStories {
  private static final List<String> NAMES = List.of("Ann", "Bob");
  private static final int ANN = 0;
  private static final int BOB = 1;

  private final List<Refusal> told = new ArrayList<>();

  private GameRefusalStories() {}

  /** All that is refused in the stories. */
  static List<Refusal> told() {
    GameRefusalStories stories = new GameRefusalStories();
    stories.whatMacauDemands();
    stories.aBrideWaitsForItsPartner();
    stories.theDealersGoodies();
    stories.twoCardsThatAreNoPair();
    return stories.told;
  }

  /** Source: macau.md, A and J, readings 1 and 2. */
  private void whatMacauDemands() {
    Match suit = lying("macau", "7H", "AS RJ 5H", "AH 6H 6S QH KS");
    does(suit, ANN, "play AS =free");
    refused(suit, BOB, "play 6H");
    Match any = lying("macau", "7H", "JH 2D", "2H KH 5S");
    does(any, ANN, "play JH");
    does(any, ANN, "rank free");
    refused(any, BOB, "play 2H");
    Match rank = lying("macau", "7H", "JH KS QC 2D", "QH QS AD RJ JC 6C");
    does(rank, ANN, "play JH");
    does(rank, ANN, "rank Q");
    refused(rank, BOB, "draw");
  }

  /** Source: kings-reverse.md, R3. */
  private void aBrideWaitsForItsPartner() {
    Match match = lying("kings-reverse", "KS", "KH QH 6C", "7D 6D 9H");
    does(match, ANN, "lay QH");
    refused(match, ANN, "end");
  }

  /** Whoever has dealt a special starter takes it or leaves it first. Source: eights.md, R8. */
  private void theDealersGoodies() {
    Game eights = Games.standard().game("eights", Map.of("dealersGoodies", "yes"));
    int seed = 0;
    Match match;
    do {
      match = eights.begin(Opening.of(NAMES.size()), new FastChance(seed++));
    } while (!match.awaits().equals(Awaits.of("take")));
    int dealer = match.dealer();
    refused(match, dealer, "play " + match.view(dealer).hands().get(dealer).cards().getFirst());
  }

  /**
   * Of two cards that are not alike neither is drawn, and it is the one she lacks that Ann does not
   * hold. Source: creights.md, R2.
   */
  private void twoCardsThatAreNoPair() {
    Match match = lying("creights", "7H", "7C 7D 4S", "2D KH 5S", "QS 3C");
    refused(match, ANN, "play 7C 7D");
    says("7C and 7D are not alike; two cards are played at once only where they are");
    refused(match, ANN, "play 7C 7S");
    says("you don't hold 7S");
  }

  private void says(String sentence) {
    String said = told.getLast().message().text();
    if (!said.equals(sentence)) {
      throw new AssertionError(said);
    }
  }

  /** Ann is to act, and the rest of the pack is the stock. */
  private static Match lying(String game, String upcard, String... hands) {
    Position position =
        Position.lying(
                Arrays.stream(hands).map(hand -> List.of(hand.split(" "))).toList(),
                List.of(upcard),
                List.of())
            .restUnder()
            .turn(ANN)
            .build();
    return Games.standard().game(game, Map.of()).arrange(position, new FastChance(5));
  }

  private static void does(Match match, int seat, String line) {
    if (match.submit(seat, line, NAMES) instanceof Reply.Refused(Refusal refusal)) {
      throw new AssertionError(line + ": " + refusal);
    }
  }

  private void refused(Match match, int seat, String line) {
    if (!(match.submit(seat, line, NAMES) instanceof Reply.Refused(Refusal refusal))) {
      throw new AssertionError(line + " was done");
    }
    told.add(refusal);
  }
}
