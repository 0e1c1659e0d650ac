import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listWebTypes } from './find-type';
import { SourceError, transform, type TransformOptions } from './index';

const folder = join(__dirname, '../fixtures');
const cases = JSON.parse(readFileSync(join(folder, 'cases.json'), 'utf8')) as Record<string, Omit<TransformOptions, 'file'>>;
const names = readdirSync(folder).flatMap((file) => (file.endsWith('.before') ? [file.slice(0, -'.before'.length)] : []));
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

/** The transformed code, and what the report lists as left. */
function renderResult(name: string, source: string): { code: string; left: string[] } {
  const { code, left } = transform(source, { file: name, ...cases[name] });
  return { code, left: left.map(({ line, what, reason }) => `${line}: ${what}, ${reason}`) };
}

test.each(names)('default: %s', (name) => {
  const { code, left } = renderResult(name, read(`${name}.before`));
  expect(code).toBe(read(`${name}.after`));
  expect(left).toEqual(read(`${name}.left`).split('\n').filter(Boolean));
});

test.each(names)('behavior: a second run changes nothing in %s', (name) => {
  const after = read(`${name}.after`);
  const { code, changes } = transform(after, { file: name, ...cases[name] });
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

test('behavior: a source without the reference is not even parsed', () => {
  expect(transform('const = ;', { file: 'broken.js' })).toEqual({ code: 'const = ;', changes: [], left: [], components: [] });
});

test('behavior: changes have line numbers', () => {
  const { changes } = transform(`\n<script>\nimport 'braintree-web/client';\n</script>`, { file: 'page.html' });
  expect(changes).toEqual([{ line: 3, from: 'braintree-web/client', to: '@tender/web/client' }]);
});
