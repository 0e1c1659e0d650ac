// Packages of other versions depend on `./internal`, so most cases are about it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { neededRelease } from './needed-release.mjs';

const SCOPE = `interface Scope {
    readonly signal: AbortSignal;
    track(event: string): void;
}`;
const FOLLOW = 'function follow(signal: AbortSignal): () => void;';
/** A record whose entry points have these declarations. */
const record = (
  /** @type {{ index?: string[], internal?: string[], hidden?: string[] }} */ {
    index = [FOLLOW],
    internal = [SCOPE, FOLLOW],
    hidden = [],
  } = {},
) =>
  [
    '# @tender/client',
    ...index,
    ...(internal.length > 0 ? ['# @tender/client/internal', ...internal] : []),
    ...(hidden.length > 0 ? ['## not exported', ...hidden] : []),
  ].join('\n\n');
const before = record();

const changes = {
  'nothing changed': [before, 'none'],
  'a name was added': [record({ internal: [SCOPE, FOLLOW, 'const LIMIT = 3;'] }), 'minor'],
  'an optional member was added': [record({ internal: [SCOPE.replace('\n}', '\n    late?: boolean;\n}'), FOLLOW] }), 'patch'],
  'a member was removed': [record({ internal: [SCOPE.replace(/\n.*track.*/, ''), FOLLOW] }), 'major'],
  'a member takes another argument': [record({ internal: [SCOPE.replace('event: string', 'event: string, at: number'), FOLLOW] }), 'major'],
  'a function returns another type': [record({ internal: [SCOPE, FOLLOW.replace('() => void', 'void')] }), 'major'],
  'a name was removed': [record({ internal: [SCOPE] }), 'major'],
  'the entry point was removed': [record({ internal: [] }), 'major'],
};
for (const [what, [after, needed]] of Object.entries(changes))
  test(`behavior: ./internal, ${what}: ${needed}`, () => assert.equal(neededRelease(before, after), needed));

test('behavior: a public function that returns another type needs a patch, because the review decides whether it breaks callers', () => {
  assert.equal(neededRelease(before, record({ index: [FOLLOW.replace('() => void', 'void')] })), 'patch');
});

test('behavior: a change of a type that is not exported needs a patch', () => {
  assert.equal(neededRelease(record({ hidden: ['type Rest = 1;'] }), record({ hidden: ['type Rest = 2;'] })), 'patch');
});
