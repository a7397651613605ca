package eightfold.crazier.play;

import eightfold.game.SetupException;
import eightfold.message.Message;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How data that never change – tasks, decisions, abilities – are written as numbers and read back.
 * The form follows from the records themselves: their components in order, of a sealed type which
 * of its records it is, of a list how long it is. So nothing of them is listed a second time.
 */
interface DataForm {
  /** Adds what a thing is. */
  void write(Object thing, IntList out);

  /**
   * Reads a thing.
   *
   * @throws SetupException if the numbers are none of this form
   */
  Object read(Numbers in);

  /** What there is to know of the form: saved numbers of another one can't be read. */
  String layout();

  /** Numbers that are read one after the other. */
  final class Numbers {
    private final IntList numbers;
    private int next;

    Numbers(IntList numbers) {
      this.numbers = numbers;
    }

    int next() {
      if (next == numbers.size()) {
        throw damaged();
      }
      return numbers.at(next++);
    }

    /** The next number, which is not below 0 and below a bound. */
    int below(int bound) {
      int number = next();
      if (number < 0 || number >= bound) {
        throw damaged();
      }
      return number;
    }

    boolean isAtEnd() {
      return next == numbers.size();
    }
  }

  private static SetupException damaged() {
    return new SetupException(Message.of("setup.saved-damaged"));
  }

  /** Makes forms; each type has one. */
  final class Forms {
    private static final int LONGEST = 1 << 16;

    private final Map<Type, DataForm> forms = new HashMap<>();

    DataForm of(Type type) {
      DataForm known = forms.get(type);
      if (known != null) {
        return known;
      }
      Later later = new Later(type.getTypeName());
      forms.put(type, later);
      DataForm made = make(type);
      later.form = Optional.of(made);
      forms.put(type, made);
      return made;
    }

    private DataForm make(Type type) {
      if (type instanceof ParameterizedType generic) {
        DataForm items = of(generic.getActualTypeArguments()[0]);
        if (generic.getRawType() == Optional.class) {
          return new Perhaps(items);
        }
        return new Several(items);
      }
      Class<?> plain = (Class<?>) type;
      if (plain == int.class || plain == Integer.class || plain == boolean.class) {
        return new Plain(plain == boolean.class);
      }
      if (plain == String.class) {
        return new Text();
      }
      if (plain == IntList.class) {
        return new Ints();
      }
      if (plain.isEnum()) {
        return new Constant(List.of(plain.getEnumConstants()), plain.getSimpleName());
      }
      return plain.isRecord() ? record(plain) : sealed(plain);
    }

    private DataForm record(Class<?> type) {
      RecordComponent[] components = type.getRecordComponents();
      List<Method> accessors = new ArrayList<>();
      Class<?>[] types = new Class<?>[components.length];
      List<DataForm> parts = new ArrayList<>();
      for (int i = 0; i < components.length; i++) {
        accessors.add(components[i].getAccessor());
        types[i] = components[i].getType();
        parts.add(of(components[i].getGenericType()));
      }
      try {
        return new Whole(
            type.getSimpleName(), type.getDeclaredConstructor(types), accessors, parts);
      } catch (NoSuchMethodException e) {
        throw new IllegalStateException("a record without its constructor", e);
      }
    }

    private DataForm sealed(Class<?> type) {
      List<Class<?>> records = new ArrayList<>();
      leaves(type, records);
      List<DataForm> each = new ArrayList<>();
      records.forEach(leaf -> each.add(of(leaf)));
      return new OneOf(records, each);
    }

    private static void leaves(Class<?> type, List<Class<?>> into) {
      if (type.isRecord()) {
        into.add(type);
        return;
      }
      if (!type.isSealed()) {
        throw new IllegalStateException(type + " is no data");
      }
      for (Class<?> permitted : type.getPermittedSubclasses()) {
        leaves(permitted, into);
      }
    }
  }

  /** A type within itself, such as an effect that has effects. */
  final class Later implements DataForm {
    private final String name;
    private Optional<DataForm> form = Optional.empty();

    Later(String name) {
      this.name = name;
    }

    @Override
    public void write(Object thing, IntList out) {
      form.orElseThrow().write(thing, out);
    }

    @Override
    public Object read(Numbers in) {
      return form.orElseThrow().read(in);
    }

    @Override
    public String layout() {
      return name;
    }
  }

  /** A number, or yes and no. */
  record Plain(boolean yesNo) implements DataForm {
    @Override
    public void write(Object thing, IntList out) {
      out.append(thing instanceof Boolean yes ? yes ? 1 : 0 : (Integer) thing);
    }

