import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, Suspense, type ReactNode } from 'react';
import {
  CardNumberField,
  ExpirationDateField,
  ExpirationMonthField,
  HostedFields,
  HostedFieldsProvider,
  PostalCodeField,
  SecurityCodeField,
  useHostedFields,
  useHostedFieldsState,
  type HostedFieldsProps,
} from '../hosted-fields';
import { FakeTender } from '../testing';
import { fakeFields, type FakeFields } from '../fixtures/fake-fields';
import { expectNoConsoleErrors } from '../fixtures/console-errors';

let fake: FakeFields;
let status: string;
let instance: object | undefined;

function Watch(): ReactNode {
  ({ status, instance } = useHostedFields());
  return null;
}
function tree(children: ReactNode, props: HostedFieldsProps = {}): ReactNode {
  return (
    <StrictMode>
      <FakeTender methods={[fake]}>
        <HostedFields {...props}>
          {children}
          <Watch />
        </HostedFields>
      </FakeTender>
    </StrictMode>
  );
}
const ready = (): Promise<void> => waitFor(() => expect(status).toBe('ready'));
const settled = (): Promise<void> => act(async () => Promise.resolve());
const names = (): string[] => Object.keys(fake.fields);

const forgetConsoleErrors = expectNoConsoleErrors();
beforeEach(() => {
  fake = fakeFields();
});
afterEach(() => {
  cleanup();
  expect(fake.alive).toBe(0);
});

test('error: messages name the components around the fields', () => {
  const provider = '<HostedFields> or <HostedFieldsProvider>';
  expect(() => render(<Watch />)).toThrow(`useHostedFields must be used within ${provider}.`);
  expect(() => render(<HostedFields />)).toThrow(`${provider} must be used within <TenderProvider>.`);
  forgetConsoleErrors(); // React logs these errors too
});

test('error: null in place of options reaches `create`, which refuses it, instead of a failure while rendering', async () => {
  render(
    <FakeTender methods={[fake]}>
      <HostedFieldsProvider fields={{ number: null as never }}>
        <Watch />
      </HostedFieldsProvider>
    </FakeTender>,
  );
  await waitFor(() => expect(status).toBe('failed'));
});

describe('instance', () => {
  test('default: creates one instance with all fields below, at any depth', async () => {
    render(
      tree(
        <section>
          <CardNumberField />
          <div>
            <fieldset>
              <span>
                <SecurityCodeField />
              </span>
            </fieldset>
            {[<ExpirationDateField key="date" />, <PostalCodeField key="code" />]}
          </div>
        </section>,
        { styles: { input: { color: 'navy' } } },
      ),
    );
    await ready();
    expect(fake.alive).toBe(1);
    expect(names()).toEqual(['number', 'cvv', 'expirationDate', 'postalCode']);
    expect(fake.created.at(-1)?.styles).toEqual({ input: { color: 'navy' } });
    expect(Object.values(fake.fields).every(({ container }) => container.isConnected && !container.firstChild)).toBe(true);
  });

  test('behavior: creates no instance and is loading without a field', async () => {
    const { rerender } = render(tree(null));
    await settled();
    expect([status, fake.created]).toEqual(['loading', []]);
    rerender(tree(<CardNumberField />));
    await ready();
    rerender(tree(null));
    await settled();
    expect([status, fake.alive]).toEqual(['loading', 0]);
  });

  test('behavior: adding or removing a field creates the instance again', async () => {
    const { rerender } = render(tree(<CardNumberField key="number" />));
    await ready();
    const first = instance;
    rerender(tree([<CardNumberField key="number" />, <SecurityCodeField key="code" />]));
    await waitFor(() => expect(names()).toEqual(['number', 'cvv']));
    await ready();
    expect([instance === first, fake.alive]).toEqual([false, 1]);
    rerender(tree(<SecurityCodeField key="code" />));
    await waitFor(() => expect(names()).toEqual(['cvv']));
    await ready();
    expect(fake.alive).toBe(1);
  });

  test('behavior: fields that change together create the instance again once', async () => {
    const all = (type: string): ReactNode => [
      <CardNumberField key="number" type={type} />,
      <SecurityCodeField key="code" type={type} />,
      <PostalCodeField key="postal" type={type} />,
    ];
    const { rerender } = render(tree(all('text')));
    await ready();
    const { length } = fake.created;
    rerender(tree(all('tel')));
    expect(status).toBe('loading');
    await ready();
    expect(fake.created).toHaveLength(length + 1);
    expect(Object.values(fake.fields)).toEqual([1, 2, 3].map(() => expect.objectContaining({ type: 'tel' })));
  });

  test('behavior: of two fields with the same name the later one counts, and the first one again when that is removed', async () => {
    const { rerender, container } = render(tree([<CardNumberField key="one" />, <CardNumberField key="two" />]));
    await ready();
    const [first, second] = container.querySelectorAll('[data-tender-frame]');
    expect(fake.fields.number?.container).toBe(second);
    rerender(tree([<CardNumberField key="one" />]));
    await waitFor(() => expect(fake.fields.number?.container).toBe(first));
    await ready();
  });

  test('behavior: a field with another key uses its new element', async () => {
    const { rerender, container } = render(tree(<CardNumberField key="one" />));
    await ready();
    rerender(tree(<CardNumberField key="two" />));
    await waitFor(() => expect(fake.fields.number?.container).toBe(container.querySelector('[data-tender-frame]')));
    await ready();
    expect(fake.fields.number?.container.isConnected).toBe(true);
  });

  test('behavior: fields that Suspense hides for a while keep their frames', async () => {
    const pending = new Promise<never>(() => {});
    function Suspender({ isPending }: { readonly isPending: boolean }): ReactNode {
      // eslint-disable-next-line @typescript-eslint/only-throw-error -- React waits for a promise that is thrown
      if (isPending) throw pending;
      return null;
    }
    const page = (isPending: boolean): ReactNode =>
      tree(
        <Suspense fallback="Loading">
          <CardNumberField />
          <ExpirationDateField />
          <Suspender isPending={isPending} />
        </Suspense>,
      );
    const { rerender } = render(page(false));
    await ready();
    const [first, { length }] = [instance, fake.created];
    rerender(page(true));
    expect(screen.getByText('Loading')).toBeDefined();
    rerender(page(false));
    await settled();
    expect([instance === first, fake.created.length - length, names()]).toEqual([true, 0, ['number', 'expirationDate']]);
  });
});

