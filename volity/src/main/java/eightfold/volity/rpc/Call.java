package eightfold.volity.rpc;

import java.util.List;
import java.util.Map;

/**
 * A call. Values are {@code Integer}, {@code Boolean}, {@code Double}, {@code String}, {@code
 * byte[]}, {@code java.time.LocalDateTime}, {@code List} and {@code Map} of text to values.
 */
public record Call(String method, List<Object> arguments) {
  public Call {
    arguments = List.copyOf(arguments);
  }

  public static Call of(String method, Object... arguments) {
    return new Call(method, List.of(arguments));
  }

  /** Refuses any other number of arguments. */
  public Call expect(int least, int most) throws RpcFault {
    if (arguments.size() < least || arguments.size() > most) {
      String wanted = least == most ? Integer.toString(least) : least + " to " + most;
      throw new RpcFault(
          Code.ARGUMENTS, method + " takes " + wanted + " arguments, not " + arguments.size());
    }
    return this;
  }

  public boolean has(int index) {
    return index < arguments.size();
  }

  public String text(int index) throws RpcFault {
    if (arguments.get(index) instanceof String text) {
      return text;
    }
    throw refused(index, "a string");
  }

  public boolean flag(int index) throws RpcFault {
    if (arguments.get(index) instanceof Boolean flag) {
      return flag;
    }
    throw refused(index, "a boolean");
  }

  /** A whole number; one that came as a double counts as it. */
  public int number(int index) throws RpcFault {
    return switch (arguments.get(index)) {
      case Integer whole -> whole;
      case Double point when point == Math.rint(point) && Math.abs(point) <= Integer.MAX_VALUE ->
          (int) Math.round(point);
      default -> throw refused(index, "a whole number");
    };
  }

  private RpcFault refused(int index, String wanted) {
    return new RpcFault(
        Code.TYPE,
        "argument "
            + (index + 1)
            + " of "
            + method
            + " must be "
            + wanted
            + ", not "
            + typeName(arguments.get(index)));
  }

  private static String typeName(Object value) {
    return switch (value) {
      case Integer _ -> "an int";
      case Boolean _ -> "a boolean";
      case Double _ -> "a double";
      case String _ -> "a string";
      case List<?> _ -> "an array";
      case Map<?, ?> _ -> "a struct";
      default -> "another type";
    };
  }
}
