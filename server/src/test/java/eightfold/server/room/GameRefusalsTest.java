package eightfold.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Catalogue;
import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.Opening;
import eightfold.game.Refusal;
import eightfold.game.Reply;
import eightfold.game.SetupException;
import eightfold.games.Games;
import eightfold.message.Message;
import eightfold.message.Texts;
import eightfold.server.PseudoTexts;
import eightfold.server.lobby.SetupErrorsInLanguagesTest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * Why a game refuses an act is said in the language of whoever asks: random players try everything
 * at all times, in all games, and {@link GameRefusalStories} tell what chance does not. Source:
 * issue 44, point 5 (every refusal).
 */
class GameRefusalsTest {
  private static final Catalogue GAMES = Games.standard();
  private static final List<String> NAMES = List.of("Ann", "Bob", "Cy", "Dora", "Eve", "Fay");

  /** Rounds are played until all is provoked, and no more than so many. */
  private static final int MOST_ROUNDS = 6;

  /** What no game of the library has. */
  private static final List<String> BOOKS =
      List.of(
          "on A exchanges with stock",
          "on A 2 3 4 5 shows to next",
          "on A 2 3 4 5 gives a card to next",
          "on A 2 3 4 5 gives to others",
          "when Q: chosen draws 2",
          "when J: chosen must play red",
          "when Q: chosen says \"Hello\", else draws 2",
          "when K: shows hand to chosen",
          "when 10: steals 1 from chosen",
          "when 9: turn goes to chosen",
          "when 8: chosen takes 2 from the pile",
          "when 7: chosen puts 1 at random under the pile",
          "on 2 3 4 5 6 7 only without suit",
          "last-never 2 3 4 5 6 7 8 9 10 J Q K",
          "on 8 9 10 J Q wild\nlast-matching 8 9 10 J Q",
          "teams\ntrades",
          "pairs",
          "draw one-then-pass\ndraw-from next",
          "draw one-then-pass\ndraw-from pile",
          "on 8 9 10 wild, calls rank except 8 9 10",
          "on 8 9 10 J wild, declares another suit held",
          "starter none\nopening any");

  /** An act as it is written, or a single word of one; a sentence is neither. */
  private static final Pattern ACT =
      Pattern.compile(
          "[^ ]*|(play|lay|draw|call|catch|suit|rank|give|exchange|show|target|discard|choose|say|fly|use) .*");

  private final Map<String, Message> refused = new TreeMap<>();
  private final int[] legal = new int[Match.MOST_LEGAL];

  @Test
  void whatever_a_game_refuses() {
    GameRefusalStories.told().forEach(refusal -> keep(refusal.message()));
    for (int seed = 0; seed < MOST_ROUNDS && !unprovoked().isEmpty(); seed++) {
      round(seed);
    }
    for (Message message : refused.values()) {
      assertThat(PseudoTexts.english(message, words -> ACT.matcher(words).matches()))
          .as(message.text())
          .isEmpty();
    }
    assertThat(unprovoked()).isEmpty();
  }

  /** A deal of every game with options by chance, and of every book. */
  private void round(int seed) {
    for (Catalogue.Entry entry : GAMES.entries()) {
      FastChance chance = new FastChance(seed);
      play(chosen(entry, chance), chance);
    }
    for (String lines : BOOKS) {
      play(GAMES.fromRuleBook(book(lines)), new FastChance(seed));
    }
  }

  /** What refuses an act, and what it says in another refusal's words. */
  private void keep(Message message) {
    PseudoTexts.parts(message)
        .filter(part -> !part.key().startsWith("words."))
        .forEach(part -> refused.putIfAbsent(part.key(), part));
  }

  /** The keys of refusals that nothing provoked; what games say besides is no refusal. */
  private Set<String> unprovoked() {
    Set<String> keys = new TreeSet<>();
    for (String file : List.of("refusals", "patience", "crazier")) {
      Texts.ENGLISH.names(file).forEach(name -> keys.add(file + "." + name));
    }
    keys.removeIf(key -> key.startsWith("crazier.") && !key.startsWith("crazier.refusal."));
    keys.removeIf(key -> key.matches("patience\\.(sheet|option|rules|no-such)\\..*"));
    keys.removeAll(SetupErrorsInLanguagesTest.OF_KINDS);
    keys.removeAll(refused.keySet());
    return keys;
  }