describe('options', () => {
  const card = (field: object = {}): ReactNode => <CardNumberField {...field} />;

  test('behavior: options of the fields and of the instance compare by value', async () => {
    const options = (): HostedFieldsProps => ({ styles: { input: { color: 'navy' }, '.valid': { color: 'green' } } });
    const { rerender } = render(tree(card({ maskInput: { showLastFour: true } }), options()));
    await ready();
    const { length } = fake.created;
    rerender(tree(card({ maskInput: { showLastFour: true } }), options()));
    await settled();
    expect([status, fake.created.length]).toEqual(['ready', length]);
    rerender(tree(card({ maskInput: { showLastFour: false } }), options()));
    await waitFor(() => expect(fake.created).toHaveLength(length + 1));
    await ready();
    rerender(tree(card({ maskInput: { showLastFour: false } }), { ...options(), preventAutofill: true }));
    await waitFor(() => expect(fake.created).toHaveLength(length + 2));
    await ready();
    expect(fake.created.at(-1)).toMatchObject({ preventAutofill: true });
  });

  describe('that the frames can change', () => {
    const changes = (): unknown[] =>
      fake.calls.filter(({ method }) => /^(update|setMonthOptions)$/.test(method)).map(({ method, args }) => [method, args[0]]);
    const german = { label: 'Kartennummer', placeholder: '1234', iframeTitle: 'Karte', supportedCardBrands: { visa: false } };

    test('default: they are changed in the frames, without a new instance', async () => {
      const { rerender } = render(tree(card({ label: 'Card number' })));
      await ready();
      const { length } = fake.created;
      expect(changes()).toEqual([]);
      rerender(tree(card(german), { styles: { input: { color: 'white' } } }));
      const { label: internalLabel, ...rest } = german;
      expect(changes()).toEqual([
        ['update', { fields: {}, styles: { input: { color: 'white' } } }],
        ['update', { fields: { number: { ...rest, internalLabel } } }],
      ]);
      rerender(tree(card({ label: 'Card number' })));
      const removed = { placeholder: undefined, iframeTitle: undefined, supportedCardBrands: undefined };
      expect(changes().slice(2)).toEqual([
        ['update', { fields: {}, styles: {} }],
        ['update', { fields: { number: { ...removed, internalLabel: 'Card number' } } }],
      ]);
      await settled();
      expect([status, fake.created.length, instance]).toEqual(['ready', length, instance]);
    });

    test('behavior: a change that the frames have missed is made when they are ready, and later instances begin with it', async () => {
      let open = (): void => undefined;
      fake.onCreate((options) => new Promise<void>((resolve) => (open = resolve)).then(() => Object.assign(fake.fields, options.fields)));
      const { rerender } = render(tree(card({ label: 'Card number' })));
      await waitFor(() => expect(fake.created).toHaveLength(1));
      rerender(tree(card({ label: 'Kartennummer' })));
      open();
      await ready();
      expect(changes()).toEqual([['update', { fields: { number: expect.objectContaining({ internalLabel: 'Kartennummer' }) } }]]);
      rerender(tree(card({ label: 'Kartennummer', type: 'tel' })));
      await waitFor(() => expect(fake.created).toHaveLength(2));
      open();
      await ready();
      expect(fake.created[1]).toMatchObject({ fields: { number: { internalLabel: 'Kartennummer', type: 'tel' } } });
      expect(changes()).toHaveLength(1);
    });

    test('behavior: names of months', async () => {
      const months = (first: string): ReactNode => <ExpirationMonthField select={{ options: [first, 'two'] }} placeholder={first} />;
      const { rerender } = render(tree(months('January')));
      await ready();
      const { length } = fake.created;
      rerender(tree(months('Januar')));
      expect(changes()).toEqual([
        ['update', { fields: { expirationMonth: expect.objectContaining({ placeholder: 'Januar' }) } }],
        ['setMonthOptions', ['Januar', 'two']],
      ]);
      expect(fake.created).toHaveLength(length);
    });

    test.each([
      ['other brands create the instance again', { supportedCardBrands: { visa: false } }, 1],
      ['another label does not', { label: 'Kartennummer' }, 0],
    ])('behavior: with the provider’s own frames %s', async (_, changed, creations) => {
      fake.answer({ update: () => Promise.resolve(false) });
      const { rerender } = render(tree(card({ label: 'Card number' })));
      await ready();
      const { length } = fake.created;
      rerender(tree(card({ label: 'Card number', ...changed })));
      await settled();
      await ready();
      expect(fake.created).toHaveLength(length + creations);
    });

    test('behavior: <HostedFieldsProvider> changes them too', async () => {
      const provider = (placeholder: string): ReactNode => (
        <FakeTender methods={[fake]}>
          <main id="number" />
          <HostedFieldsProvider fields={{ number: { selector: '#number', placeholder } }}>
            <Watch />
          </HostedFieldsProvider>
        </FakeTender>
      );
      const { rerender } = render(provider('one'));
      await ready();
      rerender(provider('two'));
      expect(changes()).toEqual([['update', { fields: { number: expect.objectContaining({ placeholder: 'two' }) } }]]);
      expect(fake.created).toHaveLength(1);
    });
  });

  test('behavior: props that only the page shows keep the instance', async () => {
    const { rerender } = render(tree(card({ className: 'a', message: 'a', children: 'a' })));
    await ready();
    const { length } = fake.created;
    rerender(tree(card({ className: 'b', message: 'b', isInvalid: true, disabled: true, children: 'b' }), { onFocus: () => undefined }));
    await settled();
    expect([status, fake.created.length]).toEqual(['ready', length]);
    expect(Object.keys(fake.fields.number ?? {})).toEqual(['container']);
  });
});

