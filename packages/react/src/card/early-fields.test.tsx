import { act, waitFor } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Checkout } from '../checkout';
import { card } from '../checkout-card';
import { EarlyFields } from '../early-fields';
import { fakeFields, type FakeFields } from '../fixtures/fake-fields';
import { CardNumberField, HostedFields, SecurityCodeField } from '../hosted-fields';
import { openEarlyFields } from '../open-early-fields';
import { TenderProvider } from '../tender';
import { FakeTender } from '../testing';
import { expectNoConsoleErrors } from '../fixtures/console-errors';

const PAGE = 'https://assets.braintreegateway.com/web/3.118.2/html/hosted-fields-frame.min.html';
const STYLES = { input: { color: 'navy' } };

expectNoConsoleErrors();
let fields: FakeFields;
let container: HTMLElement;
beforeEach(() => {
  fields = fakeFields();
  container = document.body.appendChild(document.createElement('main'));
});
afterEach(() => {
  // A frame that loads twice is given up by `openEarlyFields`, with all others.
  const frames = [...document.querySelectorAll('iframe')];
  for (const frame of [...frames, ...frames]) frame.dispatchEvent(new Event('load'));
  document.body.replaceChildren();
});

const wrap = (children: ReactNode): ReactNode => (
  <StrictMode>
    <FakeTender methods={[fields]}>{children}</FakeTender>
  </StrictMode>
);
const showHtml = (page: ReactNode): void =>
  container.append(...new DOMParser().parseFromString(renderToString(page), 'text/html').body.childNodes);
const listFrames = (): [name: string, parent: string | undefined][] =>
  [...document.querySelectorAll('iframe')].map(({ name, parentElement }) => [name, parentElement?.id]);

const renderFields = (): ReactNode =>
  wrap(
    <EarlyFields styles={STYLES}>
      <HostedFields styles={STYLES}>
        <CardNumberField id="number" label="Card number" placeholder="4111" />
        <SecurityCodeField id="cvv" />
      </HostedFields>
    </EarlyFields>,
  );

test('default: fields of server-rendered HTML open, and are still there when React has taken them over', async () => {
  showHtml(renderFields());
  void openEarlyFields(PAGE);
  expect(listFrames()).toEqual([
    ['braintree-hosted-field-number', 'number'],
    ['braintree-hosted-field-cvv', 'cvv'],
  ]);
  const frames = [...container.querySelectorAll('iframe')];
  const onRecoverableError = jest.fn();
  const root = await act(async () => hydrateRoot(container, renderFields(), { onRecoverableError }));
  await waitFor(() => expect(container.querySelector('[data-ready]')).not.toBeNull());
  expect([...container.querySelectorAll('iframe')]).toEqual(frames);
  expect(Object.values(fields.fields).map((field) => field.container)).toEqual(frames.map(({ parentElement }) => parentElement));
  act(() => fields.become('number', 'focus', { isFocused: true }));
  expect(container.querySelector('[data-focused]')).not.toBeNull();
  expect([...container.querySelectorAll('iframe')]).toEqual(frames);
  expect(onRecoverableError).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});

test('behavior: the HTML says what the frames show', () => {
  showHtml(renderFields());
  const early = [...container.querySelectorAll<HTMLElement>('[data-tender-early]')].map(({ dataset }) =>
    JSON.parse(dataset['tenderEarly'] ?? ''),
  );
  expect(early).toEqual([
    ['number', { internalLabel: 'Card number', placeholder: '4111' }, { styles: STYLES }],
    ['cvv', {}, { styles: STYLES }],
  ]);
});

test('behavior: without <EarlyFields> nothing opens', () => {
  showHtml(
    wrap(
      <HostedFields>
        <CardNumberField />
      </HostedFields>,
    ),
  );
  void openEarlyFields(PAGE);
  expect(listFrames()).toEqual([]);
});

/** A checkout as a server renders it: nothing is known of the account. */
const renderCheckout = (postalCode?: boolean): ReactNode => (
  <TenderProvider authorization="sandbox_key_merchant">
    <EarlyFields>
      <Checkout
        methods={[card(postalCode === undefined ? {} : { postalCode })]}
        amount="10.00"
        currency="EUR"
        onPayment={() => Promise.resolve()}
      />
    </EarlyFields>
  </TenderProvider>
);

test('behavior: the card of a checkout whose fields are known opens', () => {
  showHtml(renderCheckout(true));
  void openEarlyFields(PAGE);
  expect(listFrames().map(([name]) => name)).toEqual([
    'braintree-hosted-field-number',
    'braintree-hosted-field-expirationDate',
    'braintree-hosted-field-cvv',
    'braintree-hosted-field-postalCode',
  ]);
});

test('behavior: a card whose fields depend on the account stays hidden and opens later', () => {
  showHtml(renderCheckout());
  expect(container.querySelectorAll('[data-tender-early]')).toHaveLength(3);
  void openEarlyFields(PAGE);
  expect(listFrames()).toEqual([]);
});
