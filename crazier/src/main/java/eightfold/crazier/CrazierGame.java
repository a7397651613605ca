package eightfold.crazier;

import eightfold.crazier.cards.AbilityCardSet;
import eightfold.crazier.cards.CardText;
import eightfold.crazier.play.CrazierPack;
import eightfold.crazier.play.CrazierTable;
import eightfold.crazier.play.CrazierVerb;
import eightfold.crazier.play.GameSeries;
import eightfold.crazier.play.Numbering;
import eightfold.crazier.play.Setup;
import eightfold.game.BestScore;
import eightfold.game.CardDetail;
import eightfold.game.Chance;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.Opening;
import eightfold.game.Position;
import eightfold.game.SetupException;
import eightfold.game.Verb;
import eightfold.message.Message;
import eightfold.message.Sheet;
import eightfold.message.Texts;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** A card set with its options chosen, behind the common face. */
final class CrazierGame implements Game {
  private static final String OPTIONS = "options:";

  private final AbilityCardSet set;
  private final CrazierOptions options;

  /** The pack for so many seats, by their number. */
  private final List<CrazierPack> packs;

  CrazierGame(AbilityCardSet set, CrazierOptions options) {
    this.set = set;
    this.options = options;
    packs =
        IntStream.rangeClosed(0, Numbering.MOST_SEATS)
            .mapToObj(seats -> CrazierPack.of(set, seats))
            .toList();
  }

  AbilityCardSet set() {
    return set;
  }

  CrazierOptions chosen() {
    return options;
  }

  /** The cards that so many play with. */
  CrazierPack pack(int seats) {
    return packs.get(seats);
  }

  @Override
  public String id() {
    return set.id();
  }

  @Override
  public String name() {
    return set.name();
  }

  @Override
  public List<Verb> verbs() {
    return CrazierVerb.ALL;
  }

  @Override
  public Optional<BestScore> bestScore() {
    return Optional.of(options.points() ? BestScore.FEWEST : BestScore.MOST);
  }

  @Override
  public int leastSeats() {
    return 2 * options.teamSize();
  }

  @Override
  public int mostSeats() {
    return Numbering.MOST_SEATS / options.teamSize() * options.teamSize();
  }

  @Override
  public int dealerBefore(int eldest, int seats) {
    return Math.floorMod(eldest - 1, seats);
  }

  @Override
  public Map<Integer, Message> brokenPromises() {
    Map<Integer, Message> broken = new LinkedHashMap<>();
    for (int seats = leastSeats(); seats <= mostSeats(); seats++) {
      if (seats % options.teamSize() != 0) {
        broken.put(seats, uneven(seats));
      }
    }
    return broken;
  }

  private Message uneven(int seats) {
    return Message.of("crazier.uneven").with("seats", seats).with("teamSize", options.teamSize());
  }

  @Override
  public List<CardDetail> cards(Texts texts) {
    return set.cards().stream().map(card -> CardText.detail(card, texts)).toList();
  }

  @Override
  public Map<String, String> options() {
    return options.values();
  }

  /** The text of the card set, with the options that are in force. */
  @Override
  public String ruleBook() {
    StringBuilder text = new StringBuilder();
    boolean said = false;
    for (String line : set.text().lines().toList()) {
      if (line.startsWith(OPTIONS)) {
        continue;
      }
      text.append(line).append('\n');
      if (!said && line.startsWith("id:")) {
        text.append(options.line()).append('\n');
        said = true;
      }
    }
    return text.toString();
  }

  /** What tells tables of other rules, cards or seats apart. */
  int sum(CrazierTable table) {
    return 31 * (31 * ruleBook().hashCode() + table.zones().pack().ids().hashCode())
        + table.seats();
  }

  @Override
  public Sheet sheet() {
    return CrazierSheetText.of(this);
  }

  /**
   * Checks the number of players.
   *
   * @throws SetupException if so many can't play
   */
  void seated(int seats) {
    if (seats < leastSeats() || seats > mostSeats()) {
      throw new SetupException(
          Message.of("setup.seats")
              .with("game", name())
              .with("least", leastSeats())
              .with("most", mostSeats())
              .with("seats", seats));
    }
    if (seats % options.teamSize() != 0) {
      throw new SetupException(uneven(seats));
    }
  }

  /** A table for so many, with all cards still to be laid. */
  CrazierTable table(int seats, Chance chance) {
    return Setup.empty(
        options.settings(), pack(seats), Setup.teams(seats, options.teamSize()), chance);
  }

  @Override
  public Match begin(Opening opening, Chance chance) {
    seated(opening.seats());
    if (opening.deal() < 1
        || !opening.scores().isEmpty() && opening.scores().size() != opening.seats()) {
      throw new SetupException(Message.of("setup.deal-and-scores"));
    }
    opening
        .more()
        .keySet()
        .forEach(
            key -> {
              throw new SetupException(Message.of("setup.means-nothing").with("word", key));
            });
    int dealer = opening.dealer().orElseGet(() -> Setup.drawn(chance, opening.seats()));
    if (dealer < 0 || dealer >= opening.seats()) {
      throw new SetupException(Message.of("setup.no-seat-to-deal").with("seat", dealer));
    }
    GameSeries series = new GameSeries(options.points(), opening.seats());
    series.from(opening.scores());
    CrazierMatch match = new CrazierMatch(this, opening.seats(), series, opening.deal());
    match.deal(opening.pack(), dealer, chance);
    return match;
  }

  @Override
  public Match arrange(Position position, Chance chance) {
    seated(position.hands().size());
    GameSeries series = new GameSeries(options.points(), position.hands().size());
    series.from(position.scores());
    CrazierMatch match = new CrazierMatch(this, position.hands().size(), series, position.deal());
    match.lies(CrazierPositions.lay(this, position, chance));
    return match;
  }
}
