import type { ParserPlugin } from '@babel/parser';

/** The legacy plugin also accepts decorators of parameters, which Angular and Nest use. */
const legacyDecorators: ParserPlugin = 'decorators-legacy';

/** Plugins for proposals, which may be combined with all others. */
const proposals: readonly ParserPlugin[] = [
  'asyncDoExpressions',
  'decimal',
  'decoratorAutoAccessors',
  'deferredImportEvaluation',
  'destructuringPrivate',
  ['discardBinding', { syntaxType: 'void' }],
  'doExpressions',
  'explicitResourceManagement',
  'exportDefaultFrom',
  'functionBind',
  'functionSent',
  'importReflection',
  'moduleBlocks',
  ['optionalChainingAssign', { version: '2023-07' }],
  'partialApplication',
  'sourcePhaseImports',
  'throwExpressions',
];

const assertions: ParserPlugin = 'deprecatedImportAssert';
const records: ParserPlugin = ['recordAndTuple', { syntaxType: 'hash' }];

const pipeline = (proposal: 'minimal' | 'fsharp' | 'smart'): ParserPlugin => ['pipelineOperator', { proposal }];
const hackPipeline = (topicToken: '%' | '^' | '^^' | '@@' | '#'): ParserPlugin => ['pipelineOperator', { proposal: 'hack', topicToken }];

/** Plugins that exclude others, and a text that every source with their syntax contains. */
interface Alternative {
  readonly sign: string;
  readonly plugins: readonly ParserPlugin[];
}

const alternatives: readonly Alternative[] = [
  { sign: '', plugins: [assertions, records] },
  { sign: 'with', plugins: [['moduleAttributes', { version: 'may-2020' }], records] },
  { sign: '|>', plugins: [assertions, records, pipeline('minimal')] },
  { sign: '|>', plugins: [assertions, records, pipeline('fsharp')] },
  { sign: '|>', plugins: [assertions, records, hackPipeline('%')] },
  { sign: '|>', plugins: [assertions, records, hackPipeline('^')] },
  { sign: '|>', plugins: [assertions, records, hackPipeline('^^')] },
  { sign: '|>', plugins: [assertions, records, hackPipeline('@@')] },
  { sign: '|>', plugins: [assertions, hackPipeline('#')] },
  { sign: '|>', plugins: [assertions, pipeline('smart')] },
  { sign: '|}', plugins: [assertions, ['recordAndTuple', { syntaxType: 'bar' }]] },
  { sign: '|]', plugins: [assertions, ['recordAndTuple', { syntaxType: 'bar' }]] },
  { sign: '%%', plugins: [assertions, records, 'placeholders'] },
  { sign: '%', plugins: [assertions, records, 'v8intrinsic'] },
];

/** The languages that a kind of file may be written in, the likeliest first. */
function listLanguages(extension: string): ParserPlugin[][] {
  if (extension === 'tsx') return [['typescript', 'jsx']];
  if (/^d\.[mc]?ts$/.test(extension)) return [[['typescript', { dts: true }]]];
  return /^[mc]?ts$/.test(extension) ? [['typescript']] : [['flow', 'jsx'], [['flow', { all: true }], 'jsx'], ['jsx']];
}

/**
 * Lists the sets of plugins to try, one after another, until a source parses: first without proposals, because these may read common code in another
 * way.
 * @param extension the file extension without its dot; `d.ts` for declarations
 */
export function listPlugins(extension: string, source: string): ParserPlugin[][] {
  const languages = listLanguages(extension);
  const sets = alternatives.filter(({ sign }) => source.includes(sign)).map(({ plugins }) => plugins);
  return [
    ...languages.map((language) => [legacyDecorators, ...language]),
    ...[['decorators', {}] satisfies ParserPlugin, legacyDecorators].flatMap((decorators) =>
      sets.flatMap((plugins) => languages.map((language) => [decorators, ...proposals, ...plugins, ...language])),
    ),
  ];
}
