package eightfold.conventions.bad.play;

import eightfold.conventions.bad.program.Program;

/** A bad example. */
class WritesProgram {
  void write(Program program) {
    program.packs = 2;
  }
}
