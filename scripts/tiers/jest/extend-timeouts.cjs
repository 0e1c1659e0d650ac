// By default Testing Library waits 1 s for an element. On a busy machine, rendering with React may take longer.
const { join } = require('node:path');

const folder = join(__dirname, '../../../packages/react');
if (expect.getState().testPath?.startsWith(folder)) {
  const library = require.resolve('@testing-library/react', { paths: [folder] });
  require(require.resolve('@testing-library/dom', { paths: [library] })).configure({ asyncUtilTimeout: 15_000 });
}
