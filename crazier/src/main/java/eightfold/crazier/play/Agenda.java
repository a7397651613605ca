package eightfold.crazier.play;

import java.util.Arrays;

/** What is still to be done, the latest first. */
final class Agenda {
  private static final int ROOM = 24;

  private Task[] tasks = new Task[ROOM];
  private int size;

  int size() {
    return size;
  }

  void push(Task task) {
    if (size == tasks.length) {
      tasks = Arrays.copyOf(tasks, 2 * size);
    }
    tasks[size++] = task;
  }

  /** The task to be done next, which is left on the agenda. */
  Task next() {
    return tasks[size - 1];
  }

  /** Takes the task to be done next. */
  Task pop() {
    return tasks[--size];
  }

  void clear() {
    size = 0;
  }

  /** Has the tasks that another has. */
  void become(Agenda other) {
    if (tasks.length < other.size) {
      tasks = new Task[other.tasks.length];
    }
    System.arraycopy(other.tasks, 0, tasks, 0, other.size);
    size = other.size;
  }
}
