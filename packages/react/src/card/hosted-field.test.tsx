import { act, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, type ComponentType, type ReactNode } from 'react';
import {
  CardholderNameField,
  CardNumberField,
  ExpirationDateField,
  ExpirationMonthField,
  ExpirationYearField,
  HostedFields,
  PostalCodeField,
  SecurityCodeField,
  useHostedFields,
  type CardFieldProps,
} from '../hosted-fields';
import { FakeTender } from '../testing';
import { fakeFields, type FakeFields } from '../fixtures/fake-fields';
import { expectNoConsoleErrors } from '../fixtures/console-errors';

let fake: FakeFields;
let status: string;

function Watch(): ReactNode {
  ({ status } = useHostedFields());
  return null;
}
const tree = (children: ReactNode): ReactNode => (
  <StrictMode>
    <FakeTender methods={[fake]}>
      <HostedFields>
        {children}
        <Watch />
      </HostedFields>
    </FakeTender>
  </StrictMode>
);
const ready = (): Promise<void> => waitFor(() => expect(status).toBe('ready'));
const settled = (): Promise<void> => act(async () => Promise.resolve());
const field = (name = 'number'): HTMLElement => document.querySelector(`[data-tender-field="${name}"]`) as HTMLElement;
const frame = (): Element => field().querySelector('[data-tender-frame]') as Element;
const attributes = (name?: string): Record<string, string> =>
  Object.fromEntries([...field(name).attributes].filter(({ name }) => name.startsWith('data-')).map(({ name, value }) => [name, value]));
const calls = (): unknown[] => fake.calls.filter(({ method }) => method !== 'getState').map(({ method, args }) => [method, args[0]]);

expectNoConsoleErrors();
beforeEach(() => {
  fake = fakeFields();
});

test.each<[string, ComponentType<CardFieldProps>]>([
  ['number', CardNumberField],
  ['cvv', SecurityCodeField],
  ['expirationDate', ExpirationDateField],
  ['expirationMonth', ExpirationMonthField],
  ['expirationYear', ExpirationYearField],
  ['cardholderName', CardholderNameField],
  ['postalCode', PostalCodeField],
])('default: %s', async (name, Field) => {
  render(tree(<Field placeholder="custom" className="mine" />));
  await ready();
  expect(fake.created.at(-1)?.fields).toEqual({ [name]: { placeholder: 'custom', container: expect.any(Element) } });
  expect(field(name).className).toBe('mine');
  expect(Field.displayName).toMatch(/^[A-Z]\w+Field$/);
});

describe('options: label', () => {
  const named = (): unknown => (fake.fields.number as { internalLabel?: string }).internalLabel;

  test('default: labels the element of the frame, and names the input', async () => {
    render(tree(<CardNumberField label="Card number" />));
    await ready();
    const label = screen.getByText<HTMLLabelElement>('Card number');
    expect(label.tagName).toBe('LABEL');
    expect(document.getElementById(label.htmlFor)).toBe(frame());
    expect(named()).toBe('Card number');
  });

  test('behavior: renders no label without the prop', async () => {
    render(tree(<CardNumberField id="mine" />));
    await ready();
    expect(document.querySelector('label')).toBeNull();
    expect([frame().id, named()]).toEqual(['mine', undefined]);
  });

  test('behavior: a label that is not a string names nothing, and `internalLabel` takes precedence', async () => {
    const { unmount } = render(tree(<CardNumberField label={<b>Card number</b>} />));
    await ready();
    expect(named()).toBeUndefined();
    unmount();
    render(tree(<CardNumberField label="Card number" internalLabel="The number on your card" />));
    await waitFor(() => expect(named()).toBe('The number on your card'));
    await ready();
  });

  test('behavior: the ids of two groups of fields differ', async () => {
    render(
      <>
        {tree([<CardNumberField key="number" label="one" />, <SecurityCodeField key="code" label="two" />])}
        {tree(<CardNumberField label="three" />)}
      </>,
    );
    await ready();
    const ids = [...document.querySelectorAll('label')].map(({ htmlFor }) => htmlFor);
    expect(new Set(ids).size).toBe(3);
    expect(ids.every((id) => document.getElementById(id))).toBe(true);
  });
});

