import { createFloorImports, createRestrictedImports, layers, sandboxFloors } from './scripts/checks/lint/layers.mjs';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

const MARKUP = 'Values reach the page as text and properties, never as markup.';
const SINKS = 'srcdoc|insertAdjacentHTML|createContextualFragment|dangerouslySetInnerHTML';
const banned = [
  { selector: `MemberExpression[property.name=/^(${SINKS})$/]`, message: MARKUP },
  { selector: 'AssignmentExpression > MemberExpression.left[property.name=/^(inner|outer)HTML$/]', message: MARKUP },
  { selector: `JSXAttribute[name.name=/^(innerHTML|srcDoc|${SINKS})$/]`, message: MARKUP },
  { selector: "MemberExpression[object.name='document'][property.name=/^writeln?$/]", message: MARKUP },
  { selector: "MemberExpression[object.name='Math'][property.name='random']", message: 'Ids come from crypto.' },
  {
    selector: 'ObjectPattern[typeAnnotation.typeAnnotation.typeName.name="MessageEvent"] > Property[key.name="data"]',
    message: 'Check the sender first: browsers copy the data of a message when it is read.',
  },
  {
    selector: ':matches(ExportDefaultDeclaration, ExportAllDeclaration[exported=null], TSExportAssignment)',
    message: 'Named exports only.',
  },
];

/** Names of hosts, except that of the XML namespaces, which are never requested. */
const HOST = '/\\b(?!(www\\.)?w3\\.org)([a-z\\d-]+\\.)+(com|net|org|io|dev|me|app)\\b/i';
/** In published code, also names of hosts, and imports that the rule for layers does not see. */
const bannedInSources = [
  ...banned,
  {
    selector: `:matches(Literal[value=${HOST}], TemplateElement[value.raw=${HOST}], JSXText[value=${HOST}])`,
    message: 'Hosts are named in packages/client/src/internal/endpoints.ts only.',
  },
  { selector: 'ImportExpression[source.value=/^@tender/]', message: 'Import packages of the workspace statically.' },
];

/** The storage of a customer's browser. docs/threat-model.md lists what these files store. */
const storage = {
  selector: 'Identifier[name=/^(localStorage|sessionStorage|indexedDB|cookieStore)$/], MemberExpression[property.name="cookie"]',
  message: 'Nothing but what docs/threat-model.md lists is stored on the device of a customer.',
};
const storingFiles = [
  'packages/client/src/internal/departure.ts',
  'packages/react/src/checkout/use-redirect.ts',
  'packages/three-d-secure/src/version-1/merchant-origin.ts',
];

const tests = [
  '**/*.test.{ts,tsx}',
  '**/*.test-d.{ts,tsx}',
  '**/testing.ts',
  '**/testing/**',
  '**/fixtures/**',
  'packages/sandbox/src/methods/*/samples.ts',
];

export default tseslint.config(
  {
    ignores: [
      '.cache/**',
      '**/dist/**',
      'docs/.vitepress/{cache,pages,blocks}/**',
      'scripts/docs/shop.d.ts', // for code blocks, which are in no project

      '**/node_modules/**',
      '**/coverage/**',
      '**/test-results/**',
      '**/*.html',
      'e2e/consumers/**',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser },
    plugins: { '@typescript-eslint': tseslint.plugin },
    linterOptions: { reportUnusedDisableDirectives: 'off' }, // the comments are for oxlint
    rules: { 'no-restricted-syntax': ['error', ...banned] },
  },
  {
    // Some patterns try every way of splitting a text, or begin anew at each of its characters: a megabyte from outside would stop a server for minutes.
    files: ['**/*.{ts,tsx,js,jsx,mjs,cjs}'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': 'error',
    },
  },
  ...layers.map(({ folder, mayImport }) => ({
    files: [`packages/${folder}/{src,frames}/**/*.{ts,tsx}`],
    ignores: tests,
    rules: { 'no-restricted-imports': ['error', createRestrictedImports(mayImport)] },
  })),
  ...sandboxFloors.map(({ folder, refused }) => ({
    files: [`${folder}/**/*.ts`],
    ignores: tests,
    rules: { 'no-restricted-imports': ['error', createFloorImports(refused)] },
  })),
  {
    files: ['packages/*/{src,frames}/**/*.{ts,tsx}'],
    ignores: [...tests, 'packages/sandbox/**', 'packages/client/src/internal/endpoints.ts'],
    rules: { 'no-restricted-syntax': ['error', ...bannedInSources, storage] },
  },
  { files: storingFiles, rules: { 'no-restricted-syntax': ['error', ...bannedInSources] } },
  {
    files: ['packages/*/{src,frames}/**/*.{ts,tsx}'],
    ignores: [...tests, 'packages/sandbox/**', '**/schemas.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: [{ group: ['zod', 'zod/*'], message: 'Only the schemas need zod, which is optional and too large for a page.' }] },
      ],
    },
  },
  // The runners read default exports.
  { files: ['**/*.config.ts', 'e2e/support/global-setup.ts'], rules: { 'no-restricted-syntax': 'off' } },
);
