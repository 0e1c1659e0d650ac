import { readFileSync } from 'node:fs';
import { transform } from '../transform';
import { listPlugins } from './parser-plugins';

const source = `import braintree from 'braintree-web';\nexport const start = () => braintree.client.create({});\n`;

/** Kinds of files, what they may contain, and an example of it. */
const syntaxes: readonly (readonly [extensions: string, name: string, example: string])[] = [
  ['js ts tsx', 'accessor fields', 'class Cart { accessor total = 0; static accessor count; }'],
  ['js ts tsx', 'decorators before export', '@observed export class Cart {}'],
  ['js ts tsx', 'decorators after export', 'export @observed class Cart {}'],
  ['js ts tsx', 'decorators after export default', 'export default @observed class Cart {}'],
  ['js ts', 'decorators that call', '@(make().observed) class Cart { @bound.once() pay() {} }'],
  ['ts tsx', 'decorators of parameters', 'class Cart { constructor(@Inject() private readonly key: string) {} }'],
  ['ts', 'decorators of parameters beside accessor fields', 'class Cart { accessor total = 0; constructor(@Inject() key: string) {} }'],
  ['ts', 'decorators of parameters and after export', 'export @Injectable() class Cart { constructor(@Inject() key: string) {} }'],
  ['js', 'decorators of object members', 'const cart = { @bound pay() {} };'],
  ['js ts', 'deferred imports', `import defer * as later from './later';`],
  ['js ts', 'deferred dynamic imports', `const later = import.defer('./later');`],
  ['js ts', 'imports of a source', `import source later from './later.wasm';`],
  ['js ts', 'dynamic imports of a source', `const later = import.source('./later.wasm');`],
  ['js', 'imports of a module object', `import module later from './later';`],
  ['js ts', 'imports with attributes', `import data from './data.json' with { type: 'json' };`],
  ['js ts', 'imports with assertions', `import data from './data.json' assert { type: 'json' };`],
  ['js', 'imports with one attribute', `import data from './data.json' with type: 'json';`],
  ['js ts', 'exports of a default from', `export cart from './cart';`],
  ['js', 'exports of a default and names from', `export cart, { total } from './cart';\nexport shop, * as all from './shop';`],
  ['js ts', 'using declarations', 'function pay() { using lock = take(); }\nasync function wait() { await using lock = take(); }'],
  ['js', 'do expressions', 'const total = do { if (open) 1; else 2; };'],
  ['js', 'async do expressions', 'const total = async do { await load(); };'],
  ['js', 'private destructuring', 'class Cart { #total; static read(cart) { const { #total: total } = cart; return total; } }'],
  ['js', 'discarded bindings', 'const [void, second] = pair; function pay(void, order) {}'],
  ['js', 'binds of functions', 'element::on(); ::element.on;'],
  ['js', 'function.sent', 'function* read() { return function.sent; }'],
  ['js', 'module blocks', 'const worker = module { export const total = 1; };'],
  ['js', 'assignments to optional chains', 'cart?.total = 1;'],
  ['js', 'partial application', 'const addOne = add(1, ?);'],
  ['js', 'records and tuples', 'const cart = #{ lines: #[1, 2] };'],
  ['js', 'records and tuples with bars', 'const cart = {| lines: [| 1, 2 |] |};'],
  ['js', 'throw expressions', `const pay = (order = throw new Error('none')) => order;`],
  ['js', 'decimals', 'const total = 1.50m;'],
  ['js ts', 'regular expressions with sets', String.raw`const letters = /[\p{L}--[a-z]]/v;`],
  ['js', 'minimal pipelines', 'const total = cart |> sum;'],
  ['js', 'F# pipelines', 'const total = cart |> await |> sum;'],
  ['js', 'smart pipelines', 'const total = cart |> sum(#, 1);'],
  ...['%', '^', '^^', '@@', '#'].map((topic) => ['js', `pipelines with ${topic}`, `const total = cart |> sum(${topic}, 1);`] as const),
  ['js ts', 'intrinsics of V8', 'const state = %GetOptimizationStatus(pay);'],
  ['js', 'placeholders', 'const total = %%sum%%;'],
  ['js jsx tsx', 'JSX', 'const page = <Cart total={1}>a</Cart>;'],
  ['js jsx tsx', 'JSX namespaces', 'const page = <svg:circle xlink:href="#a" />;'],
  ['js jsx', 'Flow', 'type Cart = {| total: ?number |};\nconst read = (cart: Cart): number => cart.total;'],
  [
    'js',
    'Flow with types in calls',
    '// @flow\nconst total = sum<number>(1);\nopaque type Key = string;\ndeclare export function pay(): void;',
  ],
  ['js', 'Flow with types in calls, without its pragma', 'const total = sum<number>(1, (a: number) => a);\nnew Box<string>();'],
  ['js', 'comparisons that look like types', 'const both = f(a < b, c > (d));'],
  ['ts tsx', 'types in calls', 'const total = sum<number>(1); const all = list<string>;'],
  ['ts mts cts', 'types in angle brackets', 'const total = <number>value;'],
  ['ts tsx', 'generic arrow functions', 'const same = <T,>(value: T) => value;'],
  ['ts', 'modifiers of type parameters', 'interface Box<in out T> { value: T }\nfunction read<const T>(value: T): T { return value; }'],
  ['ts tsx', 'satisfies', 'const cart = { total: 1 } satisfies object as const;'],
  ['ts', 'enums and namespaces', 'declare const enum Kind { Card }\nnamespace Shop.Cart { export let total: number; }'],
  [
    'ts',
    'abstract members',
    'abstract class Cart extends Shop { abstract total: number; override pay?: () => void; declare readonly key: string; }',
  ],
  ['ts', 'assertions', 'function check(value: unknown): asserts value is string {}'],
  ['ts d.ts', 'accessors in types', 'interface Cart { get total(): number; set total(value: string) }'],
  ['ts', 'imports of types', `import type Cart from './cart';\nimport { type Line } from './cart';\nexport type * as all from './all';`],
  ['d.ts', 'declarations', 'declare class Cart { accessor total: number; constructor(); }\nexport as namespace shop;'],
];

