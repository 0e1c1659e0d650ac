// jsdom with what browsers have and jsdom has not: fetch and its companions, from Node.
const { TestEnvironment } = require('jest-environment-jsdom');

const fromNode = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
  'setImmediate',
  'clearImmediate',
  'BroadcastChannel',
];

module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(
      {
        ...config,
        projectConfig: {
          ...config.projectConfig,
          testEnvironmentOptions: { url: 'http://shop.localhost:8080/', ...config.projectConfig.testEnvironmentOptions },
        },
      },
      context,
    );
    for (const name of fromNode) this.global[name] ??= globalThis[name];
    // Node's fetch takes only Node's own signals and events.
    for (const name of ['AbortController', 'AbortSignal', 'Event', 'EventTarget']) {
      if (name.startsWith('Abort')) this.global[name] = globalThis[name];
    }
  }

  exportConditions() {
    return ['node', 'require'];
  }
};