describe('events', () => {
  test.each([
    ['onFocus', 'focus'],
    ['onBlur', 'blur'],
    ['onEmpty', 'empty'],
    ['onNotEmpty', 'notEmpty'],
    ['onValidityChange', 'validityChange'],
    ['onCardTypeChange', 'cardTypeChange'],
    ['onInputSubmitRequest', 'inputSubmitRequest'],
  ])('default: %s, of the latest render', async (prop, event) => {
    const [first, second] = [jest.fn(), jest.fn()];
    const { rerender } = render(tree(<CardNumberField />, { [prop]: first }));
    await ready();
    rerender(tree(<CardNumberField />, { [prop]: second }));
    act(() => fake.become('number', event));
    expect(first).not.toHaveBeenCalled();
    expect(second.mock.calls).toEqual([[expect.objectContaining({ emittedBy: 'number' })]]);
  });

  test('default: onBinAvailable', async () => {
    const onBinAvailable = jest.fn();
    render(tree(<CardNumberField />, { onBinAvailable }));
    await ready();
    act(() => fake.emit('binAvailable', { bin: '411111' }));
    expect(onBinAvailable.mock.calls).toEqual([[{ bin: '411111' }]]);
  });

  describe('Enter in a field', () => {
    let submitters: (string | undefined)[];
    beforeEach(() => {
      submitters = [];
    });
    const form = (children: ReactNode = <CardNumberField />): ReactNode => (
      <form
        id="payment"
        onSubmit={(event) => {
          event.preventDefault();
          submitters.push(event.nativeEvent.submitter?.id);
        }}
      >
        {children}
      </form>
    );
    const pressEnter = (isRepeat?: true): void => act(() => fake.become('number', 'inputSubmitRequest', {}, [], isRepeat && { isRepeat }));

    test('default: clicks the first submit button of the form, which is then the submitter', async () => {
      const clicks: string[] = [];
      render(
        tree(
          <div onClick={({ target }) => void clicks.push((target as Element).id)}>
            {form(
              <>
                <button type="button" id="help" />
                <CardNumberField />
                <button id="pay" />
                <input type="submit" id="pay-later" />
              </>,
            )}
          </div>,
        ),
      );
      await ready();
      pressEnter();
      expect([clicks, submitters]).toEqual([['pay'], ['pay']]);
    });

    test.each<[string, ReactNode]>([
      ['a button', <button id="pay" form="payment" key="pay" />],
      ['a picture', <input type="image" alt="Pay" id="pay" form="payment" key="pay" />],
    ])('behavior: %s elsewhere on the page counts if it belongs to the form', async (_, button) => {
      render(tree([button, <div key="form">{form([<CardNumberField key="number" />, <button key="other" id="other" />])}</div>]));
      await ready();
      pressEnter();
      expect(submitters).toEqual(['pay']);
    });

    test('behavior: does nothing while the first submit button is disabled', async () => {
      const buttons = (isDisabled: boolean): ReactNode => [
        <CardNumberField key="number" />,
        <fieldset key="pay" disabled={isDisabled}>
          <button id="pay" />
        </fieldset>,
        <button key="other" id="other" />,
      ];
      const { rerender } = render(tree(form(buttons(true))));
      await ready();
      pressEnter();
      expect(submitters).toEqual([]);
      rerender(tree(form(buttons(false))));
      pressEnter();
      expect(submitters).toEqual(['pay']);
    });

    test('behavior: submits once while the key is held', async () => {
      render(tree(form([<CardNumberField key="number" />, <button key="pay" id="pay" />])));
      await ready();
      pressEnter();
      pressEnter(true);
      pressEnter(true);
      expect(submitters).toEqual(['pay']);
      pressEnter();
      expect(submitters).toEqual(['pay', 'pay']);
    });

    test.each<[string, ReactNode, number]>([
      ['one card field', <CardNumberField key="number" />, 1],
      ['one card field and a checkbox', [<CardNumberField key="number" />, <input key="save" type="checkbox" />], 1],
      ['two card fields', [<CardNumberField key="number" />, <SecurityCodeField key="code" />], 0],
      ['a card field and an input', [<CardNumberField key="number" />, <input key="email" type="email" />], 0],
    ])('behavior: a form of %s without a submit button behaves like a form of ordinary inputs', async (_, fields, count) => {
      render(tree(form(fields)));
      await ready();
      pressEnter();
      expect(submitters).toHaveLength(count);
    });

    test('behavior: submits nothing if the shop handles the event', async () => {
      const onInputSubmitRequest = jest.fn();
      render(tree(form(), { onInputSubmitRequest }));
      await ready();
      pressEnter();
      expect([submitters, onInputSubmitRequest.mock.calls.length]).toEqual([[], 1]);
    });

    test('behavior: does nothing outside a form', async () => {
      render(tree(<CardNumberField />));
      await ready();
      expect(() => pressEnter()).not.toThrow();
    });
  });
});

