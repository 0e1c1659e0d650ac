// The environment of jest for Node.
require('./storages.cjs');

module.exports = require('jest-environment-node');
