// By default Testing Library waits 1 s for an element. On a busy machine, rendering with React may take longer.
const { join } = require('node:path');

const root = join(__dirname, '../../..');
const user = ['packages/react', 'apps/demo'].find((folder) => expect.getState().testPath?.startsWith(join(root, folder)));
if (user) {
  const library = require.resolve('@testing-library/react', { paths: [join(root, user)] });
  require(require.resolve('@testing-library/dom', { paths: [library] })).configure({ asyncUtilTimeout: 15_000 });
}
