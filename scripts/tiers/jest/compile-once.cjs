// Jest evaluates the modules of each test file anew, and compiles them anew for that. Here a process compiles each module once: a script can run in many
// contexts, and keeps what V8 has compiled of its functions. `import()` fails in these scripts, as it does in jest without an option of Node.
const vm = require('node:vm');

const { compileFunction } = vm;
/** The last code of each file. */
const compiled = new Map();

vm.compileFunction = (code, parameters, options) => {
  const { filename, parsingContext } = options ?? {};
  if (!filename || !parsingContext) return compileFunction(code, parameters, options);
  const head = `(function (${parameters.join(', ')}) {`;
  let known = compiled.get(filename);
  if (known?.code !== code || known.head !== head) {
    // Errors name the columns of the file, which begins after the head.
    known = { code, head, script: new vm.Script(`${head}${code}\n})`, { filename, columnOffset: -head.length }) };
    compiled.set(filename, known);
  }
  return known.script.runInContext(parsingContext);
};
