// The environment of jest for Node.
require('./storages.cjs');
require('./compile-once.cjs');

module.exports = require('jest-environment-node');
