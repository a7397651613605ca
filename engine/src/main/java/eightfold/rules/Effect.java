package eightfold.rules;

/**
 * One thing that a card does or demands, a clause of an {@link Element.On} line. The effects of a
 * card take place in the order of COMMON C9 fixed in docs/rule-language.md: reverse and draws of
 * others when it is laid; declarations, then skips, penalties and further turns when the turn
 * closes.
 */
public sealed interface Effect {
  /** Marks what makes a card more than a plain one, as the dealer's goodies mean it (eights.md). */
  interface Special {}

  /** What the card lies upon, and what it asks of the next card. */
  sealed interface Asking extends Effect {}

  /** Its player may call any rank but those of some cards. */
  sealed interface AnyRank permits OrRank, CallsRank {
    /** The cards whose ranks cannot be called. */
    CardSet cards();
  }

  /** What others draw or miss by the card, and what answers it. */
  sealed interface Penalty extends Effect {}

  /** What the card does to the course of the deal: its direction, its hands, all its seats. */
  sealed interface Course extends Effect {}

  /** Playable on any card except while a penalty is pending (C6.3). */
  @Clause("wild")
  record Wild() implements Asking, Special {}

  /** Its player declares a suit, which alone (with wild cards) is to be matched (C6.3). */
  @Clause("declares suit")
  record DeclaresSuit() implements Asking, Special, Consequence {}

  /**
   * Its player declares a suit that was not in force before it and of which it holds a card;
   * without such a card it frees the suit: any but the one before it may be played (Macau's ace).
   */
  @Clause("declares another suit held")
  record DeclaresHeldSuit() implements Asking, Special {}

  /** Suit and rank to be matched stay as they were before it (Macau's joker). */
  @Clause("leaves in force")
  record LeavesInForce() implements Asking {}

  /** Its own suit alone (with wild cards) is to be matched next (C9, {@code wild-own-suit}). */
  @Clause("own suit")
  record OwnSuit() implements Asking {}

  /** A joker of the eights table: follows the suits of its colour and asks for its colour (R9). */
  @Clause("by colour")
  record ByColour() implements Asking {}

  /** Not playable on these cards, as a card that does not match (refused 907; Mau-Mau's jack). */
  @Clause("not on")
  record NotOn(CardSet cards) implements Asking {}

  /** Not playable on these cards by its own condition (refused 918; Tschau Sepp's jack). */
  @Clause("never on")
  record NeverOn(CardSet cards) implements Asking {}

  /** Only by a seat that holds no other card which matches (918; Two-Four-Jack's ace). */
  @Clause("only in need")
  record OnlyInNeed() implements Asking {}

  /**
   * The referee does not look at {@code only in need}: until the next seat has drawn the penalty
   * any other seat may challenge; the loser of the challenge takes so many cards (Kings Reverse).
   */
  @Clause("challenge costs")
  record ChallengeCosts(@Between(least = 1, most = 10) int cards) implements Asking {}

  /**
   * Its player declares a suit, or a rank other than these, which then counts beside the suit that
   * was in force before (Kapaga's eight).
   */
  @Clause("or a rank except")
  record OrRank(CardSet cards) implements Asking, AnyRank {}

  /** A draw penalty of so many cards (1..20) is pending on the next seat (C12). */
  @Clause("next draws")
  record NextDraws(@Between(least = 1, most = 20) int cards) implements Penalty, Special {}

  /** The penalty that this card causes is answered, and added to, with these cards (C12.1). */
  @Clause("answered by")
  record AnsweredBy(CardSet cards) implements Penalty {}

  /** Where a suit was declared with it, only cards of that suit answer its penalty. */
  @Clause("answered in the declared suit")
  record AnsweredInSuit() implements Penalty {}

  /** These cards, played on the penalty that this card causes, wipe it out (Pesten's jack). */
  @Clause("cancelled by")
  record CancelledBy(CardSet cards) implements Penalty {}

  /**
   * Who takes the penalty takes its turn after it ({@code then-turn}); else it loses it (C12.2).
   */
  @Clause("then turn")
  record ThenTurn() implements Penalty {}

  /** The penalty arises only while the stock has cards (OpenSpiel's table, rule 4). */
  @Clause("while stock lasts")
  record WhileStockLasts() implements Penalty {}

  /** So many seats (1..3) are passed over (C9, C10). */
  @Clause("skip")
  record Skip(@Between(least = 1, most = 3) int seats) implements Penalty, Special {}

  /**
   * Its player calls a rank, any but those of these cards; until it is played or the turn comes
   * back each seat plays that rank or does not play (Jack Change It).
   */
  @Clause("calls rank except")
  record CallsRank(CardSet cards) implements Asking, AnyRank, Special {}

