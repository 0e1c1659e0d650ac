// A shop in strict TypeScript, with `skipLibCheck` and without the optional peer dependency zod: every mistake of mistakes.ts is a compile error
// that names the option, and there are no others.
import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';

if (existsSync('node_modules/zod')) throw new Error('zod is installed: this shop is to do without it.');

const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
const program = ts.createProgram(fileNames, options);
/** What an editor shows: the message, and the name that it underlines. */
const errors = ts.getPreEmitDiagnostics(program).map(({ file, start = 0, length = 0, messageText }) => ({
  file: file?.fileName.split('/').at(-1),
  line: file ? file.getLineAndCharacterOfPosition(start).line + 1 : 0,
  text: `${file?.text.slice(start, start + length)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
}));

const expected = readFileSync('mistakes.ts', 'utf8')
  .split('\n')
  .flatMap((line, index) => {
    const word = /^\s*\/\/ error "(\w+)"/.exec(line)?.[1];
    return word ? [{ word, line: index + 2 }] : [];
  });
const isExpected = ({ file, line, text }) =>
  file === 'mistakes.ts' && expected.some((each) => each.line === line && text.includes(each.word));

const unexpected = errors.filter((error) => !isExpected(error));
const missing = expected.filter(({ line, word }) => !errors.some((error) => error.line === line && error.text.includes(word)));
for (const { file, line, text } of unexpected) console.error(`unexpected: ${file}:${line}: ${text}`);
for (const { line, word } of missing) console.error(`no error names "${word}" in mistakes.ts:${line}`);
console.log(`${expected.length - missing.length} of ${expected.length} mistakes are compile errors, ${unexpected.length} other errors`);
process.exitCode = unexpected.length + missing.length > 0 || expected.length < 10 ? 1 : 0;
