package eightfold.game;

/**
 * A match whose state can be taken in hand: programs that search deal its hidden cards anew and
 * find positions again, and one can be put away and taken up later. The matches of every game in
 * the library are such ones. Whoever adds a kind of game may begin with a {@link Match} that is
 * only played.
 */
public interface SearchableMatch extends Match {
  @Override
  SearchableMatch copy();

  @Override
  default SearchableMatch copyOver(Match spare) {
    return copy();
  }

  /**
   * A match that the seat could not tell from this one: what it sees and knows is the same, hidden
   * cards are dealt anew, each arrangement in keeping with what it knows equally likely; what comes
   * of hidden cards is made anew, and so is the generator of shuffles to come. Known is what was
   * shown, what moved in sight, and what the rules force now; what others' earlier draws, passes
   * and plays suggest is not used (docs/adr/0015). Matches that differ only in hidden cards give
   * the same with the same chance.
   *
   * @param seat the seat, or {@link Match#NOBODY} for a spectator
   * @param chance where the hidden cards come from; nothing of this match's own generator is used
   */
  SearchableMatch determinise(int seat, Chance chance);

  /**
   * The same, for which a spare match is overwritten where it can be, as {@link #copyOver} does.
   */
  default SearchableMatch determiniseOver(Match spare, int seat, Chance chance) {
    return determinise(seat, chance);
  }

  /**
   * A number that is the same for matches of the same game in the same state, shuffles to come
   * aside, and almost surely another one for others. It depends on hidden cards.
   */
  long hash();

  /**
   * A number for all that the seat has seen and knows: the same for matches that it cannot tell
   * from each other, almost surely another one for others.
   *
   * @param seat the seat, or {@link Match#NOBODY} for a spectator
   */
  long informationKey(int seat);

  /** This match as bytes, with every hidden card and the shuffles to come. */
  byte[] save();

  /**
   * Makes this match what another of the same game and seats was when it was saved; its {@link
   * #openingEvents} are not kept.
   *
   * @throws SetupException if the bytes are of another version, game or number of seats, or no
   *     whole match; nothing has changed then
   */
  void restore(byte[] saved);
}
