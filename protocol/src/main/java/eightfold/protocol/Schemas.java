package eightfold.protocol;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * JSON schemas of what the server sends, made from the records that it sends, as {@link Json}
 * writes them. Each record has one, by its name, to which others refer.
 */
public final class Schemas {
  private static final String TYPE = "type";

  private final String place;
  private final Map<String, Object> all = new TreeMap<>();

  /**
   * @param place where the schemas will stand in the document: {@code #/components/schemas/}
   */
  public Schemas(String place) {
    this.place = place;
  }

  /** The schemas by their names. */
  public Map<String, Object> all() {
    return all;
  }

  /** A reference to the schema of a record. */
  public Map<String, Object> of(Class<?> kind) {
    String name = name(kind);
    if (!all.containsKey(name)) {
      all.put(name, Map.of());
      all.put(name, kind.isRecord() ? ofRecord(kind) : ofKinds(kind));
    }
    return Map.of("$ref", place + name);
  }

  /** A list of such records. */
  public Map<String, Object> listOf(Class<?> kind) {
    return Map.of(TYPE, "array", "items", of(kind));
  }

  private static String name(Class<?> kind) {
    Class<?> outer = kind.getEnclosingClass();
    boolean plain = outer == null || outer.isInterface();
    return plain ? kind.getSimpleName() : name(outer) + "." + kind.getSimpleName();
  }

  /**
   * What JSON says of a record: its components, and what it makes of them besides, by which methods
   * they are read.
   */
  public static List<Method> members(Class<?> kind) {
    List<Method> members = new ArrayList<>();
    for (RecordComponent component : kind.getRecordComponents()) {
      members.add(component.getAccessor());
    }
    Stream.of(kind.getDeclaredMethods())
        .filter(method -> method.isAnnotationPresent(JsonProperty.class))
        .filter(method -> !members.contains(method))
        .sorted(Comparator.comparing(Method::getName))
        .forEach(members::add);
    return members;
  }

  /** What JSON calls it. */
  public static String name(Method member) {
    JsonProperty named = member.getAnnotation(JsonProperty.class);
    return named == null || named.value().isEmpty() ? member.getName() : named.value();
  }

  private Map<String, Object> ofKinds(Class<?> kind) {
    Class<?>[] permitted = kind.getPermittedSubclasses();
    if (permitted == null) {
      throw new IllegalArgumentException(kind + " is neither a record nor a sealed interface");
    }
    List<Object> each = new ArrayList<>();
    for (Class<?> one : permitted) {
      each.add(of(one));
    }
    return Map.of("anyOf", each);
  }

  private Map<String, Object> ofRecord(Class<?> kind) {
    Map<String, Object> properties = new LinkedHashMap<>();
    List<String> required = new ArrayList<>();
    for (Method member : members(kind)) {
      boolean always = !member.isAnnotationPresent(JsonInclude.class);
      String name = name(member);
      properties.put(name, of(member.getGenericReturnType(), always));
      if (always) {
        required.add(name);
      }
    }
    Map<String, Object> schema = new LinkedHashMap<>();
    schema.put(TYPE, "object");
    schema.put("properties", properties);
    if (!required.isEmpty()) {
      schema.put("required", required);
    }
    return schema;
  }

  /**
   * @param nullable whether an optional value that is absent is written as null
   */
  private Map<String, Object> of(Type type, boolean nullable) {
    if (type instanceof ParameterizedType generic) {
      Type last = generic.getActualTypeArguments()[generic.getActualTypeArguments().length - 1];
      Class<?> raw = (Class<?>) generic.getRawType();
      if (raw == Optional.class) {
        return nullable ? orNull(of(last, true)) : of(last, true);
      }
      return Collection.class.isAssignableFrom(raw)
          ? Map.of(TYPE, "array", "items", of(last, true))
          : Map.of(TYPE, "object", "additionalProperties", of(last, true));
    }
    Class<?> plain = (Class<?>) type;
    if (plain == OptionalInt.class || plain == OptionalLong.class) {
      return nullable ? orNull(Map.of(TYPE, "integer")) : Map.of(TYPE, "integer");
    }
    if (plain == Object.class) {
      return Map.of();
    }
    return simple(plain)
        .<Map<String, Object>>map(word -> Map.of(TYPE, word))
        .orElseGet(() -> of(plain));
  }

  private static Optional<String> simple(Class<?> plain) {
    if (plain == String.class || plain == Words.class) {
      return Optional.of("string");
    }
    if (plain == boolean.class || plain == Boolean.class) {
      return Optional.of("boolean");
    }
    if (plain == double.class || plain == Double.class) {
      return Optional.of("number");
    }
    boolean whole =
        plain == int.class || plain == Integer.class || plain == long.class || plain == Long.class;
    return whole ? Optional.of("integer") : Optional.empty();
  }

  private static Map<String, Object> orNull(Map<String, Object> schema) {
    return Map.of("anyOf", List.of(schema, Map.of(TYPE, "null")));
  }
}
