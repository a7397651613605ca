package eightfold.server.adapter;

import eightfold.server.MemoryStore;
import eightfold.server.port.Store;

/** The store of other tests keeps the promises too, or they would prove nothing. */
class MemoryStoreTest extends StoreContract {
  @Override
  protected Store open() {
    return new MemoryStore();
  }
}