  /** A game that is what no game of the library is. */
  private static String book(String lines) {
    String players = lines.startsWith("teams") ? "players 4..4\n" : "players 2..4\n";
    String draw = lines.contains("draw ") ? "" : "draw one-may-play\n";
    return "game Odd\n" + players + "deck french\ndeal 6\n" + draw + lines + "\n";
  }

  private void play(Game game, FastChance chance) {
    int seats = Math.min(NAMES.size(), Math.max(game.leastSeats(), 2 + chance.below(3)));
    Match match;
    try {
      match =
          game.begin(Opening.of(Math.clamp(seats, game.leastSeats(), game.mostSeats())), chance);
    } catch (SetupException e) {
      return;
    }
    boolean shows = shows(game);
    for (int ply = 0; ply < 120; ply++) {
      List<String> hand = hand(match);
      for (int odd = 0; odd < 12; odd++) {
        int seat = chance.below(3) == 0 ? chance.below(match.seats()) : Math.max(0, match.turn());
        Reply reply =
            match
                .copy()
                .submit(seat, line(match, hand, shows, chance), NAMES.subList(0, match.seats()));
        if (reply instanceof Reply.Refused(Refusal refusal)) {
          keep(refusal.message());
        }
      }
      if (match.standings().dealOver()) {
        if (match.standings().over()) {
          return;
        }
        var _ = match.nextDeal(Optional.empty(), chance);
        continue;
      }
      act(match, chance);
    }
  }

  private void act(Match match, FastChance chance) {
    for (int seat = 0; seat < match.seats(); seat++) {
      int who = (seat + Math.max(0, match.turn())) % match.seats();
      int count = match.legal(who, legal);
      if (match.mayAct(who) && count > 0) {
        String line = match.text(legal[chance.below(count)]);
        var _ = match.submit(who, line, NAMES.subList(0, match.seats()));
        return;
      }
    }
  }

  private static Game chosen(Catalogue.Entry entry, FastChance chance) {
    Map<String, String> options = new TreeMap<>();
    for (var choice : entry.choices()) {
      if (!choice.values().isEmpty() && chance.below(3) == 0) {
        options.put(choice.key(), choice.values().get(chance.below(choice.values().size())));
      }
    }
    try {
      return GAMES.game(entry.id(), options);
    } catch (SetupException e) {
      return GAMES.game(entry.id(), Map.of());
    }
  }

  /** Whether cards are shown in the game, and none given. */
  private static boolean shows(Game game) {
    return game.ruleBook().contains("shows to next");
  }

  /** What the seat whose turn it is holds. */
  private static List<String> hand(Match match) {
    int seat = Math.max(0, match.turn());
    return new ArrayList<>(match.view(seat).hands().get(seat).cards());
  }

  private static String line(Match match, List<String> hand, boolean shows, FastChance chance) {
    String held = hand.isEmpty() ? "9H" : hand.get(chance.below(hand.size()));
    String more = hand.isEmpty() ? "9H" : hand.get(chance.below(hand.size()));
    String any = List.of("2S", "8C", "AH", "KD", "QS", "RJ", "7H", "4D").get(chance.below(8));
    int other = chance.below(match.seats() + 1);
    return switch (chance.below(27)) {
      case 0, 1, 2 -> "play " + held;
      case 3 -> "play " + any;
      case 4, 5 -> "play " + held + " " + more;
      case 6 -> "play " + held + " =" + "CDHS".charAt(chance.below(4));
      case 7 -> "play " + held + " " + more + " " + hand.stream().findFirst().orElse("2C");
      case 8 -> "draw";
      case 9 -> "pass";
      case 10 -> "call";
      case 11 -> "catch " + other;
      case 12 -> "challenge";
      case 13 -> "suit " + "CDHSX".charAt(chance.below(5));
      case 14 -> "rank " + List.of("A", "8", "Q", "Z").get(chance.below(4));
      case 15 -> (shows ? "show " : "give ") + held + " " + other;
      case 16 -> "take";
      case 17 -> "exchange " + held;
      case 18 -> chance.below(2) == 0 ? "suit free" : "rank free";
      case 19 -> "grab";
      case 20 -> "end";
      case 21 -> "play XX";
      case 22 ->
          List.of("target " + other, "draw " + other, "discard " + held).get(chance.below(3));
      case 23 -> "play " + held + " @" + other;
      case 24 -> "fly away";
      case 25 -> "play " + held + " =pink";
      default -> "choose pink";
    };
  }
}
