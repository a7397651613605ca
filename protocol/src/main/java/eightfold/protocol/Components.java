package eightfold.protocol;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** The components of a record that is sent, by which two of its kind are told apart. */
final class Components<R extends Record> {
  /**
   * One component, and when its JSON leaves it away.
   *
   * @param accessor reads it
   * @param left as its annotation says; {@code ALWAYS}: it is always there
   */
  private record Component(String name, Method accessor, JsonInclude.Include left) {
    Object of(Record record) {
      try {
        return accessor.invoke(record);
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException(name + " cannot be read", e);
      }
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
              accessor,
              include == null ? JsonInclude.Include.ALWAYS : include.value()));
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
      if (!now.equals(component.of(before))) {
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
