import { hostedFields } from '@tender/hosted-fields';
import { paypal, paypalErrors } from '@tender/paypal';
import { preferredPaymentMethods } from '@tender/preferred-payment-methods';
import { fakeMethod, FakeTender } from '@tender/react/testing';
import { act, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { Order, ShopConfiguration } from '../../server/contract';
import { api } from '../api';
import { EMPTY_DRAFT, type Draft } from './draft';
import type { Method } from './methods';
import { PaymentForm } from './payment-form';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const configuration: ShopConfiguration = {
  shopName: 'Fern & Field',
  customerName: 'Ada Example',
  environment: 'sandbox',
  environmentLabel: 'Sandbox',
  currency: 'USD',
  merchantAccounts: { EUR: 'eur' },
  products: [],
  testOutcomes: [],
};
const product = { id: 'mug', name: 'Mug', description: '', price: 1800 };
const lines = [{ productId: 'mug', quantity: 1, product, total: 1800 }];
const order = { id: 'A' } as Order;
const approved = { nonce: 'of PayPal', type: 'PayPalAccount', details: { email: 'grace@example.com' } } as const;

let fakes: ReturnType<typeof makeFakes>;
let page: HTMLElement;
let root: Root;
let placeOrder: jest.SpiedFunction<typeof api.placeOrder>;
const onPaid = jest.fn();

function makeFakes() {
  return {
    paypal: fakeMethod(paypal, { tokenize: approved as never }),
    fields: fakeMethod(hostedFields, { getState: () => ({ cards: [], fields: {} }), focus: undefined as never }),
    preferred: fakeMethod(preferredPaymentMethods, {
      fetchPreferredPaymentMethods: { paypalPreferred: false, venmoPreferred: false },
    }),
  };
}

/** The page of a method, where this was typed. */
const show = (method: Method, typed: Partial<Draft> = { email: 'ada@example.com' }): Promise<void> =>
  act(async () =>
    root.render(
      <StrictMode>
        <FakeTender methods={Object.values(fakes)}>
          <PaymentForm
            {...{ configuration, lines, method, onPaid }}
            total={1800}
            draft={{ ...EMPTY_DRAFT, ...typed }}
            change={() => undefined}
          />
        </FakeTender>
      </StrictMode>,
    ),
  );

const submit = (): Promise<void> => act(async () => page.querySelector('form')?.requestSubmit());
const notice = (): string => page.querySelector('.notice')?.textContent ?? '';

beforeEach(() => {
  fakes = makeFakes();
  placeOrder = jest.spyOn(api, 'placeOrder').mockResolvedValue(order);
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
});

test('default: the method of the page makes a nonce, and the order is placed with it', async () => {
  await show('paypal');
  await submit();
  expect(fakes.paypal.calls).toMatchObject([{ method: 'tokenize', args: [{ amount: '18.00', currency: 'USD' }] }]);
  expect(placeOrder).toHaveBeenCalledWith(
    expect.objectContaining({ paymentMethodNonce: 'of PayPal', email: 'ada@example.com', cart: [{ productId: 'mug', quantity: 1 }] }),
  );
  expect(onPaid).toHaveBeenCalledWith(order);
});

test('behavior: nothing begins as long as the e-mail address is missing', async () => {
  await show('paypal', {});
  await submit();
  expect(page.textContent).toContain('One field needs your attention.');
  expect(document.activeElement).toBe(page.querySelector('#email'));
  expect(fakes.paypal.calls).toEqual([]);
});

test('behavior: the card fields stay where they are on the pages of other methods', async () => {
  await show('card');
  const before = fakes.fields.created.length;
  await show('paypal');
  await show('card');
  expect(fakes.fields.created).toHaveLength(before);
  expect(fakes.fields.alive).toBe(1);
  expect(fakes.paypal.alive).toBe(0);
});

test('behavior: a window that was closed is told calmly, until another way is chosen', async () => {
  fakes.paypal.answer({ tokenize: paypalErrors.PAYPAL_POPUP_CLOSED() });
  await show('paypal');
  await submit();
  expect(notice()).toContain('You left PayPal before paying.');
  expect(document.activeElement).toBe(page.querySelector('.notice'));
  await show('card');
  expect(notice()).toBe('');
});

test('behavior: going to another page leaves the payment under way', async () => {
  let isPending = (): boolean => false;
  fakes.paypal.answer({
    tokenize: (({ signal }: { signal: AbortSignal }) => {
      isPending = () => !signal.aborted;
      return new Promise(() => undefined);
    }) as never,
  });
  await show('paypal');
  await submit();
  expect(isPending()).toBe(true);
  await show('card');
  expect(isPending()).toBe(false);
  expect(notice()).toContain('You left PayPal before paying.');
  expect(placeOrder).not.toHaveBeenCalled();
});

test('error: a method that cannot be made ready says so, and is tried again', async () => {
  fakes.paypal.onCreate(() => {
    throw paypalErrors.PAYPAL_NOT_ENABLED();
  });
  await show('paypal');
  expect(notice()).toContain('PayPal is not available here.');
  fakes.paypal.onCreate(() => undefined);
  await act(async () => page.querySelector<HTMLButtonElement>('.notice button')?.click());
  expect(notice()).toBe('');
  await submit();
  expect(onPaid).toHaveBeenCalledTimes(1);
});
