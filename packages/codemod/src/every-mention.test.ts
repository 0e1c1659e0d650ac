/** @jest-environment node */
import fc from 'fast-check';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ShopError } from './project/refuse-shop';
import { openFolders } from './project/shop-folders';
import { transformProject } from './project/transform-project';
import type { TransformChange, ManualStep, TransformOptions } from './report';
import { search, transform } from './transform';

/** What the promise is about: the package, its types, the hosts of its scripts, and its global types. The codemod has patterns of its own. */
const mention =
  /(?<![\w-]|\.\/|@(?!types\/)[\w.-]{1,20}\/)braintree-web(?![\w-]|-drop)|braintree-web-drop-in\b|\bjs\.braintreegateway\.com|\bassets\.braintreegateway\.com\/web\/3|\bbraintree\.(?!Odd|VERSION)[A-Z]\w+/g;

const count = (text: string): number => text.match(mention)?.length ?? 0;

interface Outcome {
  readonly before: string;
  readonly after: string;
  readonly changes: readonly TransformChange[];
  readonly left: readonly ManualStep[];
}

/** Lists the lines of the result with a mention that is not reported, and what else contradicts the report. */
function findContradictions({ before, after, changes, left }: Outcome): string[] {
  const reported = new Set(left.map(({ line }) => line));
  const silent = after.split('\n').filter((line, at) => count(line) > 0 && !reported.has(at + 1));
  const changed = changes.reduce((sum, { from, to }) => sum + count(from) - count(to), 0);
  const remaining = count(after);
  const isCounted = count(before) === changed + remaining;
  return [...silent, ...(isCounted ? [] : [`${count(before)} mentions, but ${changed} changed and ${remaining} remain`])];
}

const host = 'https://js.braintreegateway.com';
const quote = fc.constantFrom(`'`, `"`);
const script = fc.constantFrom('client', 'hosted-fields', 'venmo', 'three-d-secure', 'paypal-checkout', 'paypal-checkout-v6', 'odd');
const path = fc.oneof(
  script.map((name) => `/${name}`),
  script.map((name) => `/modules/${name}`),
  script.map((name) => `/dist/browser/${name}.min.js`),
  fc.constantFrom('', '', '', '/core', '/lib/constants', '-drop-in', '-hooks', '/package.json'),
);
const specifier = fc.oneof(
  path.map((each) => `braintree-web${each}`),
  fc.constantFrom('./braintree-web', '@shop/braintree-web', '@types/braintree-web', 'braintree', '~braintree-web', 'x'),
);
const name = fc.constantFrom('client', 'venmo', 'VERSION', 'Venmo', 'HostedFields', 'BraintreeError', 'Odd', 'setup', 'paymentReady');
const version = fc.constantFrom('3.97.2', '3.118.2', '3.0.0', '${version}', '2.32.1', '1.0');
const address = fc.oneof(
  fc.tuple(version, script, fc.constantFrom('.min.js', '.js', '')).map(([number, each, end]) => `${host}/web/${number}/js/${each}${end}`),
  fc.constantFrom(host, `${host}/web`, `${host}/v2/braintree.js`, '//js.braintreegateway.com/web/dropin/1.0.0/js/dropin.min.js'),
  fc.constantFrom('https://assets.braintreegateway.com/web/3.97.2/js/client.min.js', 'https://unpkg.com/braintree-web@3.97.2/client.js'),
  fc.constantFrom('https:\\/\\/js.braintreegateway.com\\/web\\/3.97.2\\/js\\/client.min.js', '/web/3.97.2/js/venmo.min.js'),
);
const prose = fc.constantFrom(
  'braintree-web',
  'braintree-web.',
  'a braintree-webhook',
  'js.braintreegateway.com',
  '(braintree-web/client)',
  'é',
  '',
);

