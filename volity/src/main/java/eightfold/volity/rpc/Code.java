package eightfold.volity.rpc;

/** The fault codes of the platform that are no ruleset's. */
public final class Code {
  /** That is no call of XML-RPC. */
  public static final int NO_CALL = 601;

  public static final int UNKNOWN_METHOD = 603;

  /** An argument is missing, or one too many. */
  public static final int ARGUMENTS = 604;

  public static final int TYPE = 605;
  public static final int VALUE = 606;

  /** Whoever calls is not there, or may not. */
  public static final int IDENTITY = 607;

  /** The server's own fault. Nothing has changed. */
  public static final int INTERNAL = 608;

  /** Not in this state. */
  public static final int STATE = 609;

  private Code() {}
}