  /**
   * Its player calls the rank of one of these cards that it holds, or frees the rank if it holds
   * none; until a card is played only these cards of that rank follow, and cards like itself
   * (Macau's jack).
   */
  @Clause("calls held rank of")
  record CallsHeldRank(CardSet cards) implements Asking, Special {}

  /** It adds so many cards to a penalty that it answers, and causes none by itself. */
  @Clause("adds as an answer")
  record AddsAsAnswer(@Between(least = 1, most = 20) int cards) implements Penalty {}

  /** The next seat misses so many turns, one after the other as they come round (Macau's four). */
  @Clause("next misses")
  record NextMisses(@Between(least = 1, most = 3) int turns) implements Penalty, Special {}

  /** The penalty that this card causes cannot be answered (C12). */
  @Clause("no answer")
  record NoAnswer() implements Penalty {}

  /** The skip that this card causes may be passed on with these cards (C12.4; eights.md R6). */
  @Clause("parried by")
  record ParriedBy(CardSet cards) implements Penalty {}

  /** A card that parries this card's skip ends it: nobody is skipped. */
  @Clause("parry ends it")
  record ParryEndsIt() implements Penalty {}

  /** Any other card of the hand may be laid on it in the same turn (Dirty Seven's three). */
  @Clause("may be followed by any")
  record MayBeFollowedByAny() implements Asking, Special {}

  /** One card of its suit may be laid on it in the same turn (El Pumba's king). */
  @Clause("may be followed by its suit")
  record MayBeFollowedByItsSuit() implements Asking, Special {}

  /** Its player puts another card of its suit on it, or draws a card, which ends the turn. */
  @Clause("owes its suit")
  record OwesItsSuit() implements Asking, Special {}

  /** Its player puts any other card on it; without one it draws a card and plays that. */
  @Clause("owes any card")
  record OwesAnyCard() implements Asking, Special {}

  /**
   * Its player may give each other seat a card; the deal ends where the cards do not outlast it.
   */
  @Clause("gives to others")
  record GivesToOthers() implements Course, Special {}

  /** Every seat hands its whole hand to the next one clockwise. */
  @Clause("pass hands left")
  record PassHandsLeft() implements Course, Special {}

  /** Every seat hands its whole hand to the next one counterclockwise. */
  @Clause("pass hands right")
  record PassHandsRight() implements Course, Special {}

  /** It begins a silence, or ends the one that holds. */
  @Clause("silence")
  record Silence() implements Course, Special {}

  /** A count begins with it: the next seats add to the sum, or one of them draws it (Creights). */
  @Clause("opens count")
  record OpensCount() implements Penalty, Special {}

  /**
   * What it adds (1..5) to a count that it opens or goes on with. Any card that counts may be added
   * to it then, or those of {@code answered by} alone (Last Card).
   */
  @Clause("counts")
  record Counts(@Between(least = 1, most = 5) int cards) implements Penalty, Special {}

  /**
   * Its player names another seat, which draws so many cards (1..10) or plays such a card back, for
   * one card more (Crazy Spoons 1).
   */
  @Clause("duel")
  record Duel(@Between(least = 1, most = 10) int cards) implements Course, Special {}

  /**
   * Everybody grabs for one thing fewer than there are seats; who gets none draws (Crazy Spoons 3).
   */
  @Clause("grab")
  record Grab(@Between(least = 1, most = 10) int cards) implements Course, Special {}

  /** Its player must play another card, or draw if there is none; it never goes out. */
  @Clause("repeat")
  record Repeat() implements Course, Special {}

  /** What is said when it is played, instead of its rank; a duel adds its number of cards. */
  @Clause("named")
  record Named(String name) implements Course {}

  /**
   * The suit to match becomes the other one of the colour of the suit in force (Creights' nine).
   */
  @Clause("sister suit")
  record SisterSuit() implements Asking, Special {}

  /** The direction changes (C9). */
  @Clause("reverse")
  record Reverse() implements Course, Special, Consequence {}

  /** With two seats the reverse gives its player another turn (C10). */
  @Clause("again with two")
  record AgainWithTwo() implements Course {}

  /** With two seats the reverse skips the other seat (C10). */
  @Clause("skip with two")
  record SkipWithTwo() implements Course {}

  /** The same seat takes another whole turn at once (C9). */
  @Clause("again")
  record Again() implements Course, Special, Consequence {}

  /** Each other seat draws so many cards (1..5), the next one first, when the card is laid (C9). */
  @Clause("others draw")
  record OthersDraw(@Between(least = 1, most = 5) int cards) implements Penalty, Special {}

  /** The next seat is spared when the others draw (Creights' seven). */
  @Clause("not the next")
  record NotTheNext() implements Penalty {}

  /** The others draw in clockwise order, whatever the direction. */
  @Clause("clockwise")
  record Clockwise() implements Penalty {}
}
