import { spawnSync } from 'node:child_process';

/** The interpreter that has the official SDK: Debian's `python3-braintree` belongs to Debian's own Python. Undefined where there is none. */
export const python = ['/usr/bin/python3', 'python3'].find((file) => spawnSync(file, ['-c', 'import braintree']).status === 0);
if (python === undefined && process.env['CI']) throw new Error('The official Python SDK is missing: install python3-braintree.');

/** A test that needs the interpreter. Without it the test is skipped, and fails in CI. */
export const testWithPython = python === undefined ? test.skip : test;
