import { sepa, type Sepa } from '@tender/sepa';
import { act, render, screen, waitFor } from '@testing-library/react';
import { Fragment, StrictMode, Suspense, type ReactNode } from 'react';
import { SepaProvider, useSepa } from './sepa';
import { FakeTender, fakeMethod, type FakeMethod } from './testing';
import { expectNoConsoleErrors } from './fixtures/console-errors';

let fake: FakeMethod<Sepa>;
expectNoConsoleErrors();
let seen: Record<string, unknown>;

function Watch({ name }: { readonly name: string }): ReactNode {
  const { status, instance } = useSepa();
  seen[name] = instance;
  return <p>{`${name} is ${status}`}</p>;
}
const provided = (name: string): ReactNode => (
  <SepaProvider suspense merchantAccountId="eur">
    <Watch name={name} />
  </SepaProvider>
);
/** Lets promises resolve. Only they can make an instance ready here; no timer is involved. */
const turns = async (count: number): Promise<void> => {
  for (let turn = 0; turn < count; turn += 1) await act(async () => Promise.resolve());
};

beforeEach(() => {
  fake = fakeMethod<Sepa>(sepa);
  seen = {};
});

describe.each([
  ['under StrictMode', StrictMode],
  ['as shops ship it', Fragment],
])('two providers with the same options, %s', (_, Mode) => {
  const tree = (children: ReactNode): ReactNode => (
    <Mode>
      <FakeTender methods={[fake]}>{children}</FakeTender>
    </Mode>
  );
  const places: [string, ReactNode][] = [
    [
      'under one boundary',
      <Suspense key="" fallback="waiting">
        {provided('one')}
        {provided('other')}
      </Suspense>,
    ],
    [
      'each under its own',
      <Fragment key="">
        <Suspense fallback="waiting">{provided('one')}</Suspense>
        <Suspense fallback="waiting">{provided('other')}</Suspense>
      </Fragment>,
    ],
  ];
  test.each(places)('behavior: %s they become ready, each with its instance, and no further instance is created', async (_, place) => {
    const { unmount } = render(tree(place));
    for (const name of ['one', 'other']) await waitFor(() => expect(screen.getByText(`${name} is ready`).style.display).toBe(''));
    const { length } = fake.created;
    await turns(20);
    expect(screen.queryByText('waiting')).toBeNull();
    expect([fake.alive, fake.created.length]).toEqual([2, length]);
    expect(seen['one']).not.toBe(seen['other']);
    unmount();
    await turns(1);
    expect(fake.alive).toBe(0);
  });
});
