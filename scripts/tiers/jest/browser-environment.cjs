// jsdom with APIs that it lacks, from Node: fetch and related ones.
const { TestEnvironment } = require('jest-environment-jsdom');
require('./storages.cjs');
require('./compile-once.cjs');

const NETWORK = ['fetch', 'Request', 'Response', 'Headers', 'ReadableStream', 'BroadcastChannel'];
const OTHERS = ['TextEncoder', 'TextDecoder', 'structuredClone', 'setImmediate', 'clearImmediate'];
/** Those of jsdom are replaced, because Node's fetch accepts only Node's own signals. */
const ABORT = ['AbortController', 'AbortSignal'];

module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of [...NETWORK, ...OTHERS]) this.global[name] ??= globalThis[name];
    for (const name of ABORT) this.global[name] = globalThis[name];
  }
};
