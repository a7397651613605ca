package eightfold.volity.rpc;

/** A call that is not done, and why; of the page's codes ({@link Code}) or a ruleset's. */
public final class RpcFault extends Exception {
  private static final long serialVersionUID = 1L;

  private final int code;

  public RpcFault(int code, String words) {
    super(words);
    this.code = code;
  }

  public int code() {
    return code;
  }

  public String words() {
    return String.valueOf(getMessage());
  }
}