describe('useHostedFieldsState', () => {
  test('default: is undefined until the fields are ready, then has their state', async () => {
    const seen: ReturnType<typeof useHostedFieldsState>[] = [];
    function State(): ReactNode {
      seen.push(useHostedFieldsState());
      return null;
    }
    const { rerender } = render(tree([<CardNumberField key="number" />, <State key="state" />]));
    expect(seen.at(-1)).toBeUndefined();
    await ready();
    expect(seen.at(-1)?.fields.number).toMatchObject({ isEmpty: true });
    const visa = { niceType: 'Visa', type: 'visa', code: { name: 'CVV', size: 3 } };
    act(() => fake.become('number', 'cardTypeChange', { isEmpty: false, isValid: true }, [visa]));
    expect(seen.at(-1)).toMatchObject({ cards: [visa], fields: { number: { isEmpty: false, isValid: true } } });
    rerender(tree([<CardNumberField key="number" type="tel" />, <State key="state" />]));
    expect(seen.at(-1)).toBeUndefined();
    await ready();
    expect(seen.at(-1)?.fields.number).toMatchObject({ isEmpty: true });
  });

  test('behavior: is undefined outside <HostedFields>', () => {
    let seen: unknown = 'unseen';
    function State(): ReactNode {
      seen = useHostedFieldsState();
      return null;
    }
    render(<State />);
    expect(seen).toBeUndefined();
  });
});

test('behavior: a field outside <HostedFields> throws', () => {
  expect(() => render(<CardNumberField label="Card number" />)).toThrow('Card fields must be used within <HostedFields>.');
  expect(screen.queryByText('Card number')).toBeNull();
  forgetConsoleErrors(); // React logs the error too
});
