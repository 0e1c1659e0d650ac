// docs/methods.md: every payment method with its names, from the registry and the descriptions of the packages.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { methods } from '../../methods.mjs';
import { listPackages, root } from '../../workspace.mjs';

export const METHODS_PAGE = 'docs/methods.md';

const INTRODUCTION = `# Payment methods

Every payment method is a package of its own, and has the same names everywhere:

- **Name**: the module \`@tender/react/<name>\`, which has a provider and a hook (\`sepa\` has \`SepaProvider\` and \`useSepa\`), and the name for
  [\`@tender/csp\`](../packages/csp).
- **Component**: the export of the package and of [\`@tender/web\`](../packages/web), and the member of \`window.braintree\`.
- **Sub-path**: the module \`@tender/web/<sub-path>\` and the script \`<sub-path>.min.js\`, named like the modules of \`braintree-web\`.

\`node scripts/checks/check-packages.mjs --write\` writes this page from the registry of methods and the manifests of the packages.
`;

/** @param {[name: string, method: import('../../../registry/methods.ts').Method]} entry */
function createRow([name, { from, namespace, module, guide = name }]) {
  const folder = from.split('/')[1] ?? '';
  const { description = '' } = listPackages('packages').find((each) => each.folder === folder)?.json ?? {};
  const page = `guides/${guide}.md`;
  const cells = [
    `[\`${from}\`](../packages/${folder})`,
    description.replace(/\.$/, ''),
    `\`${name}\``,
    `\`${namespace}\``,
    `\`${module}\``,
    existsSync(join(root, 'docs', page)) ? `[guide](${page})` : '',
  ];
  return `| ${cells.join(' | ')} |`;
}

export function createMethodsPage() {
  const head = ['| Package | What it is | Name | Component | Sub-path | Guide |', '|---|---|---|---|---|---|'];
  return `${INTRODUCTION}\n${[...head, ...Object.entries(methods).map(createRow)].join('\n')}\n`;
}