    @Override
    public Object read(Numbers in) {
      return yesNo ? (Object) (in.below(2) == 1) : (Object) in.next();
    }

    @Override
    public String layout() {
      return yesNo ? "?" : "#";
    }
  }

  record Text() implements DataForm {
    @Override
    public void write(Object thing, IntList out) {
      String text = (String) thing;
      out.append(text.length());
      text.chars().forEach(out::append);
    }

    @Override
    public Object read(Numbers in) {
      int length = in.below(Forms.LONGEST);
      StringBuilder text = new StringBuilder();
      for (int i = 0; i < length; i++) {
        text.append((char) in.below(Character.MAX_VALUE + 1));
      }
      return text.toString();
    }

    @Override
    public String layout() {
      return "text";
    }
  }

  record Ints() implements DataForm {
    @Override
    public void write(Object thing, IntList out) {
      IntList numbers = (IntList) thing;
      out.append(numbers.size());
      out.appendFrom(numbers, 0);
    }

    @Override
    public Object read(Numbers in) {
      int length = in.below(Forms.LONGEST);
      IntList numbers = new IntList(Math.min(length, Byte.MAX_VALUE));
      for (int i = 0; i < length; i++) {
        numbers.append(in.next());
      }
      return numbers;
    }

    @Override
    public String layout() {
      return "##";
    }
  }

  record Constant(List<Object> constants, String name) implements DataForm {
    @Override
    public void write(Object thing, IntList out) {
      out.append(((Enum<?>) thing).ordinal());
    }

    @Override
    public Object read(Numbers in) {
      return constants.get(in.below(constants.size()));
    }

    @Override
    public String layout() {
      return name + constants;
    }
  }

  record Several(DataForm items) implements DataForm {
    @Override
    public void write(Object thing, IntList out) {
      List<?> list = (List<?>) thing;
      out.append(list.size());
      list.forEach(item -> items.write(item, out));
    }

    @Override
    public Object read(Numbers in) {
      int length = in.below(Forms.LONGEST);
      List<Object> list = new ArrayList<>();
      for (int i = 0; i < length; i++) {
        list.add(items.read(in));
      }
      return List.copyOf(list);
    }

    @Override
    public String layout() {
      return "[" + items.layout() + "]";
    }
  }

  record Perhaps(DataForm item) implements DataForm {
    @Override
    public void write(Object thing, IntList out) {
      Optional<?> optional = (Optional<?>) thing;
      out.append(optional.isPresent() ? 1 : 0);
      optional.ifPresent(there -> item.write(there, out));
    }

    @Override
    public Object read(Numbers in) {
      return in.below(2) == 1 ? Optional.of(item.read(in)) : Optional.empty();
    }

    @Override
    public String layout() {
      return "(" + item.layout() + ")";
    }
  }

  /** A record: its components one after the other. */
  record Whole(
      String name, Constructor<?> constructor, List<Method> accessors, List<DataForm> parts)
      implements DataForm {
    @Override
    public void write(Object thing, IntList out) {
      try {
        for (int i = 0; i < accessors.size(); i++) {
          parts.get(i).write(accessors.get(i).invoke(thing), out);
        }
      } catch (IllegalAccessException | InvocationTargetException e) {
        throw new IllegalStateException(name + " does not tell what it is", e);
      }
    }

    @Override
    public Object read(Numbers in) {
      Object[] values = new Object[accessors.size()];
      for (int i = 0; i < values.length; i++) {
        values[i] = parts.get(i).read(in);
      }
      try {
        return constructor.newInstance(values);
      } catch (InvocationTargetException e) {
        // the numbers are of this form, and yet make no such thing
        throw damaged();
      } catch (InstantiationException | IllegalAccessException e) {
        throw new IllegalStateException("no " + name + " can be made", e);
      }
    }

    @Override
    public String layout() {
      StringBuilder layout = new StringBuilder(name).append('{');
      parts.forEach(part -> layout.append(part.layout()).append(','));
      return layout.append('}').toString();
    }
  }

  /** One of the records of a sealed type. */
  record OneOf(List<Class<?>> records, List<DataForm> forms) implements DataForm {
    @Override
    public void write(Object thing, IntList out) {
      int which = records.indexOf(thing.getClass());
      out.append(which);
      forms.get(which).write(thing, out);
    }

    @Override
    public Object read(Numbers in) {
      return forms.get(in.below(forms.size())).read(in);
    }

    @Override
    public String layout() {
      StringBuilder layout = new StringBuilder("<");
      forms.forEach(form -> layout.append(form.layout()).append('|'));
      return layout.append('>').toString();
    }
  }
}
