// What makes jest fast in a process that runs hundreds of test files. The environments load this module once in each process.
const { AsyncLocalStorage } = require('node:async_hooks');
const vm = require('node:vm');

/** @typedef {{ code: string, names: string, cachedData: Buffer | undefined }} Compiled */

/** What V8 knows of each module, because every test file compiles the modules that it needs anew. */
/** @type {Map<string, Compiled>} */
const compiled = new Map();
const { compileFunction } = vm;
vm.compileFunction = (code, params, options = {}) => {
  const { filename = '' } = options;
  const names = String(params);
  const known = compiled.get(filename);
  // V8 itself compares only the length of the code.
  if (known?.code === code && known.names === names) return compileFunction(code, params, { ...options, cachedData: known.cachedData });
  const result = compileFunction(code, params, { ...options, produceCachedData: true });
  compiled.set(filename, { code, names, cachedData: result.cachedData });
  return result;
};

/** @type {Set<AsyncLocalStorage<unknown>>} */
const enabled = new Set();
const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function runAndRemember(...args) {
  enabled.add(this);
  return run.apply(this, args);
};

/**
 * Disables what a test file has enabled, when it has ended. jest-circus creates an AsyncLocalStorage for each file and never disables it: before Node 24, each
 * takes time whenever a promise is created.
 */
exports.disableStorages = () => {
  for (const storage of enabled) storage.disable();
  enabled.clear();
};
