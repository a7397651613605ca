package eightfold.protocol;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;

/** The components of a record that is sent, by which two of its kind are told apart. */
final class Components<R extends Record> {
  /**
   * One component, and when its JSON leaves it away.
   *
   * @param accessor reads it, as quickly as a call: all are read for everybody at every change
   * @param left as its annotation says; {@code ALWAYS}: it is always there
   */
  private record Component(
      String name, Function<Object, Object> accessor, JsonInclude.Include left) {
    Object of(Record record) {
      return accessor.apply(record);
    }

    boolean isLeftAway(Object value) {
      return switch (left) {
        case NON_ABSENT -> value.equals(Optional.empty()) || value.equals(OptionalInt.empty());
        case NON_DEFAULT -> value.equals(false) || value.equals(0);
        case NON_EMPTY ->
            value instanceof Map<?, ?> map && map.isEmpty()
                || value instanceof Collection<?> all && all.isEmpty();
        case ALWAYS -> false;
        case NON_NULL, CUSTOM, USE_DEFAULTS ->
            throw new IllegalStateException(name + ": not among what is known here");
      };
    }
  }

  private final List<Component> all = new ArrayList<>();

  /** The components of a public record of this package. */
  Components(Class<R> kind) {
    for (RecordComponent component : kind.getRecordComponents()) {
      Method accessor = component.getAccessor();
      JsonInclude include = accessor.getAnnotation(JsonInclude.class);
      all.add(
          new Component(
              component.getName(),
              caller(accessor),
              include == null ? JsonInclude.Include.ALWAYS : include.value()));
    }
  }

  @SuppressWarnings("unchecked")
  private static Function<Object, Object> caller(Method accessor) {
    try {
      MethodHandles.Lookup lookup = MethodHandles.lookup();
      MethodHandle handle = lookup.unreflect(accessor);
      return (Function<Object, Object>)
          LambdaMetafactory.metafactory(
                  lookup,
                  "apply",
                  MethodType.methodType(Function.class),
                  MethodType.methodType(Object.class, Object.class),
                  handle,
                  handle.type().wrap())
              .getTarget()
              .invoke();
    } catch (Throwable e) {
      throw new IllegalStateException(accessor + " cannot be called", e);
    }
  }

  /**
   * What is other in one record than in another, by name.
   *
   * @param changed takes what is there and other than it was
   * @param unset takes the names of what was there and is not any more
   */
  void differing(R before, R after, Map<String, Object> changed, List<String> unset) {
    for (Component component : all) {
      Object now = component.of(after);
      Object then = component.of(before);
      if (!Objects.equals(now, then)) {
        if (component.isLeftAway(now)) {
          unset.add(component.name());
        } else {
          changed.put(component.name(), now);
        }
      }
    }
  }

  /** The same, where nothing is ever left away. */
  Map<String, Object> differing(R before, R after) {
    Map<String, Object> changed = new LinkedHashMap<>();
    differing(before, after, changed, new ArrayList<>());
    return changed;
  }
}
