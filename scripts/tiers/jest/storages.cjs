// jest-circus creates an AsyncLocalStorage for each test file and does not disable it. Before Node 24, each enabled one takes time whenever a promise is
// created, so that the last files of a large package would be slow.
const { AsyncLocalStorage } = require('node:async_hooks');

/** @type {Set<AsyncLocalStorage<unknown>>} */
const enabled = new Set();
const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function runAndRemember(...args) {
  enabled.add(this);
  return run.apply(this, args);
};

/** Disables what a test file has enabled. An environment calls this when its file has ended. */
exports.disableStorages = () => {
  for (const storage of enabled) storage.disable();
  enabled.clear();
};
