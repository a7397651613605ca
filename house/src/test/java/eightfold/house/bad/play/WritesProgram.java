package eightfold.house.bad.play;

import eightfold.house.bad.program.Program;

/** A bad example. */
class WritesProgram {
  void write(Program program) {
    program.packs = 2;
  }
}
