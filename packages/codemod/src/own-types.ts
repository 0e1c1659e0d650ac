import { findOwner } from './components';
import { findType } from './find-type';

/** Declarations of the global object and its types, also of those that a module exports as a global name. */
const namespaces = /(?<!@)\b(?:namespace|module)\s+braintree\b(?!-)/;
const modules = /\bdeclare\s+module\s+["']braintree-web["'/]/;
const sources = /\bfrom\s*["']braintree-web["'/]/g;
const calls = /\b(?:require|import)\s*\(\s*["'`]braintree-web["'`/][^()]*\)(?!\s*\.\s*[A-Z])/;

/** Whether a source declares global types of the reference. The package of the provider for servers has a namespace of the same name, with other types. */
export function declaresGlobalTypes(text: string): boolean {
  if (!namespaces.test(text)) return false;
  const names = [...text.matchAll(/\b(?:interface|class|type|var|let|const)\s+(\w+)/g)];
  return names.some(([, name = '']) => findType(name, 'web') !== undefined || (name !== 'VERSION' && findOwner(name) === 'component'));
}

/** Whether a file declares the types of the reference as a module, by its text or by its name. @param name path in the project */
export function declaresModule(name: string, text: string): boolean {
  return /(?:^|[\\/])braintree-web(?:[\\/]index)?\.d\.[mc]?ts$/.test(name) || modules.test(text);
}

/** Whether a source imports values of the reference, and not only types. */
export function importsValues(text: string): boolean {
  return (
    calls.test(text) ||
    [...text.matchAll(sources)].some(({ index }) => !hasOnlyTypes(text.slice(Math.max(0, index - LONGEST_CLAUSE), index)))
  );
}

const LONGEST_CLAUSE = 1000;

/** Whether an import or export names only types. @param text up to `from` */
function hasOnlyTypes(text: string): boolean {
  const start = Math.max(text.lastIndexOf('import'), text.lastIndexOf('export'));
  const clause = text.slice(start + 'import'.length).trim();
  if (clause.startsWith('type')) return true;
  const names = clause.replace(/^\{|\}$/g, '').split(',');
  return names.every((name) => /^(?:type\s|[A-Z]|$)/.test(name.trim()));
}
