package eightfold.rules;

/**
 * One thing that a card does or demands, a clause of an {@link Element.On} line. The effects of a
 * card take place in the order of COMMON C9 fixed in docs/rule-language.md: reverse and draws of
 * others when it is laid; declarations, then skips, penalties and further turns when the turn
 * closes.
 */
public sealed interface Effect {
  /** Playable on any card except while a penalty is pending (C6.3). */
  @Clause("wild")
  record Wild() implements Effect {}

  /** Its player declares a suit, which alone (with wild cards) is to be matched (C6.3). */
  @Clause("declares suit")
  record DeclaresSuit() implements Effect {}

  /** Its own suit alone (with wild cards) is to be matched next (C9, {@code wild-own-suit}). */
  @Clause("own suit")
  record OwnSuit() implements Effect {}

  /** A joker of the eights table: follows the suits of its colour and asks for its colour (R9). */
  @Clause("by colour")
  record ByColour() implements Effect {}

  /** Not playable on these cards, as a card that does not match (refused 907; Mau-Mau's jack). */
  @Clause("not on")
  record NotOn(CardSet cards) implements Effect {}

  /** Not playable on these cards by its own condition (refused 918; Tschau Sepp's jack). */
  @Clause("never on")
  record NeverOn(CardSet cards) implements Effect {}

  /** Only by a seat that holds no other card which matches (918; Two-Four-Jack's ace). */
  @Clause("only in need")
  record OnlyInNeed() implements Effect {}

  /** A draw penalty of so many cards (1..20) is pending on the next seat (C12). */
  @Clause("next draws")
  record NextDraws(@Between(least = 1, most = 20) int cards) implements Effect {}

  /** The penalty that this card causes is answered, and added to, with these cards (C12.1). */
  @Clause("answered by")
  record AnsweredBy(CardSet cards) implements Effect {}

  /** These cards, played on the penalty that this card causes, wipe it out (Pesten's jack). */
  @Clause("cancelled by")
  record CancelledBy(CardSet cards) implements Effect {}

  /**
   * Who takes the penalty takes its turn after it ({@code then-turn}); else it loses it (C12.2).
   */
  @Clause("then turn")
  record ThenTurn() implements Effect {}

  /** The penalty arises only while the stock has cards (OpenSpiel's table, rule 4). */
  @Clause("while stock lasts")
  record WhileStockLasts() implements Effect {}

  /** So many seats (1..3) are passed over (C9, C10). */
  @Clause("skip")
  record Skip(@Between(least = 1, most = 3) int seats) implements Effect {}

  /**
   * Its player calls a rank, any but those of these cards; until it is played or the turn comes
   * back each seat plays that rank or does not play (Jack Change It).
   */
  @Clause("calls rank except")
  record CallsRank(CardSet cards) implements Effect {}

  /** The penalty that this card causes cannot be answered (C12). */
  @Clause("no answer")
  record NoAnswer() implements Effect {}

  /** The skip that this card causes may be passed on with these cards (C12.4; eights.md R6). */
  @Clause("parried by")
  record ParriedBy(CardSet cards) implements Effect {}

  /** A card that parries this card's skip ends it: nobody is skipped. */
  @Clause("parry ends it")
  record ParryEndsIt() implements Effect {}

  /** Any other card of the hand may be laid on it in the same turn (Dirty Seven's three). */
  @Clause("may be followed by any")
  record MayBeFollowedByAny() implements Effect {}

  /** One card of its suit may be laid on it in the same turn (El Pumba's king). */
  @Clause("may be followed by its suit")
  record MayBeFollowedByItsSuit() implements Effect {}

  /** It begins a silence, or ends the one that holds. */
  @Clause("silence")
  record Silence() implements Effect {}

  /** The direction changes (C9). */
  @Clause("reverse")
  record Reverse() implements Effect {}

  /** With two seats the reverse gives its player another turn (C10). */
  @Clause("again with two")
  record AgainWithTwo() implements Effect {}

  /** With two seats the reverse skips the other seat (C10). */
  @Clause("skip with two")
  record SkipWithTwo() implements Effect {}

  /** The same seat takes another whole turn at once (C9). */
  @Clause("again")
  record Again() implements Effect {}

  /** Each other seat draws so many cards (1..5), the next one first, when the card is laid (C9). */
  @Clause("others draw")
  record OthersDraw(@Between(least = 1, most = 5) int cards) implements Effect {}

  /** The others draw in clockwise order, whatever the direction. */
  @Clause("clockwise")
  record Clockwise() implements Effect {}
}
