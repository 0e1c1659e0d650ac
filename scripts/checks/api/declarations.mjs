// Creates a TypeScript program of the declaration files of every package, including inferred types, so that the meaning of each name can be resolved.
// Nothing is written to disk.
import { join } from 'node:path';
import ts from 'typescript';
import { root, listEntryPoints } from '../../workspace.mjs';

const toDeclarationFile = (/** @type {string} */ source) => source.replace(/\.tsx?$/, '.d.ts');
const isSource = (/** @type {string} */ file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && !file.includes('/node_modules/');

/** @returns {{ program: ts.Program, entry: (directory: string, source: string) => ts.SourceFile | undefined }} */
export function createDeclarations(/** @type {import('../../workspace.mjs').Package[]} */ packages) {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  Object.assign(options, { composite: false, removeComments: true, types: ['node'] });

  const entries = packages.flatMap(({ directory, json }) => listEntryPoints(json).map(([, source]) => join(directory, source))).sort();
  const texts = new Map();
  const sources = ts.createProgram(entries, options);
  const emitted = sources.emit(undefined, (file, text) => texts.set(file, text), undefined, true);
  if (emitted.emitSkipped) throw new Error('The compiler emitted no declarations: see `tsc -b`.');

  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => texts.has(file) || fileExists(file);
  host.getSourceFile = (file, target) =>
    texts.has(file)
      ? ts.createSourceFile(file, texts.get(file), target, true)
      : (sources.getSourceFile(file) ?? getSourceFile(file, target)); // reuses source files that are already parsed
  host.resolveModuleNameLiterals = (literals, containing) =>
    literals.map(({ text }) => {
      const { resolvedModule } = ts.resolveModuleName(text, containing, options, { ...host, fileExists });
      if (!resolvedModule || !isSource(resolvedModule.resolvedFileName)) return { resolvedModule };
      const resolvedFileName = toDeclarationFile(resolvedModule.resolvedFileName);
      return { resolvedModule: { ...resolvedModule, resolvedFileName, extension: ts.Extension.Dts } };
    });
  const program = ts.createProgram(entries.map(toDeclarationFile), options, host);
  return { program, entry: (directory, source) => program.getSourceFile(toDeclarationFile(join(directory, source))) };
}
