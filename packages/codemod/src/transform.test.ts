import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listWebTypes } from './find-type';
import { SourceError, transform, type TransformOptions } from './index';

const folder = join(__dirname, '../fixtures');
const names = readdirSync(folder).flatMap((file) => (file.endsWith('.case') ? [file.slice(0, -'.case'.length)] : []));

interface Case {
  readonly options: TransformOptions;
  readonly before: string;
  readonly after: string;
  readonly left: readonly string[];
}

/** Reads a case, whose parts begin with `-- before --` and so on. Without `after`, nothing changes; without `left`, nothing is left. */
function read(name: string): Case {
  const [, ...texts] = readFileSync(join(folder, `${name}.case`), 'utf8').split(/^-- (options|before|after|left) --\n/m);
  const parts: Record<string, string> = {};
  for (let at = 0; at < texts.length; at += 2) parts[texts[at] ?? ''] = texts[at + 1] ?? '';
  const { options = '{}', before = '', after = before, left = '' } = parts;
  return { options: { file: name, ...JSON.parse(options) }, before, after, left: left.split('\n').filter(Boolean) };
}

test.each(names)('default: %s', (name) => {
  const { options, before, after, left } = read(name);
  const result = transform(before, options);
  expect(result.code).toBe(after);
  expect(result.left.map(({ line, what, reason }) => `${line}: ${what}, ${reason}`)).toEqual(left);
});

test.each(names)('behavior: a second run changes nothing in %s', (name) => {
  const { options, after } = read(name);
  const { code, changes } = transform(after, options);
  expect(code).toBe(after);
  expect(changes).toEqual([]);
});

test('behavior: there are at least 40 fixtures', () => expect(names.length).toBeGreaterThanOrEqual(40));

test('behavior: the types that @tender/web exports under names of @types/braintree-web are those that the codemod moves to it', () => {
  const web = readFileSync(join(__dirname, '../../web/src/index.ts'), 'utf8');
  const exported = [...web.matchAll(/^export type \{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().replace(/^.* as /, '')),
  );
  const names = exported.filter(Boolean);
  const { code, left } = transform(`import type { ${names.join(', ')} } from 'braintree-web';\n`, { file: 'types.ts' });
  expect(left).toEqual([]);
  expect(code).toContain(`from '@tender/web'`);
  for (const name of listWebTypes()) expect(names).toContain(name);
});

test.each(['js', 'ts', 'tsx', 'vue'])('error: CODEMOD_SYNTAX_ERROR in a file that ends in .%s', (extension) => {
  const source = `import braintree from 'braintree-web';\nconst = ;\n`;
  const text = extension === 'vue' ? `<script>${source}</script>` : source;
  expect(() => transform(text, { file: `shop.${extension}` })).toThrow(SourceError);
  expect(() => transform(`${source}let a; let a;`.replace('const = ;', ''), { file: 'twice.js' })).toThrow(SourceError);
});

test('behavior: stubs of proxyquire may pass through variables, also through two that refer to each other', () => {
  const source =
    "const stubs = { 'braintree-web': {} };\nconst same = stubs;\nproxyquire('./pay', same);\nvar a = b;\nvar b = a;\nproxyquire('./pay', a);\n";
  expect(transform(source, { file: 'pay.test.js' }).code).toBe(source.replace('braintree-web', '@tender/web'));
});

test('behavior: a source without the reference is not even parsed', () => {
  expect(transform('const = ;', { file: 'broken.js' })).toEqual({ code: 'const = ;', changes: [], left: [], components: [] });
});

test('behavior: changes have line numbers', () => {
  const { changes } = transform(`\n<script>\nimport 'braintree-web/client';\n</script>`, { file: 'page.html' });
  expect(changes).toEqual([{ line: 3, from: 'braintree-web/client', to: '@tender/web/client' }]);
});

test.each(names)('behavior: each line that the report names has what it names, in the transformed source of %s', (name) => {
  const { options, before } = read(name);
  const { code, changes, left } = transform(before, options);
  const lines = code.split('\n');
  for (const { line, to } of changes)
    expect(
      lines
        .slice(line - 1)
        .join('\n')
        .replace(/\r/g, ''),
    ).toContain(to.split('\n')[0]?.trim());
  for (const { line, what } of left) {
    // Of a name that is used elsewhere, the line of the import.
    const word = new RegExp(`${/braintree[\w-]*|[A-Za-z]{4,}/.exec(what)?.[0] ?? what}|from 'braintree-web'`);
    expect([line, lines[line - 1]]).toEqual([line, expect.stringMatching(word)]);
  }
});
