package eightfold.rules.book;

import eightfold.rules.text.BookDraft;
import eightfold.rules.text.RuleBookReader;
import eightfold.rules.vocabulary.BookLimits;
import eightfold.rules.vocabulary.Element;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Files of books, and which of them each takes over. */
final class FileChains {
  private final Map<String, String> fileById = new LinkedHashMap<>();
  private final Map<String, String> files;

  /** Files by their names. */
  FileChains(Map<String, String> files) {
    this.files = files;
    files.keySet().forEach(name -> fileById.put(RuleBookReader.id(name), name));
  }

  /** The names of all files without their endings. */
  Set<String> ids() {
    return fileById.keySet();
  }

  private String file(String id) {
    return fileById.getOrDefault(id, "");
  }

  private String text(String id) {
    return files.getOrDefault(file(id), "");
  }

  /** A book and those that it takes over, itself first. */
  private List<String> chain(String id) {
    List<String> chain = new ArrayList<>();
    Optional<String> next = Optional.of(id);
    while (next.filter(fileById::containsKey).isPresent() && !chain.contains(next.get())) {
      chain.add(next.get());
      next = RuleBookReader.extended(text(next.get()));
    }
    return chain;
  }

  /** What a book says of a pack of its own, also in the files that it takes over. */
  List<Element> pack(String id) {
    List<Element> pack = List.of();
    for (String one : chain(id).reversed()) {
      pack = RuleBookReader.packLines(text(one), pack);
    }
    return pack;
  }

  /** The files of a book, all read by the pack that it has in the end, itself first. */
  Map<String, BookDraft> drafts(String id, BookLimits limits) {
    List<Element> pack = pack(id);
    Map<String, BookDraft> drafts = new LinkedHashMap<>();
    for (String one : chain(id)) {
      drafts.put(one, RuleBookReader.read(file(one), text(one), limits, pack));
    }
    return drafts;
  }
}