test.each(syntaxes.flatMap(([extensions, name, example]) => extensions.split(' ').map((extension) => [extension, name, example] as const)))(
  'an import in a .%s file with %s is changed',
  (extension, _, example) => {
    const text = extension === 'd.ts' ? `export type { Client } from 'braintree-web';\n${example}\n` : `${source}${example}\n`;
    expect(transform(text, { file: `pay.${extension}` })).toMatchObject({ code: text.replace('braintree-web', '@tender/web'), left: [] });
  },
);

test.each([
  ['with', 'with (cart) { pay(); }'],
  ['comments of HTML', '<!-- old browsers\nvar total = 1;\n--> the end'],
  ['octal numbers', 'var total = 010;'],
  ['words that are reserved in modules', 'var await = 1, yield = 2, let = 3;'],
  ['a return outside a function', 'if (!window) return;'],
  ['a line for the shell', ''],
])('a require in a script with %s is changed', (_, example) => {
  const text = `#!/usr/bin/env node\nvar braintree = require('braintree-web');\nbraintree.client.create();\n${example}\n`;
  for (const file of ['pay.js', 'pay.cjs']) {
    expect(transform(text, { file })).toMatchObject({ code: text.replace('braintree-web', '@tender/web'), left: [] });
  }
});

/** Plugins that stand for no syntax of a file, and why. */
const withoutSyntax = {
  estree: 'another shape of the tree',
  flowComments: 'reads types in comments, which parse without it',
  importAttributes: 'on by default',
  importAssertions: 'the former name of deprecatedImportAssert',
};

test('every plugin that the parser has is switched on for some file, except those that the parser has by default', () => {
  const text = readFileSync(require.resolve('@babel/parser'), 'utf8');
  const known = [...text.matchAll(/(?:hasPlugin|expectPlugin|expectOnePlugin|pluginsMap\.has)\(\[?"([\w-]+)"/g)].map(([, name]) => name);
  const mixins = /const mixinPlugins = \{([^}]*)\}/.exec(text)?.[1]?.match(/\w+/g) ?? [];
  const signs = 'with |> |} |] %%';
  const used = new Set(
    ['js', 'ts', 'tsx', 'd.ts']
      .flatMap((language) => listPlugins(language, signs))
      .flat()
      .map((plugin) => (typeof plugin === 'string' ? plugin : plugin[0])),
  );
  expect(mixins.length).toBeGreaterThan(3);
  expect(known.length).toBeGreaterThan(20);
  for (const name of [...known, ...mixins]) expect([...used, ...Object.keys(withoutSyntax)]).toContain(name);
});
