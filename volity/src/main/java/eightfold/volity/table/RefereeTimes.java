package eightfold.volity.table;

/**
 * Since when there is the referee, and what it has to do when. It never changes; its methods make
 * another.
 *
 * @param startedAt since when there is the referee
 * @param activeAt when somebody did something at the table last
 * @param emptySince since when nobody is in the room
 * @param nextDealAt when the next deal is begun, if nobody does so before
 * @param closing whether the referee goes, as an administrator wants it
 */
record RefereeTimes(
    long startedAt, long activeAt, long emptySince, long nextDealAt, boolean closing) {
  static final RefereeTimes NONE =
      new RefereeTimes(Times.NEVER, Times.NEVER, Long.MAX_VALUE, Long.MAX_VALUE, false);

  RefereeTimes started(long at) {
    return new RefereeTimes(at, activeAt, at, nextDealAt, closing);
  }

  RefereeTimes active(long at) {
    return new RefereeTimes(startedAt, at, emptySince, nextDealAt, closing);
  }

  RefereeTimes emptySince(long at) {
    return new RefereeTimes(startedAt, activeAt, at, nextDealAt, closing);
  }

  RefereeTimes occupied() {
    return emptySince(Long.MAX_VALUE);
  }

  RefereeTimes nextDeal(long at) {
    return new RefereeTimes(startedAt, activeAt, emptySince, at, closing);
  }

  RefereeTimes noDeal() {
    return nextDeal(Long.MAX_VALUE);
  }

  /** Whether it is known when the next deal is begun. */
  boolean hasDeal() {
    return nextDealAt != Long.MAX_VALUE;
  }

  RefereeTimes closes() {
    return new RefereeTimes(startedAt, activeAt, emptySince, nextDealAt, true);
  }
}
