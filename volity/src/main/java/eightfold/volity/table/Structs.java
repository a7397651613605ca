package eightfold.volity.table;

import eightfold.protocol.Json;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Messages of the wire as values of XML-RPC: the same names, and what is null is left out. */
final class Structs {
  private Structs() {}

  /** A record or a list of the protocol. */
  static Object of(Object message) {
    return value(Json.plain(message));
  }

  private static Object value(Object plain) {
    return switch (plain) {
      case Map<?, ?> map -> {
        Map<String, Object> struct = new LinkedHashMap<>();
        map.forEach(
            (key, value) -> {
              if (value != null) {
                struct.put(key.toString(), value(value));
              }
            });
        yield struct;
      }
      case List<?> list -> {
        List<Object> array = new ArrayList<>();
        for (Object one : list) {
          if (one != null) {
            array.add(value(one));
          }
        }
        yield array;
      }
      case Long number when number != number.intValue() -> number.doubleValue();
      case Number number when !(number instanceof Double) -> number.intValue();
      default -> plain;
    };
  }
}
