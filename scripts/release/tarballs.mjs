// Checks the contents of a tarball. publint checks that the files exist which its manifest names.
import { execFileSync } from 'node:child_process';
import { root } from '../workspace.mjs';

const NEEDED = ['package/package.json', 'package/README.md', 'package/LICENSE', 'package/dist/index.js', 'package/dist/cjs/index.js'];
const ALLOWED =
  /^package\/(package\.json|README\.md|LICENSE|CHANGELOG\.md|[a-z-]+\.css|dist\/.+|bin\/.+|assets\/.+|examples\/.+|([a-z-]+\/){1,2}package\.json)$/;
const SOURCES = /\/(src|frames)\/|(?<!\.d)\.[cm]?tsx?$|\.(test|spec|test-d)\.|\.map$|\.tsbuildinfo$/;
/** What only the workspace knows. READMEs may mention it. */
const MARKS = ['@tender/source', 'workspace:', 'catalog:', root];

/** @throws an error that lists all defects of a packed package */
export function checkTarball(/** @type {string} */ tarball) {
  const tar = (/** @type {string[]} */ ...options) =>
    execFileSync('tar', [...options, '-f', tarball], { encoding: 'utf8', maxBuffer: 2 ** 28 });
  const files = tar('-tz').trim().split('\n');
  const defects = [
    ...NEEDED.filter((name) => !files.includes(name)).map((name) => `${name} is missing`),
    ...files.filter((name) => !ALLOWED.test(name) || SOURCES.test(name)).map((name) => `${name} should not be published`),
  ];
  const text = tar('-xzO', '--exclude=package/README.md');
  for (const mark of MARKS) if (text.includes(mark)) defects.push(`a file contains ${mark}`);
  if (tarball.includes('tender-sandbox') && !files.some((name) => /^package\/assets\/.+\.html$/.test(name)))
    defects.push('assets/ contains no pages');
  if (tarball.includes('tender-web') && !files.includes('package/dist/script/integrity.json'))
    defects.push('dist/script contains no scripts');
  if (defects.length > 0) throw new Error(defects.join('\n'));
}
