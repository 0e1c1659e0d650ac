// Which release the change of a record needs, above all that of `./internal`, on which packages of other versions stand.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { neededRelease } from './needed-release.mjs';

const SCOPE = `interface Scope {
    readonly signal: AbortSignal;
    track(event: string): void;
}`;
const FOLLOW = 'function follow(signal: AbortSignal): () => void;';
/** A record whose entry points hold these declarations. */
const record = ({ index = [FOLLOW], internal = [SCOPE, FOLLOW], hidden = [] } = {}) =>
  [
    '# @tender/client',
    ...index,
    ...(internal.length > 0 ? ['# @tender/client/internal', ...internal] : []),
    ...(hidden.length > 0 ? ['## not exported', ...hidden] : []),
  ].join('\n\n');
const before = record();

const changes = {
  'nothing changed': [before, 'none'],
  'a name came': [record({ internal: [SCOPE, FOLLOW, 'const LIMIT = 3;'] }), 'minor'],
  'an optional member came': [record({ internal: [SCOPE.replace('\n}', '\n    late?: boolean;\n}'), FOLLOW] }), 'patch'],
  'a member is gone': [record({ internal: [SCOPE.replace(/\n.*track.*/, ''), FOLLOW] }), 'major'],
  'a member takes more': [record({ internal: [SCOPE.replace('event: string', 'event: string, at: number'), FOLLOW] }), 'major'],
  'a function answers otherwise': [record({ internal: [SCOPE, FOLLOW.replace('() => void', 'void')] }), 'major'],
  'a name is gone': [record({ internal: [SCOPE] }), 'major'],
  'the entry point is gone': [record({ internal: [] }), 'major'],
};
for (const [what, [after, needed]] of Object.entries(changes))
  test(`behavior: ./internal, ${what}: ${needed}`, () => assert.equal(neededRelease(before, after), needed));

test('behavior: the same function among the public names may answer otherwise; that is for the review', () => {
  assert.equal(neededRelease(before, record({ index: [FOLLOW.replace('() => void', 'void')] })), 'patch');
});

test('behavior: what is not exported is not called', () => {
  assert.equal(neededRelease(record({ hidden: ['type Rest = 1;'] }), record({ hidden: ['type Rest = 2;'] })), 'patch');
});
