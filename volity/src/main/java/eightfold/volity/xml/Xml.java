package eightfold.volity.xml;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An element: of a stanza, all that this program reads or writes. It holds elements or a text, as
 * no protocol here mixes them, and never changes.
 *
 * @param name without a prefix
 * @param namespace empty: that of the stream
 * @param attributes those without a namespace
 * @param children the elements in it
 * @param text what stands in it besides
 */
public record Xml(
    String name,
    String namespace,
    Map<String, String> attributes,
    List<Xml> children,
    String text) {
  public Xml {
    attributes = Collections.unmodifiableMap(new LinkedHashMap<>(attributes));
    children = List.copyOf(children);
  }

  /** An empty element. */
  public static Xml of(String name, String namespace) {
    return new Xml(name, namespace, Map.of(), List.of(), "");
  }

  /** An empty stanza. */
  public static Xml stanza(String name) {
    return of(name, "");
  }

  public Xml with(String attribute, String value) {
    Map<String, String> more = new LinkedHashMap<>(attributes);
    more.put(attribute, value);
    return new Xml(name, namespace, more, children, text);
  }

  public Xml with(Xml child) {
    List<Xml> more = new ArrayList<>(children);
    more.add(child);
    return new Xml(name, namespace, attributes, more, text);
  }

  /** The same with a child of its own namespace that holds a text. */
  public Xml with(Xml child, String childText) {
    return with(child.withText(childText));
  }

  public Xml withText(String other) {
    return new Xml(name, namespace, attributes, children, other);
  }

  /** An attribute's value; empty where it has none. */
  public String attribute(String attribute) {
    return attributes.getOrDefault(attribute, "");
  }

  public boolean is(String otherName, String otherNamespace) {
    return name.equals(otherName) && namespace.equals(otherNamespace);
  }

  /** The first child of a name and namespace. */
  public Optional<Xml> child(String childName, String childNamespace) {
    return children.stream().filter(child -> child.is(childName, childNamespace)).findFirst();
  }

  /** The first child of a name in the namespace of this element. */
  public Optional<Xml> child(String childName) {
    return child(childName, namespace);
  }

  /** All children of a name in the namespace of this element. */
  public List<Xml> all(String childName) {
    return children.stream().filter(child -> child.is(childName, namespace)).toList();
  }

  /** The element as it is written into a stream. */
  @Override
  public String toString() {
    return XmlWriter.text(this);
  }
}
