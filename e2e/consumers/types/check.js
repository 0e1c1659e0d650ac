// A shop in strict TypeScript without the optional peer dependency zod, compiled by old and new compilers with each way to find packages: every mistake of
// mistakes.ts is a compile error that names the option, and there are no others, not even in the installed declarations.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';

if (existsSync('node_modules/zod')) throw new Error('zod is installed: this shop is to do without it.');

/** Compilers, and their values of `moduleResolution`. TypeScript 7 no longer has `node`. */
const compilers = {
  'typescript-4.7': ['node', 'node16'],
  'typescript-4.9': ['node', 'node16'],
  'typescript-5.0': ['node', 'node16', 'bundler'],
  typescript: ['node', 'node16', 'bundler'],
  'typescript-7': ['node16', 'bundler'],
};

/** Every entry point, as a shop would import them all. */
function writeEntryPoints() {
  const names = readdirSync('node_modules/@tender').flatMap((folder) => {
    const { name, exports } = JSON.parse(readFileSync(`node_modules/@tender/${folder}/package.json`, 'utf8'));
    const subpaths = Object.keys(exports).filter((each) => !/\.(json|css)$|\/(testing|schemas|axios)$/.test(each));
    return subpaths.map((subpath) => name + subpath.slice(1));
  });
  writeFileSync('entry-points.ts', names.map((name, index) => `export * as entry${index} from '${name}';\n`).join(''));
  return names.length;
}

const lines = readFileSync('mistakes.ts', 'utf8').split('\n');
const expected = lines.flatMap((line, index) => {
  const word = /^\s*\/\/ error "(\w+)"/.exec(line)?.[1];
  return word ? [{ word, line: index + 2 }] : [];
});

/** The errors of a compiler: the place, and the message after what an editor underlines. */
function compile(compiler, moduleResolution) {
  const module = moduleResolution === 'node16' ? 'node16' : 'esnext';
  const options = ['--pretty', 'false', '--module', module, '--moduleResolution', moduleResolution];
  const { stdout } = spawnSync('node', [`node_modules/${compiler}/bin/tsc`, ...options], { encoding: 'utf8' });
  return stdout.split(/\n(?! )/).flatMap((entry) => {
    const [, file, line, column, text] = /^(.+)\((\d+),(\d+)\): error ([^]*)$/.exec(entry) ?? [];
    if (!file) return entry.trim() ? [{ file: '', line: 0, text: entry }] : [];
    const underlined = file === 'mistakes.ts' ? lines[line - 1].slice(column - 1).match(/^\w+|/)[0] : '';
    return [{ file, line: Number(line), text: `${underlined}: ${text}` }];
  });
}

const count = writeEntryPoints();
for (const [compiler, resolutions] of Object.entries(compilers)) {
  const { version } = JSON.parse(readFileSync(`node_modules/${compiler}/package.json`, 'utf8'));
  for (const moduleResolution of resolutions) {
    const errors = compile(compiler, moduleResolution);
    const isExpected = ({ file, line, text }) =>
      file === 'mistakes.ts' && expected.some((each) => each.line === line && text.includes(each.word));
    const unexpected = errors.filter((error) => !isExpected(error));
    const missing = expected.filter(({ line, word }) => !errors.some((error) => error.line === line && error.text.includes(word)));
    for (const { file, line, text } of unexpected) console.error(`unexpected: ${file}:${line}: ${text}`);
    for (const { line, word } of missing) console.error(`no error names "${word}" in mistakes.ts:${line}`);
    const found = `${expected.length - missing.length} of ${expected.length} mistakes are compile errors`;
    console.log(`TypeScript ${version}, ${moduleResolution}: ${count} entry points, ${found}, ${unexpected.length} other errors`);
    if (unexpected.length + missing.length > 0 || expected.length < 10) process.exitCode = 1;
  }
}
