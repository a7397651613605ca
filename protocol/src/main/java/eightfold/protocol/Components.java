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
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

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

  /** Makes a record of its components. */
  private final Function<@Nullable Object[], R> maker;

  /** The components of a public record of this package. */
  Components(Class<R> kind) {
    maker = maker(kind);
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

  private static <R extends Record> Function<@Nullable Object[], R> maker(Class<R> kind) {
    Class<?>[] types =
        Stream.of(kind.getRecordComponents())
            .map(RecordComponent::getType)
            .toArray(Class<?>[]::new);
    try {
      MethodHandle make =
          MethodHandles.lookup()
              .findConstructor(kind, MethodType.methodType(void.class, types))
              .asSpreader(Object[].class, types.length)
              .asType(MethodType.methodType(Object.class, Object[].class));
      return values -> {
        try {
          return kind.cast(make.invokeExact(values));
        } catch (Throwable e) {
          throw new IllegalStateException(kind + " cannot be made", e);
        }
      };
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(kind + " cannot be made", e);
    }
  }

  /**
   * The later of two records, of which everything that is equal in both is the earlier one's, and
   * of its lists of records each record that is: whoever remembers one after the other keeps little
   * that is new.
   *
   * @param inner what is done alike with a component that is not equal
   */
  R sharing(R before, R after, BinaryOperator<Object> inner) {
    @Nullable Object[] values = new Object[all.size()];
    for (int i = 0; i < values.length; i++) {
      Object now = all.get(i).of(after);
      Object then = all.get(i).of(before);
      values[i] = now.equals(then) ? then : inner.apply(then, now);
    }
    return maker.apply(values);
  }

  /** The later of two lists, with the earlier one's records where they are equal; else as it is. */
  static Object sharingRecords(Object then, Object now) {
    if (!(then instanceof List<?> earlier
        && now instanceof List<?> later
        && earlier.size() == later.size()
        && !later.isEmpty()
        && later.getFirst() instanceof Record)) {
      return now;
    }
    Object[] shared = new Object[later.size()];
    for (int i = 0; i < shared.length; i++) {
      shared[i] = later.get(i).equals(earlier.get(i)) ? earlier.get(i) : later.get(i);
    }
    return List.of(shared);
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