describe('state', () => {
  test('default: is in data attributes', async () => {
    render(tree(<CardNumberField />));
    expect(attributes()).toEqual({ 'data-tender-field': 'number' });
    await ready();
    expect(attributes()).toEqual({ 'data-tender-field': 'number', 'data-ready': '', 'data-empty': '' });
    act(() => fake.become('number', 'focus', { isFocused: true, isEmpty: false }));
    expect(attributes()).toEqual({ 'data-tender-field': 'number', 'data-ready': '', 'data-focused': '' });
    act(() => fake.become('number', 'validityChange', { isValid: true }));
    expect(attributes()).toMatchObject({ 'data-valid': '', 'data-focused': '' });
    act(() => fake.become('number', 'validityChange', { isValid: false, isPotentiallyValid: false, isFocused: false }));
    expect(attributes()).toEqual({ 'data-tender-field': 'number', 'data-ready': '', 'data-invalid': '' });
  });

  test('default: is passed to a function as children', async () => {
    render(
      tree(
        <CardNumberField>
          {({ isReady, isEmpty, cards }) => <output>{`${isReady} ${isEmpty} ${cards.map(({ type }) => type).join()}`}</output>}
        </CardNumberField>,
      ),
    );
    const output = screen.getByRole('status');
    expect(output.textContent).toBe('false false ');
    await ready();
    expect(output.textContent).toBe('true true ');
    const visa = { niceType: 'Visa', type: 'visa', code: { name: 'CVV', size: 3 } };
    act(() => fake.become('number', 'cardTypeChange', { isEmpty: false }, [visa]));
    expect(output.textContent).toBe('true false visa');
  });

  test('behavior: only the number has cards', async () => {
    render(tree(<SecurityCodeField>{({ cards }) => <output>{cards.length}</output>}</SecurityCodeField>));
    await ready();
    act(() => fake.become('cvv', 'cardTypeChange', {}, [{ niceType: 'Visa', type: 'visa', code: { name: 'CVV', size: 3 } }]));
    expect(screen.getByRole('status').textContent).toBe('0');
  });
});

describe('options: message, isInvalid, disabled', () => {
  test('default: they reach the frame when they change, without a new instance', async () => {
    const { rerender } = render(tree(<CardNumberField />));
    await ready();
    expect(calls()).toEqual([]);
    const { length } = fake.created;
    rerender(tree(<CardNumberField message="Check the number." isInvalid disabled />));
    expect(calls()).toEqual([
      ['setMessage', { field: 'number', message: 'Check the number.' }],
      ['setAttribute', { field: 'number', attribute: 'aria-invalid', value: true }],
      ['setAttribute', { field: 'number', attribute: 'disabled', value: true }],
    ]);
    expect(attributes()).toMatchObject({ 'data-invalid': '', 'data-disabled': '' });
    expect(field().querySelector('[data-tender-message]')?.textContent).toBe('Check the number.');
    rerender(tree(<CardNumberField />));
    expect(calls().slice(3)).toEqual([
      ['setMessage', { field: 'number', message: '' }],
      ['removeAttribute', { field: 'number', attribute: 'aria-invalid' }],
      ['removeAttribute', { field: 'number', attribute: 'disabled' }],
    ]);
    expect(field().querySelector('[data-tender-message]')).toBeNull();
    expect(fake.created).toHaveLength(length);
  });

  test('behavior: initial values reach the frame when it is ready, and each new frame', async () => {
    const card = (type: string): ReactNode => <CardNumberField message="Check it." disabled type={type} />;
    const { rerender } = render(tree(card('text')));
    expect(calls()).toEqual([]);
    await ready();
    const each = [
      ['setMessage', { field: 'number', message: 'Check it.' }],
      ['setAttribute', { field: 'number', attribute: 'disabled', value: true }],
    ];
    expect(calls()).toEqual(each);
    rerender(tree(card('tel')));
    await ready();
    expect(calls()).toEqual([...each, ...each]);
  });

  test('behavior: a message that is not a string is shown, but not announced', async () => {
    render(tree(<CardNumberField message={<b>Check it.</b>} />));
    await ready();
    expect(screen.getByText('Check it.')).toBeDefined();
    expect(calls()).toEqual([]);
  });

  test('behavior: a frame that rejects them causes no error', async () => {
    fake.answer({ setAttribute: new Error('the field was removed') });
    render(tree(<CardNumberField disabled />));
    await ready();
    await settled();
    expect(attributes()).toMatchObject({ 'data-disabled': '' });
  });
});

describe('moving', () => {
  /** Not an iframe: jsdom loads those by itself. */
  const put = (): Element => frame().appendChild(document.createElement('embed'));
  const load = (element: Element): void => act(() => void element.dispatchEvent(new Event('load')));

  test('behavior: a frame that loads a second time, as a moved one does, creates the instance again', async () => {
    render(tree(<CardNumberField />));
    await ready();
    const { length } = fake.created;
    const moved = put();
    load(moved);
    await settled();
    expect([status, fake.created.length]).toEqual(['ready', length]);
    load(moved);
    expect(status).toBe('loading');
    await ready();
    expect([fake.created.length, fake.alive]).toEqual([length + 1, 1]);
  });

  test('behavior: another frame in the same element does not count as moved', async () => {
    render(tree(<CardNumberField />));
    await ready();
    const { length } = fake.created;
    const first = put();
    load(first);
    first.remove();
    load(put());
    await settled();
    expect([status, fake.created.length]).toEqual(['ready', length]);
  });

  test('behavior: re-ordering keyed fields keeps their elements', async () => {
    const [number, code] = [<CardNumberField key="number" />, <SecurityCodeField key="code" />];
    const { rerender } = render(tree([number, code]));
    await ready();
    const { container } = fake.fields.number ?? {};
    const { length } = fake.created;
    rerender(tree([code, number]));
    await settled();
    expect([frame() === container, fake.created.length]).toEqual([true, length]);
  });
});
