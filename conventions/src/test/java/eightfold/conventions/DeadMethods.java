package eightfold.conventions;

import java.io.IOException;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeElement;
import java.lang.classfile.MethodModel;
import java.lang.classfile.constantpool.LoadableConstantEntry;
import java.lang.classfile.constantpool.MethodHandleEntry;
import java.lang.classfile.instruction.ConstantInstruction;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.AccessFlag;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Methods that no other method of some classes calls, as the compiler has made them: what overrides
 * a method of a library, what Java calls by itself and the components of records apart.
 */
final class DeadMethods {
  /** A method where it is declared, or as it is called. */
  private record Signature(String owner, String name, MethodTypeDesc type) {
    boolean isLike(Signature other) {
      return name.equals(other.name) && type.parameterCount() == other.type.parameterCount();
    }
  }

  private final Map<String, ClassModel> classes = new HashMap<>();
  private final Map<String, Set<String>> above = new HashMap<>();

  /** By its name, where a method is called, apart from itself. */
  private final Map<String, Set<Signature>> calls = new HashMap<>();

  private DeadMethods() {}

  /**
   * Those of some folders of classes, each as {@code package.Class.method}.
   *
   * @param folders together all that calls anything
   */
  static Set<String> in(Collection<Path> folders) throws IOException {
    DeadMethods dead = new DeadMethods();
    for (Path folder : folders) {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.filter(path -> path.toString().endsWith(".class")).toList()) {
          ClassModel read = ClassFile.of().parse(file);
          dead.classes.put(read.thisClass().asInternalName(), read);
        }
      }
    }
    dead.classes.values().forEach(dead::collect);
    Set<String> found = new TreeSet<>();
    dead.classes.values().forEach(type -> dead.look(type, found));
    return found;
  }

  private void collect(ClassModel type) {
    for (MethodModel method : type.methods()) {
      Signature self = signature(type, method);
      method
          .code()
          .ifPresent(
              code ->
                  code.forEach(
                      element ->
                          called(element).stream()
                              .filter(call -> !call.equals(self))
                              .forEach(
                                  call ->
                                      calls
                                          .computeIfAbsent(call.name(), _ -> new HashSet<>())
                                          .add(call))));
    }
  }

  private static Signature signature(ClassModel type, MethodModel method) {
    return new Signature(
        type.thisClass().asInternalName(),
        method.methodName().stringValue(),
        method.methodTypeSymbol());
  }

  private static List<Signature> called(CodeElement element) {
    return switch (element) {
      case InvokeInstruction call ->
          List.of(
              new Signature(
                  call.owner().asInternalName(), call.name().stringValue(), call.typeSymbol()));
      case InvokeDynamicInstruction call ->
          call.invokedynamic().bootstrap().arguments().stream()
              .flatMap(argument -> handle(argument).stream())
              .toList();
      case ConstantInstruction.LoadConstantInstruction constant -> handle(constant.constantEntry());
      default -> List.of();
    };
  }

  private static List<Signature> handle(LoadableConstantEntry constant) {
    return constant instanceof MethodHandleEntry handle && handle.kind() >= 5
        ? List.of(
            new Signature(
                handle.reference().owner().asInternalName(),
                handle.reference().name().stringValue(),
                MethodTypeDesc.ofDescriptor(handle.reference().type().stringValue())))
        : List.of();
  }

  private void look(ClassModel type, Set<String> found) {
    for (MethodModel method : type.methods()) {
      Signature declared = signature(type, method);
      if (!isJavas(type, method) && !isCalled(type, declared) && !isOfALibrary(declared)) {
        found.add(declared.owner().replace('/', '.').replace('$', '.') + "." + declared.name());
      }
    }
  }

  /** What the compiler adds or Java calls: components of records and enums, {@code main}. */
  private static boolean isJavas(ClassModel type, MethodModel method) {
    String name = method.methodName().stringValue();
    int parameters = method.methodTypeSymbol().parameterCount();
    boolean component =
        type.findAttribute(Attributes.record())
            .filter(_ -> parameters == 0)
            .filter(
                record ->
                    record.components().stream()
                        .anyMatch(part -> part.name().stringValue().equals(name)))
            .isPresent();
    boolean ofEnum =
        type.flags().has(AccessFlag.ENUM)
            && (name.equals("values") && parameters == 0
                || name.equals("valueOf") && parameters == 1);
    return component
        || ofEnum
        || name.startsWith("<")
        || isReadByLibraries(method)
        || name.equals("main") && method.flags().has(AccessFlag.STATIC)
        || type.flags().has(AccessFlag.ANNOTATION)
        || method.flags().has(AccessFlag.SYNTHETIC)
        || method.flags().has(AccessFlag.BRIDGE);
  }

  /** What JSON is made of, and what is measured. */
  private static boolean isReadByLibraries(MethodModel method) {
    return method
        .findAttribute(Attributes.runtimeVisibleAnnotations())
        .filter(
            all ->
                all.annotations().stream()
                    .map(one -> one.className().stringValue())
                    .anyMatch(
                        name ->
                            name.startsWith("Lcom/fasterxml/") || name.startsWith("Lorg/openjdk/")))
        .isPresent();
  }

  /** Called where it is declared, or by a type above or below, of which it may be the method. */
  private boolean isCalled(ClassModel type, Signature declared) {
    boolean bridged =
        type.methods().stream()
            .filter(method -> method.flags().has(AccessFlag.BRIDGE))
            .anyMatch(bridge -> signature(type, bridge).isLike(declared));
    return calls.getOrDefault(declared.name(), Set.of()).stream()
        .filter(call -> bridged ? call.isLike(declared) : isSame(call, declared))
        .anyMatch(
            call ->
                call.owner().equals(declared.owner())
                    || above(declared.owner()).contains(call.owner())
                    || above(call.owner()).contains(declared.owner()));
  }

  /** The types that are returned may differ: a method may return more than the one above it. */
  private static boolean isSame(Signature call, Signature declared) {
    return call.type().parameterList().equals(declared.type().parameterList());
  }

  private boolean isOfALibrary(Signature declared) {
    return above(declared.owner()).stream()
        .filter(type -> !classes.containsKey(type))
        .flatMap(DeadMethods::methods)
        .anyMatch(
            method ->
                method.getName().equals(declared.name())
                    && method.getParameterCount() == declared.type().parameterCount());
  }

  private static Stream<Method> methods(String type) {
    try {
      Class<?> loaded =
          Class.forName(type.replace('/', '.'), false, DeadMethods.class.getClassLoader());
      return Arrays.stream(loaded.getDeclaredMethods());
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  /** All types above a type, also those of libraries. */
  private Set<String> above(String type) {
    Set<String> known = above.get(type);
    if (known != null) {
      return known;
    }
    Set<String> all = new HashSet<>();
    for (String next : directlyAbove(type)) {
      all.add(next);
      all.addAll(above(next));
    }
    above.put(type, all);
    return all;
  }

  private List<String> directlyAbove(String type) {
    ClassModel model = classes.get(type);
    if (model != null) {
      List<String> above = new ArrayList<>();
      model.superclass().ifPresent(entry -> above.add(entry.asInternalName()));
      model.interfaces().forEach(entry -> above.add(entry.asInternalName()));
      return above;
    }
    if (type.startsWith("[")) {
      return List.of();
    }
    try {
      Class<?> loaded =
          Class.forName(type.replace('/', '.'), false, DeadMethods.class.getClassLoader());
      return Stream.concat(
              Stream.ofNullable(loaded.getSuperclass()), Arrays.stream(loaded.getInterfaces()))
          .map(one -> one.getName().replace('.', '/'))
          .toList();
    } catch (ClassNotFoundException | LinkageError e) {
      // a type of a library that is not here has none of ours above or below
      return List.of();
    }
  }
}
