import { layers, restrictedImports } from './scripts/lint/layers.mjs';
import tseslint from 'typescript-eslint';

const markupSinks = [
  {
    selector: 'AssignmentExpression > MemberExpression.left[property.name=/^(innerHTML|outerHTML|srcdoc)$/]',
    message: 'Values reach the page as text and properties, never as markup.',
  },
  {
    selector: 'CallExpression[callee.property.name=/^(insertAdjacentHTML|createContextualFragment)$/]',
    message: 'Values reach the page as text and properties, never as markup.',
  },
  {
    selector: "CallExpression[callee.object.name='document'][callee.property.name=/^(write|writeln)$/]",
    message: 'Values reach the page as text and properties, never as markup.',
  },
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: 'Values reach the page as text and properties, never as markup.',
  },
  { selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']", message: 'Ids come from crypto.' },
  { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
];

export default tseslint.config(
  {
    ignores: [
      '.cache/**',
      '**/dist/**',
      'docs/.vitepress/{cache,pages,blocks}/**',
      'scripts/docs/given.d.ts', // for code blocks, which are in no project

      '**/node_modules/**',
      '**/coverage/**',
      '**/test-results/**',
      '**/*.html',
      'e2e/consumers/**',
    ],
  },
  ...tseslint.configs.recommendedTypeChecked.map((config) => ({ ...config, files: ['**/*.{ts,tsx}'] })),
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
      parserOptions: { project: './tsconfig.lint.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/only-throw-error': 'off', // an aborted call rejects with the caller's own reason, whatever it is
      '@typescript-eslint/prefer-promise-reject-errors': 'off',
      '@typescript-eslint/unbound-method': 'off',
      'no-restricted-syntax': ['error', ...markupSinks],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
    },
  },
  ...layers.map(({ folder, mayImport }) => ({
    files: [`packages/${folder}/{src,frames}/**/*.{ts,tsx}`],
    ignores: ['**/*.test.{ts,tsx}', '**/*.test-d.ts', '**/testing.ts', '**/testing/**'],
    rules: { 'no-restricted-imports': ['error', restrictedImports(mayImport)] },
  })),
  {
    files: ['**/*.test.{ts,tsx}', '**/*.test-d.ts', 'e2e/**', 'bench/**'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['packages/{sandbox,codemod,csp}/src/cli.ts', 'packages/sandbox/src/cli/**', 'apps/demo/server/**', 'bench/**', 'e2e/**'],
    rules: { 'no-console': 'off' },
  },
  // The runners read default exports.
  { files: ['**/*.config.ts', 'e2e/support/global-setup.ts'], rules: { 'no-restricted-syntax': 'off' } },
);
