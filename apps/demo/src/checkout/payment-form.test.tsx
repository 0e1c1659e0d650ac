import { dataCollector } from '@tender/data-collector';
import { hostedFields } from '@tender/hosted-fields';
import { paypal, paypalErrors } from '@tender/paypal';
import { card } from '@tender/react/checkout/card';
import { paypal as paypalMethod } from '@tender/react/checkout/paypal';
import { DataCollectorProvider } from '@tender/react/data-collector';
import { fakeMethod, FakeTender } from '@tender/react/testing';
import { act, StrictMode, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { Order } from '../../server/contract';
import { api } from '../api';
import { requireEmail } from '../fields/checks';
import { useFields } from '../fields/use-fields';
import { PaymentForm } from './payment-form';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const product = { id: 'mug', name: 'Mug', description: '', price: 1800 };
const props = { lines: [{ productId: 'mug', quantity: 1, product, total: 1800 }], total: 1800, currency: 'USD' as const };
const order = { id: 'A' } as Order;
const checks = { email: requireEmail('Enter your e-mail address.') };

let wallet: ReturnType<typeof fakeWallet>;
let page: HTMLElement;
let root: Root;
let placeOrder: jest.SpiedFunction<typeof api.placeOrder>;
const onPlaced = jest.fn();

const fakeWallet = () => fakeMethod(paypal, { tokenize: { nonce: 'of PayPal', type: 'PayPalAccount', details: {} } as never });

const collector = fakeMethod(dataCollector, { getDeviceData: 'of the device' });

function Page({ initial }: { readonly initial: string }): ReactNode {
  const email = useFields(checks, { email: initial });
  const fields = fakeMethod(hostedFields, { getState: () => ({ cards: [], fields: {} }) });
  return (
    <FakeTender methods={[wallet, fields, collector]}>
      <DataCollectorProvider>
        <PaymentForm {...props} methods={[card(), paypalMethod()]} method="paypal" email={email} onPlaced={onPlaced} />
      </DataCollectorProvider>
    </FakeTender>
  );
}

const show = (email: string): Promise<void> =>
  act(async () =>
    root.render(
      <StrictMode>
        <Page initial={email} />
      </StrictMode>,
    ),
  );
const submit = (): Promise<void> => act(async () => page.querySelector('form')?.requestSubmit());

beforeEach(() => {
  wallet = fakeWallet();
  placeOrder = jest.spyOn(api, 'placeOrder').mockResolvedValue(order);
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  sessionStorage.clear();
});

test('default: the method creates a nonce, and the order is placed with it', async () => {
  await show('ada@example.com');
  await submit();
  expect(placeOrder).toHaveBeenCalledWith(
    expect.objectContaining({
      paymentMethodNonce: 'of PayPal',
      email: 'ada@example.com',
      cart: [{ productId: 'mug', quantity: 1 }],
      deviceData: 'of the device',
    }),
  );
  expect(onPlaced).toHaveBeenCalledWith(order);
});

test('behavior: nothing opens while the e-mail address is missing', async () => {
  await show('');
  await submit();
  expect(page.textContent).toContain('Enter your e-mail address.');
  expect(document.activeElement).toBe(page.querySelector('input[type=email]'));
  expect(wallet.calls).toEqual([]);
});

test('behavior: an expired session begins again, and says so', async () => {
  wallet.answer({ tokenize: paypalErrors.PAYPAL_ACCOUNT_TOKENIZATION_FAILED({ originalError: { code: 'CLIENT_AUTHORIZATION_INVALID' } }) });
  await show('ada@example.com');
  const before = wallet.created.length;
  await submit();
  expect(page.querySelector('.notice')?.textContent).toContain('the payment session expired');
  expect(wallet.created.length).toBeGreaterThan(before);
  expect(placeOrder).not.toHaveBeenCalled();
});
