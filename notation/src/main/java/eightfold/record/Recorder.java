package eightfold.record;

import eightfold.game.EngineVersion;
import eightfold.game.Game;
import eightfold.game.Standings;
import eightfold.record.GameRecord.Act;
import eightfold.record.GameRecord.Deal;
import eightfold.record.GameRecord.Player;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Writes a match down while it is played. It is given a deal's secret only when the deal is over,
 * so that whatever it writes before cannot hold it.
 */
public final class Recorder {
  private final GameRecord head;
  private final List<Deal> deals = new ArrayList<>();
  private final List<Act> acts = new ArrayList<>();
  private Optional<Standings> end = Optional.empty();

  private Recorder(GameRecord head) {
    this.head = head;
  }

  /**
   * Begins the record of a match.
   *
   * @param game what is played, its options applied
   * @param players by seat
   * @param date when it is played
   */
  public static Recorder begin(Game game, List<Player> players, LocalDate date) {
    String book = game.ruleBook();
    return new Recorder(
        new GameRecord(
            EngineVersion.CURRENT,
            game.id(),
            Hashes.sha256(book),
            game.options(),
            players,
            date,
            Optional.empty(),
            Optional.empty(),
            List.of(),
            book));
  }

  /**
   * A deal has been dealt.
   *
   * @param dealer the seat that deals, as the match says
   * @param commitment the hash of its secret that was shown, 64 hexadecimal digits
   * @param nonces what the seats added
   */
  public void dealt(int dealer, String commitment, Nonces nonces) {
    if (!deals.isEmpty() && deals.getLast().secret().isEmpty()) {
      throw new IllegalStateException("deal " + deals.size() + " is not over");
    }
    acts.clear();
    deals.add(
        new Deal(deals.size() + 1, dealer, commitment, nonces, Optional.empty(), List.of(), 0));
  }

  /** A seat's line was taken; {@code texts} are the single acts that it stands for. */
  public void acted(int seat, List<String> texts) {
    for (String text : texts) {
      acts.add(new Act(seat, text, 0));
    }
  }

  /** The running deal is over, or broken off: its secret may be shown. */
  public void revealed(DealSecret secret) {
    Deal deal = running(Optional.of(secret));
    if (!secret.commitment().equals(deal.commitment())) {
      throw new IllegalArgumentException("another secret than the one committed to");
    }
    deals.set(deals.size() - 1, deal);
  }

  /** The match is over. */
  public void ended(Standings standings) {
    end = Optional.of(standings);
  }

  /** The record as it stands. */
  public GameRecord record() {
    List<Deal> all = new ArrayList<>(deals);
    if (!all.isEmpty() && all.getLast().secret().isEmpty()) {
      all.set(all.size() - 1, running(Optional.empty()));
    }
    return new GameRecord(
        head.engine(),
        head.game(),
        head.rules(),
        head.options(),
        head.players(),
        head.date(),
        end.map(Standings::score),
        end.map(Standings::matchWinners),
        all,
        head.ruleBook());
  }

  private Deal running(Optional<DealSecret> secret) {
    Deal deal = deals.getLast();
    return new Deal(
        deal.number(), deal.dealer(), deal.commitment(), deal.nonces(), secret, acts, 0);
  }
}
