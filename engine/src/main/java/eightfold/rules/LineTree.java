package eightfold.rules;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.IntFunction;

/**
 * A line of a file with the lines that are indented under it.
 *
 * @param number number of the line, from 1
 */
record LineTree(int number, Line line, List<LineTree> under) {
  /** The lines of a file as a forest; blank lines, comments and wrong lines are left out. */
  static List<LineTree> read(String text, IntFunction<Faults> faults) {
    List<LineTree> roots = new ArrayList<>();
    Deque<LineTree> open = new ArrayDeque<>();
    List<String> lines = text.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      Line line = Line.read(lines.get(i), faults.apply(i + 1));
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
