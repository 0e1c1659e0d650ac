// The built sandbox, for scripts that run after a build. Its types are those of its sources, so that checking types needs no build.

/** @typedef {import('../../packages/sandbox/src/index.ts').Sandbox} Sandbox */

/** @param {string} name */
const load = (name) => import(String(new URL(`../../packages/sandbox/dist/${name}.js`, import.meta.url)));

/** @type {typeof import('../../packages/sandbox/src/index.ts')} */
export const { startSandbox, closeDatabases } = await load('index');

/** @type {typeof import('../../packages/sandbox/src/testing.ts')} */
export const customers = await load('testing');
