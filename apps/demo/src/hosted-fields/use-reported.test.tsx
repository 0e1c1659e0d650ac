import type { HostedFieldsEvent } from '@tender/hosted-fields';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { FieldMessages } from './field-messages';
import { useReported } from './use-reported';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const refused: FieldMessages = { number: 'Not known.', cvv: 'Does not match.' };
let seen: ReturnType<typeof useReported>;
let root: Root;

function Probe({ reported }: { readonly reported?: FieldMessages }): ReactNode {
  seen = useReported(reported);
  return null;
}

const show = (reported?: FieldMessages): Promise<void> => act(async () => root.render(<Probe reported={reported} />));
const changed = (emittedBy: string): HostedFieldsEvent => ({ emittedBy }) as HostedFieldsEvent;

beforeEach(() => {
  root = createRoot(document.createElement('div'));
});
afterEach(() => act(async () => root.unmount()));

test('default: what was reported, as long as nothing is changed', async () => {
  await show();
  expect(seen[0]).toEqual({});
  await show(refused);
  expect(seen[0]).toEqual(refused);
});

test('behavior: a field that is changed is no longer the one that was reported', async () => {
  await show(refused);
  await act(async () => seen[1].onValidityChange?.(changed('cvv')));
  expect(seen[0]).toEqual({ number: 'Not known.' });
  await act(async () => seen[1].onEmpty?.(changed('number')));
  expect(seen[0]).toEqual({});
});

test('behavior: the next report counts anew', async () => {
  await show(refused);
  await act(async () => seen[1].onNotEmpty?.(changed('cvv')));
  await show({ ...refused });
  expect(seen[0]).toEqual(refused);
});
