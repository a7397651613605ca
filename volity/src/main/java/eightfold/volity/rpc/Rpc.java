package eightfold.volity.rpc;

import eightfold.volity.xml.Xml;
import java.math.BigDecimal;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** How calls and their answers stand in the query of an IQ (XEP-0009). */
public final class Rpc {
  public static final String NAMESPACE = "jabber:iq:rpc";

  /** A call has so many arguments at most. */
  public static final int MOST_ARGUMENTS = 16;

  /**
   * Arrays and structs lie so deep in each other at most. The deepest that a referee tells is the
   * reason of a refusal in which the suits of a pack are listed, in the struct of a whole table.
   */
  public static final int DEEPEST = 12;

  private static final Pattern METHOD = Pattern.compile("[A-Za-z0-9_.:/]{1,100}");
  private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyyMMdd'T'HH:mm:ss");

  private Rpc() {}

  private static Xml element(String name) {
    return Xml.of(name, NAMESPACE);
  }

  /** The query of a call. */
  public static Xml query(Call call) {
    Xml params = element("params");
    for (Object argument : call.arguments()) {
      params = params.with(element("param").with(value(argument)));
    }
    return element("query")
        .with(element("methodCall").with(element("methodName"), call.method()).with(params));
  }

  /** The query of an answer. */
  public static Xml answer(Object value) {
    return element("query")
        .with(
            element("methodResponse")
                .with(element("params").with(element("param").with(value(value)))));
  }

  /** The query of a fault. */
  public static Xml fault(int code, String words) {
    Map<String, Object> fault = new LinkedHashMap<>();
    fault.put("faultCode", code);
    fault.put("faultString", words);
    return element("query")
        .with(element("methodResponse").with(element("fault").with(value(fault))));
  }

  private static Xml value(Object value) {
    Xml holder = element("value");
    return switch (value) {
      case Integer whole -> holder.with(element("int"), Integer.toString(whole));
      case Boolean flag -> holder.with(element("boolean"), flag ? "1" : "0");
      case Double point ->
          holder.with(element("double"), BigDecimal.valueOf(point).toPlainString());
      case String text -> holder.with(element("string"), text);
      case byte[] bytes ->
          holder.with(element("base64"), Base64.getEncoder().encodeToString(bytes));
      case LocalDateTime time -> holder.with(element("dateTime.iso8601"), TIME.format(time));
      case List<?> list -> {
        Xml data = element("data");
        for (Object one : list) {
          data = data.with(value(one));
        }
        yield holder.with(element("array").with(data));
      }
      case Map<?, ?> map -> {
        Xml struct = element("struct");
        for (Map.Entry<?, ?> one : map.entrySet()) {
          struct =
              struct.with(
                  element("member")
                      .with(element("name"), one.getKey().toString())
                      .with(value(one.getValue())));
        }
        yield holder.with(struct);
      }
      default -> throw new IllegalArgumentException("no value of XML-RPC: " + value.getClass());
    };
  }

  /** The call in a query. */
  public static Call call(Xml query) throws RpcFault {
    Xml call = query.child("methodCall").orElseThrow(() -> noCall("there is no methodCall"));
    String method = call.child("methodName").map(Xml::text).orElse("").strip();
    if (!METHOD.matcher(method).matches()) {
      throw noCall("methodName is missing, or none");
    }
    List<Object> arguments = new ArrayList<>();
    for (Xml param : call.child("params").map(params -> params.all("param")).orElse(List.of())) {
      if (arguments.size() >= MOST_ARGUMENTS) {
        throw new RpcFault(Code.ARGUMENTS, "a call has " + MOST_ARGUMENTS + " arguments at most");
      }
      arguments.add(
          read(param.child("value").orElseThrow(() -> noCall("a param has no value")), 0));
    }
    return new Call(method, arguments);
  }

  /** What a call was answered: a value, or a fault, which is thrown. */
  public static Object result(Xml query) throws RpcFault {
    Xml response =
        query.child("methodResponse").orElseThrow(() -> noCall("there is no methodResponse"));
    Optional<Xml> fault = response.child("fault").flatMap(one -> one.child("value"));
    if (fault.isPresent()) {
      Map<?, ?> told = read(fault.get(), 0) instanceof Map<?, ?> map ? map : Map.of();
      int code = told.get("faultCode") instanceof Integer number ? number : 0;
      throw new RpcFault(code, String.valueOf(told.get("faultString")));
    }
    return read(
        response
            .child("params")
            .flatMap(params -> params.child("param"))
            .flatMap(param -> param.child("value"))
            .orElseThrow(() -> noCall("the answer has no value")),
        0);
  }

  private static RpcFault noCall(String words) {
    return new RpcFault(Code.NO_CALL, "that is no XML-RPC: " + words);
  }

  private static Object read(Xml value, int depth) throws RpcFault {
    if (depth > DEEPEST) {
      throw noCall("values lie more than " + DEEPEST + " deep");
    }
    if (value.children().isEmpty()) {
      return value.text();
    }
    Xml typed = value.children().getFirst();
    String text = typed.text();
    return switch (typed.name()) {
      case "i4", "int" -> whole(text);
      case "boolean" -> flag(text.strip());
      case "string" -> text;
      case "double" -> point(text);
      case "dateTime.iso8601" -> time(text);
      case "base64" -> bytes(text);
      case "array" -> array(typed, depth);
      case "struct" -> struct(typed, depth);
      default -> throw noCall("there is no type " + typed.name());
    };
  }

  private static Object whole(String text) throws RpcFault {
    try {
      return Integer.valueOf(text.strip());
    } catch (NumberFormatException e) {
      throw noCall("an int is no number");
    }
  }

  private static Object flag(String text) throws RpcFault {
    return switch (text) {
      case "1" -> true;
      case "0" -> false;
      default -> throw noCall("a boolean is 0 or 1");
    };
  }

  private static Object point(String text) throws RpcFault {
    try {
      double point = Double.parseDouble(text.strip());
      if (Double.isFinite(point)) {
        return point;
      }
    } catch (NumberFormatException e) {
      // said below
    }
    throw noCall("a double is no number");
  }

  private static Object time(String text) throws RpcFault {
    try {
      return LocalDateTime.parse(text.strip(), TIME);
    } catch (DateTimeParseException e) {
      throw noCall("a dateTime.iso8601 looks like 20260131T20:15:00");
    }
  }

  private static Object bytes(String text) throws RpcFault {
    try {
      return Base64.getMimeDecoder().decode(text.strip());
    } catch (IllegalArgumentException e) {
      throw noCall("a base64 is none");
    }
  }

  private static Object array(Xml array, int depth) throws RpcFault {
    List<Object> values = new ArrayList<>();
    for (Xml value : array.child("data").map(data -> data.all("value")).orElse(List.of())) {
      values.add(read(value, depth + 1));
    }
    return values;
  }

  private static Object struct(Xml struct, int depth) throws RpcFault {
    Map<String, Object> values = new LinkedHashMap<>();
    for (Xml member : struct.all("member")) {
      String name = member.child("name").map(Xml::text).orElse("");
      values.put(
          name,
          read(
              member.child("value").orElseThrow(() -> noCall("a member has no value")), depth + 1));
    }
    return values;
  }
}
