package eightfold.protocol;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import eightfold.game.PublicFact;
import eightfold.game.Question;
import eightfold.game.Refusal;
import eightfold.game.Standings;
import eightfold.game.View;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A {@link View} as it is sent to people: what a kind of game tells besides stands beside the rest,
 * with nothing in force where a game has no such thing. What bots go by is not sent.
 *
 * @param suit the suit declared, or the colour named
 * @param known what this seat knows besides the facts that are public
 * @param question the open decision, if there is one
 */
public record SeatView(
    int seat,
    int ply,
    int deal,
    int dealer,
    int turn,
    List<Integer> actors,
    String awaits,
    boolean clockwise,
    List<String> pile,
    int stock,
    Optional<String> suit,
    Optional<String> rank,
    int pendingDraw,
    int pendingSkip,
    List<Hand> hands,
    List<String> legal,
    Map<String, Integer> risky,
    Map<String, Refused> refusals,
    Standings standings,
    List<PublicFact> known,
    Optional<Question> question) {
  /**
   * One seat's hand as the viewer sees it.
   *
   * @param points what each of {@code cards} counts, once the deal is over and where cards count
   */
  public record Hand(
      int count,
      List<String> cards,
      boolean called,
      boolean owesCall,
      @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Integer> points) {
    static Hand of(View.Hand hand) {
      return new Hand(hand.count(), hand.cards(), hand.called(), hand.owesCall(), hand.points());
    }
  }

  /**
   * Why a card may not be played. JSON has the sentence's key and arguments besides, made when it
   * is written: most are never sent again, and everybody remembers what they were told last.
   *
   * @param code 901..921
   * @param words a sentence in the language of the connection
   */
  public record Refused(int code, Words words) {
    static Refused of(Refusal refusal) {
      return new Refused(refusal.code(), new Words(refusal.message()));
    }

    /** The sentence's key, for clients with words of their own. */
    @JsonProperty
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    public Optional<String> key() {
      return words.key();
    }

    /** What the sentence speaks of, by name. */
    @JsonProperty
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    public Optional<Map<String, Object>> arguments() {
      return words.arguments();
    }
  }

  private static Map<String, Refused> refused(Map<String, Refusal> refusals) {
    Map<String, Refused> refused = new LinkedHashMap<>();
    refusals.forEach((card, refusal) -> refused.put(card, Refused.of(refusal)));
    return refused;
  }

  /** The view as it is sent. */
  public static SeatView of(View view) {
    View.InForce inForce = view.inForce();
    View.Abilities abilities = view.abilities();
    return new SeatView(
        view.seat(),
        view.ply(),
        view.deal(),
        view.dealer(),
        view.turn(),
        view.actors().list(),
        view.awaits().word(),
        inForce.clockwise(),
        view.pile(),
        view.stock(),
        inForce.suit().or(abilities::colour),
        inForce.rank(),
        inForce.pendingDraw(),
        inForce.pendingSkip(),
        view.hands().stream().map(Hand::of).toList(),
        view.legal(),
        view.risky(),
        refused(view.refusals()),
        view.standings(),
        abilities.known(),
        abilities.question());
  }
}
