// A transformer of ts-jest, which runs ES modules as CommonJS: `import.meta.url`, which only ES modules have, becomes the URL of `__filename`.
const ts = require('typescript');

const isImportMetaUrl = (node) => ts.isPropertyAccessExpression(node) && ts.isMetaProperty(node.expression) && node.name.text === 'url';

module.exports = {
  name: 'import-meta',
  version: 1,
  factory: () => (context) => (file) => {
    const { factory } = context;
    const visit = (node) => {
      if (!isImportMetaUrl(node)) return ts.visitEachChild(node, visit, context);
      const load = factory.createCallExpression(factory.createIdentifier('require'), undefined, [factory.createStringLiteral('node:url')]);
      const convert = factory.createPropertyAccessExpression(load, 'pathToFileURL');
      const url = factory.createCallExpression(convert, undefined, [factory.createIdentifier('__filename')]);
      return factory.createPropertyAccessExpression(url, 'href');
    };
    return ts.visitNode(file, visit);
  },
};
