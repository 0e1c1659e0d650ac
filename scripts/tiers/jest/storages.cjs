// jest-circus creates an AsyncLocalStorage for each test file. Before Node 24, each one that has been used takes time whenever a promise is created, so in a
// process that runs hundreds of files the last ones would be slow. All files of a process share one here: they run one after the other.
const hooks = require('node:async_hooks');

const shared = new hooks.AsyncLocalStorage();
const AsyncLocalStorage = new Proxy(hooks.AsyncLocalStorage, {
  construct: (target, args, newTarget) =>
    new Error('where').stack?.includes('jest-circus') ? shared : Reflect.construct(target, args, newTarget),
});
Object.defineProperty(hooks, 'AsyncLocalStorage', { value: AsyncLocalStorage, enumerable: true, configurable: true });
