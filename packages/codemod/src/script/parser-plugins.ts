import type { ParserPlugin } from '@babel/parser';

/** The legacy plugin also accepts decorators of parameters, which Angular and Nest use. */
const legacyDecorators: ParserPlugin = 'decorators-legacy';

/** Syntax that may be new, in any combination. */
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

/** Plugins that cannot be combined with some others, and a text that every source with their syntax contains. */
const alternatives: readonly (readonly [sign: string, ...plugins: ParserPlugin[]])[] = [
  ['', assertions, records],
  ['with', ['moduleAttributes', { version: 'may-2020' }], records],
  ['|>', assertions, records, ['pipelineOperator', { proposal: 'minimal' }]],
  ['|>', assertions, records, ['pipelineOperator', { proposal: 'fsharp' }]],
  ...(['%', '^', '^^', '@@'] as const).map(
    (topicToken) => ['|>', assertions, records, ['pipelineOperator', { proposal: 'hack', topicToken }]] as const satisfies unknown[],
  ),
  ['|>', assertions, ['pipelineOperator', { proposal: 'hack', topicToken: '#' }]],
  ['|>', assertions, ['pipelineOperator', { proposal: 'smart' }]],
  ['|}', assertions, ['recordAndTuple', { syntaxType: 'bar' }]],
  ['|]', assertions, ['recordAndTuple', { syntaxType: 'bar' }]],
  ['%%', assertions, records, 'placeholders'],
  ['%', assertions, records, 'v8intrinsic'],
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
  const sets = alternatives.filter(([sign]) => source.includes(sign)).map(([, ...plugins]) => plugins);
  return [
    ...languages.map((language) => [legacyDecorators, ...language]),
    ...[['decorators', {}] satisfies ParserPlugin, legacyDecorators].flatMap((decorators) =>
      sets.flatMap((plugins) => languages.map((language) => [decorators, ...proposals, ...plugins, ...language])),
    ),
  ];
}
