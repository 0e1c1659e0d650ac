// The environment of jest for Node.
const { TestEnvironment } = require('jest-environment-node');
const { disableStorages } = require('./many-files.cjs');

module.exports = class NodeEnvironment extends TestEnvironment {
  async teardown() {
    await super.teardown();
    disableStorages();
  }
};