/** Lines of a script. `#` stands for the number of the line, so that no name is declared twice. */
const statement = fc.oneof(
  fc.tuple(quote, specifier, name).map(([q, from, each]) => `import { ${each} as n# } from ${q}${from}${q};`),
  fc.tuple(quote, specifier).map(([q, from]) => `import a#, * as b# from ${q}${from}${q};`),
  fc.tuple(quote, specifier, name).map(([q, from, each]) => `import c# from ${q}${from}${q}; c#.${each};`),
  fc.tuple(quote, specifier, name).map(([q, from, each]) => `export { ${each} as e# } from ${q}${from}${q}`),
  fc.tuple(quote, specifier).map(([q, from]) => `import ${q}${from}${q}`),
  fc.tuple(quote, specifier, name).map(([q, from, each]) => `const { ${each}: d# } = require(${q}${from}${q});`),
  fc
    .tuple(fc.constantFrom('jest.mock', 'import', 'require.resolve', 'f', 'define'), specifier)
    .map(([call, from]) => `${call}('${from}');`),
  fc.tuple(specifier, specifier).map(([one, other]) => `define(['${one}', "${other}"], () => import('${other}/' + g));`),
  fc.tuple(quote, address, address).map(([q, one, other]) => `load(${q}${one}${q}, \`${other}\`); // ${other}`),
  fc.tuple(address, prose).map(([each, text]) => `const t# = \`${text} ${each}\${x} ${text}\`;`),
  fc.tuple(prose, prose).map(([one, other]) => `/* ${one}\n ${other} */ const r# = /${other.replaceAll('/', '\\/') || 'x'}/;`),
);
const typed = fc.oneof(
  fc.tuple(specifier, name).map(([from, each]) => `let h#: import('${from}').${each};`),
  name
    .filter((each) => /^[A-Z][a-z]/.test(each))
    .map((each) => `let i#: braintree.${each} | undefined, j#: Parameters<braintree.${each}['create']>;`),
  name.filter((each) => /^[A-Z][a-z]/.test(each)).map((each) => `interface K# extends braintree.${each} {}`),
  specifier.map((from) => `declare module '${from}' { interface L# {} }`),
);
const element = fc.oneof(
  fc.tuple(quote, address).map(([q, src]) => `<script src=${q}${src}${q}></script>`),
  fc
    .tuple(address, address)
    .map(([src, other]) => `<link href="${src}" integrity="sha384-old"><script src=${other} integrity='sha384-other'></script>`),
  prose.map((text) => `<!-- ${text}\n${text} --><p>${text}</p>`),
  statement.map((line) => `<script type="module">${line}</script>`),
  address.map((each) => `{{ "${each}" | tag }} <%= "${each}" %>`),
);
const other = fc.oneof(
  address.map((each) => `SCRIPT = "${each}"  # ${each}`),
  fc.tuple(specifier, prose).map(([each, text]) => `- "${each}": ${text}`),
);

function toText(line: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.tuple(fc.array(line, { maxLength: 6 }), fc.constantFrom('\n', '\r\n')).map(([lines, eol]) =>
    lines
      .map((each, at) => each.replaceAll('#', String(at)))
      .join('\n')
      .replaceAll('\n', eol),
  );
}

/** Names of files, with what may be in them. */
const kinds: readonly (readonly [names: readonly string[], text: fc.Arbitrary<string>])[] = [
  [['src/pay.js', 'src/pay.mjs', 'src/pay.test.js', 'dist/pay.js', '.storybook/pay.js'], toText(statement)],
  [['src/pay.ts', 'src/pay.tsx', 'e2e/pay.spec.ts'], toText(fc.oneof(statement, typed))],
  [['page.html', 'page.php', 'page.liquid', 'page.erb'], toText(element)],
  [['pay.py', 'pay.yml', 'README.md', '.env'], toText(other)],
];
const file = fc.oneof(...kinds.map(([names, text]) => fc.record({ name: fc.constantFrom(...names), text })));
const options: fc.Arbitrary<Omit<TransformOptions, 'file'>> = fc.record({
  to: fc.constantFrom('web' as const, 'packages' as const),
  assets: fc.constantFrom(undefined, 'https://assets.shop.example'),
  integrity: fc.constantFrom(undefined, { 'js/client.min.js': 'sha384-new' }),
});

test('every mention in a file is changed or reported', () => {
  fc.assert(
    fc.property(file, options, ({ name: fileName, text }, others) => {
      const { code, changes, left } = transform(text, { file: fileName, ...others });
      expect(findContradictions({ before: text, after: code, changes, left })).toEqual([]);
      const searched = search(text, { file: fileName, ...others }, 'searched');
      expect(findContradictions({ before: text, after: text, changes: [], left: searched.left })).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

test('every mention in a shop is changed or reported, or the shop is refused', () => {
  const files = fc.uniqueArray(file, { selector: ({ name: fileName }) => fileName, minLength: 1, maxLength: 6 });
  const manifest = fc.constantFrom('{}', '{ "name": "shop" }', '{ "devDependencies": { "braintree-web": "^3.97.0" } }');
  fc.assert(
    fc.property(files, manifest, options, (sources, text, others) => {
      const shop = mkdtempSync(join(tmpdir(), 'tender-mentions-'));
      try {
        for (const each of [...sources, { name: 'package.json', text }]) {
          mkdirSync(dirname(join(shop, each.name)), { recursive: true });
          writeFileSync(join(shop, each.name), each.text);
        }
        const report = transformProject([shop], { ...others, folders: openFolders([shop]) });
        expect(report.files.flatMap(findContradictions)).toEqual([]);
      } catch (error) {
        if (!(error instanceof ShopError)) throw error;
      } finally {
        rmSync(shop, { recursive: true });
      }
    }),
    { numRuns: 150 },
  );
});
