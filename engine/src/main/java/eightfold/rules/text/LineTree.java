package eightfold.rules.text;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * A line of a file with the lines that are indented under it.
 *
 * @param number number of the line, from 1
 */
record LineTree(int number, RuleLine line, List<LineTree> under) {
  /**
   * Lines as a forest; those without words are left out.
   *
   * @param lines the lines of a file, from its first
   */
  static List<LineTree> of(List<RuleLine> lines) {
    List<LineTree> roots = new ArrayList<>();
    Deque<LineTree> open = new ArrayDeque<>();
    for (int i = 0; i < lines.size(); i++) {
      RuleLine line = lines.get(i);
      if (line.segments().isEmpty()) {
        continue;
      }
      LineTree tree = new LineTree(i + 1, line, new ArrayList<>());
      while (!open.isEmpty() && open.peek().line().indent() >= line.indent()) {
        open.pop();
      }
      (open.isEmpty() ? roots : open.peek().under()).add(tree);
      open.push(tree);
    }
    return roots;
  }
}
