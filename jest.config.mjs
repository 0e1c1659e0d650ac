// Unit tests: transpiled by ts-jest to CommonJS, workspace packages taken from their sources, so that no build comes first.
import { join } from 'node:path';
import { listPackages, root, listEntryPoints } from './scripts/workspace.mjs';

const moduleNameMapper = Object.fromEntries(
  listPackages('packages').flatMap(({ name, directory, json }) =>
    listEntryPoints(json).map(([subpath, source]) => [`^${name}${subpath.slice(1)}$`, join(directory, source)]),
  ),
);

const shared = {
  cacheDirectory: join(root, '.cache/jest'),
  moduleNameMapper,
  transform: {
    '\\.tsx?$': [
      'ts-jest',
      {
        diagnostics: false,
        astTransformers: { before: [join(root, 'scripts/tiers/jest/import-meta.cjs')] },
        tsconfig: {
          target: 'ES2022',
          module: 'CommonJS',
          moduleResolution: 'node10',
          ignoreDeprecations: '5.0',
          esModuleInterop: true,
          jsx: 'react-jsx',
          isolatedModules: true,
        },
      },
    ],
  },
  modulePathIgnorePatterns: ['/dist/'],
  clearMocks: true,
  restoreMocks: true,
};

const inBrowser = {
  ...shared,
  testEnvironment: '<rootDir>/scripts/tiers/jest/browser-environment.cjs',
  testEnvironmentOptions: { url: 'http://shop.localhost:8080/', customExportConditions: ['node', 'require'] },
};

/** React 18 in place of 19, wherever it is imported: by our sources, by Testing Library, by Radix. */
const react18 = Object.fromEntries(
  ['react', 'react-dom'].map((name) => [`^${name}($|/.*)`, join(root, `packages/react/node_modules/${name}-18$1`)]),
);

/** Tests that take too long for `npm test`. Their names tell the tier that runs them: `pnpm test:change` or `pnpm test:full`. */
const long = '\\.(change|full)\\.test\\.tsx?$';

const inNode = ['<rootDir>/packages/csp', '<rootDir>/packages/sandbox', '<rootDir>/apps/demo/server'];

export default {
  testTimeout: 60_000, // a test that starts a database takes half a minute on a busy machine
  maxWorkers: 2,
  globalSetup: '<rootDir>/scripts/tiers/jest/start-sandbox.mjs',
  globalTeardown: '<rootDir>/scripts/tiers/jest/stop-sandbox.mjs',
  projects: [
    {
      ...shared,
      displayName: 'node',
      rootDir: root,
      testEnvironment: '<rootDir>/scripts/tiers/jest/node-environment.cjs',
      setupFiles: ['<rootDir>/scripts/tiers/jest/use-postgres.cjs'],
      testMatch: inNode.map((folder) => `${folder}/**/*.test.ts`),
      testPathIgnorePatterns: ['/node_modules/', long],
    },
    ...['change', 'full'].map((tier) => ({
      ...inBrowser,
      displayName: tier,
      rootDir: root,
      testMatch: [`<rootDir>/packages/**/*.${tier}.test.{ts,tsx}`],
    })),
    {
      ...inBrowser,
      displayName: 'dom',
      rootDir: root,
      globals: { REACT_MAJOR: 19 },
      setupFilesAfterEnv: ['<rootDir>/scripts/tiers/jest/extend-timeouts.cjs'],
      testMatch: ['<rootDir>/packages/**/*.test.{ts,tsx}', '<rootDir>/apps/demo/src/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['/node_modules/', long, ...inNode],
    },
    {
      ...inBrowser,
      displayName: 'react-18',
      rootDir: root,
      globals: { REACT_MAJOR: 18 },
      setupFilesAfterEnv: ['<rootDir>/scripts/tiers/jest/extend-timeouts.cjs'],
      moduleNameMapper: { ...moduleNameMapper, ...react18 },
      testMatch: ['<rootDir>/packages/react/src/**/*.test.tsx'],
      testPathIgnorePatterns: ['/node_modules/', '/activity\\.test\\.tsx$'], // React 18 has no `<Activity>`
    },
  ],
};
