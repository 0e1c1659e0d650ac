import { createFloorImports, createRestrictedImports, layers, sandboxFloors } from './scripts/checks/lint/layers.mjs';
import jsdoc from 'eslint-plugin-jsdoc';
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

/** What an editor shows for a public name: exports, and the members of exported types. The comment of a method is above its first overload. */
const described = [
  'ExportNamedDeclaration > :matches(TSInterfaceDeclaration, TSTypeAliasDeclaration, FunctionDeclaration, ClassDeclaration)',
  'ExportNamedDeclaration[declaration.type="VariableDeclaration"]',
  ...[
    'TSInterfaceDeclaration > TSInterfaceBody',
    'TSTypeAliasDeclaration > TSTypeLiteral',
    'TSTypeAliasDeclaration > TSIntersectionType > TSTypeLiteral',
  ].map(
    (body) =>
      `ExportNamedDeclaration > ${body} > :matches(TSPropertySignature, TSMethodSignature:not(TSMethodSignature + TSMethodSignature))`,
  ),
];
const component = 'TSInterfaceDeclaration > TSInterfaceBody:has(> TSPropertySignature[key.name="teardown"])';
const componentMethods = [
  `${component} > TSPropertySignature[typeAnnotation.typeAnnotation.typeName.name=/^(Sync)?Method$/]`,
  `${component} > TSMethodSignature`,
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
  {
    // Files that declare public names. Those of `@tender/web` are aliases, and tender.script.ts exports them without types.
    files: [
      'packages/*/src/{types,errors}.ts',
      ...layers.map(({ folder }) => `packages/${folder}/src/${folder}.ts`),
      'packages/codemod/src/transform.ts',
      'packages/csp/src/content-security-policy.ts',
      'packages/paypal/src/paypal-checkout.ts',
      'packages/react/src/{*,*/*}.tsx',
      'packages/react/src/{*,*/context,*/*-texts,checkout/*}.ts',
      'packages/sandbox/src/app/start-sandbox.ts',
      'packages/web/src/*.ts',
    ],
    ignores: [
      ...tests,
      '**/{constants,internal,schemas}.ts',
      'packages/react/src/{create-method,checkout/icons,three-d-secure/bank-frame,vault-manager/saved-method}.tsx',
      'packages/web/src/tender.script.ts',
    ],
    plugins: { jsdoc },
    rules: {
      'jsdoc/require-jsdoc': ['error', { require: { FunctionDeclaration: false }, contexts: described }],
      'jsdoc/require-description': ['error', { contexts: described }],
      'jsdoc/require-example': ['error', { contexts: componentMethods }],
    },
  },
  // The runners read default exports.
  { files: ['**/*.config.ts', 'e2e/support/global-setup.ts'], rules: { 'no-restricted-syntax': 'off' } },
);
