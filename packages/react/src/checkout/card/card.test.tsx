import { threeDSecureErrors } from '@tender/three-d-secure';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createFakeClient } from '../../testing/fake-client';
import { CARD, anyAttempt, createError, fakes, showCheckout, type Fakes, type Shown } from '../fixtures/fakes';
import { threeDSecure } from '../three-d-secure/three-d-secure';
import { type ThreeDSecureOptions } from '../three-d-secure/three-d-secure-options';
import { card } from './card';
import { expectNoConsoleErrors } from '../../fixtures/console-errors';

expectNoConsoleErrors();

let all: Fakes;
beforeEach(() => {
  all = fakes();
});

const payButton = (): HTMLElement => screen.getByRole('button', { name: /^(Pay|Checking)/ });
const isReady = (): Promise<void> => waitFor(() => expect(payButton().getAttribute('aria-disabled')).toBe('false'));
const readFields = (): string[] => Object.keys(all.card.fake.created.at(-1)?.fields ?? {});

describe('default: asks for what the merchant’s gateway checks', () => {
  test.each([
    [[], ['number', 'expirationDate', 'cvv']],
    [['cvv'], ['number', 'expirationDate', 'cvv']],
    [
      ['cvv', 'postal_code'],
      ['number', 'expirationDate', 'cvv', 'postalCode'],
    ],
  ])('%j', async (challenges, fields) => {
    await showCheckout(all, { methods: [card()] }, createFakeClient({ gatewayConfiguration: { challenges } }));
    expect(readFields()).toEqual(fields);
  });
});

test('options: cardholderName, securityCode, postalCode, styles', async () => {
  const styles = { input: { color: 'navy' } };
  await showCheckout(all, { methods: [card({ cardholderName: true, securityCode: false, postalCode: true, styles })] });
  expect(readFields()).toEqual(['cardholderName', 'number', 'expirationDate', 'postalCode']);
  expect(all.card.fake.created.at(-1)).toMatchObject({ styles });
});

test('default: the fields are created once, in the font and the colors of the page', async () => {
  await showCheckout(all, { methods: [card()] });
  expect(all.card.fake.created.map((options) => Object.keys(options.styles ?? {}))).toEqual([
    ['input', 'input::placeholder', 'input.invalid'],
  ]);
});

test('options: tokenize', async () => {
  await showCheckout(all, { methods: [card({ tokenize: { vault: true } })] });
  await isReady();
  all.card.fill();
  await userEvent.click(payButton());
  expect(all.card.fake.calls).toContainEqual({ method: 'tokenize', args: [{ vault: true }] });
});

test('behavior: an invalid field is reported when the customer leaves it, an empty one is not', async () => {
  await showCheckout(all, { methods: [card()] });
  await isReady();
  all.card.change('number', { isFocused: true }, 'focus');
  all.card.change('number', { isFocused: false }, 'blur');
  expect(screen.queryByText(/^Enter/)).toBeNull();
  all.card.change('number', { isEmpty: false });
  expect(screen.getByText('This card number is incomplete or has a typing error.')).toBeTruthy();
  all.card.change('number', { isValid: true });
  expect(screen.queryByText(/typing error/)).toBeNull();
});

test('behavior: paying asks for everything, and goes to the first that is wrong', async () => {
  const { onPayment, onError } = await showCheckout(all, { methods: [card()] });
  await isReady();
  all.card.change('number', { isEmpty: false, isValid: true });
  await userEvent.click(payButton());
  expect(await screen.findByText('Enter the expiry date.')).toBeTruthy();
  expect(screen.getByText('Enter the security code.')).toBeTruthy();
  await waitFor(() => expect(all.card.fake.calls.at(-1)).toEqual({ method: 'focus', args: ['expirationDate'] }));
  expect(onPayment).not.toHaveBeenCalled();
  expect(onError).not.toHaveBeenCalled();
});

test('behavior: a click that overtakes what the frames say of the last key pays', async () => {
  const { onPayment } = await showCheckout(all, { methods: [card()] });
  await isReady();
  all.card.fake.answer({ tokenize: CARD });
  await userEvent.click(payButton());
  await waitFor(() => expect(onPayment).toHaveBeenCalledWith(expect.objectContaining({ nonce: 'card-nonce' }), anyAttempt));
  expect(screen.queryByText(/^Enter/)).toBeNull();
});

test('behavior: a brand that the merchant does not take is refused while it is typed', async () => {
  const { onPayment } = await showCheckout(all, { methods: [card()] });
  await isReady();
  all.card.fill();
  all.card.setCards([{ niceType: 'Maestro', type: 'maestro', code: { name: 'CVC', size: 3 }, supported: false }]);
  all.card.change('number', { isValid: false });
  expect(screen.getByText('Maestro is not accepted here. Use another card.')).toBeTruthy();
  await userEvent.click(payButton());
  await waitFor(() => expect(all.card.fake.calls.at(-1)).toEqual({ method: 'focus', args: ['number'] }));
  expect(onPayment).not.toHaveBeenCalled();
});

test('behavior: the brand says how long its security code is', async () => {
  await showCheckout(all, { methods: [card()] });
  await isReady();
  all.card.change('number', { isEmpty: false });
  all.card.setCards([{ niceType: 'American Express', type: 'american-express', code: { name: 'CID', size: 4 }, supported: true }]);
  expect(screen.getByText('4 digits')).toBeTruthy();
  expect(await screen.findByRole('img', { name: 'American Express' })).toBeTruthy();
});

test('error: a refused card is reported, and the input is kept', async () => {
  all.card.fake.answer({ tokenize: createError('HOSTED_FIELDS_FAILED_TOKENIZATION', 'CUSTOMER') });
  const { onPayment } = await showCheckout(all, { methods: [card()] });
  await isReady();
  const { length } = all.card.fake.created;
  all.card.fill();
  await userEvent.click(payButton());
  expect(await screen.findByRole('group', { name: 'Your details were not accepted.' })).toBeTruthy();
  expect(onPayment).not.toHaveBeenCalled();
  expect([all.card.fake.alive, all.card.fake.created.length]).toEqual([1, length]);
});

describe('options: threeDSecure', () => {
  async function pay(options: ThreeDSecureOptions = {}): Promise<Shown> {
    const shown = await showCheckout(all, { methods: [card({ threeDSecure: threeDSecure(options) })] });
    await isReady();
    all.card.fill();
    await userEvent.click(payButton());
    return shown;
  }
  const verified = (payload: object): void => all.threeDSecure.answer({ verifyCard: payload as never });

  test('default: the verified nonce is the payment', async () => {
    const { onPayment } = await pay({ email: 'ada@example.com' });
    await waitFor(() => expect(onPayment).toHaveBeenCalledTimes(1));
    expect(onPayment.mock.calls[0]).toEqual([
      {
        nonce: 'verified-nonce',
        type: 'CreditCard',
        description: 'ending in 11',
        details: expect.objectContaining({ lastFour: '1111' }),
        liabilityShifted: true,
        method: 'card',
      },
      anyAttempt,
    ]);
    expect(all.threeDSecure.created.at(-1)).toEqual({ version: '2-inline-iframe' });
    expect(all.threeDSecure.calls.at(-1)).toEqual({
      method: 'verifyCard',
      args: [{ amount: '15.00', email: 'ada@example.com', nonce: 'card-nonce', bin: '411111', onLookupComplete: expect.any(Function) }],
    });
  });

  test('options: amount', async () => {
    await pay({ amount: '20.00' });
    await waitFor(() => expect(all.threeDSecure.calls.at(-1)?.args).toMatchObject([{ amount: '20.00' }]));
  });

  test('behavior: without a shift of liability it is refused', async () => {
    verified({ nonce: 'unverified', liabilityShifted: false });
    const { onPayment } = await pay();
    expect((await screen.findByRole('group', { name: 'Your bank did not confirm the payment.' })).dataset['tenderNotice']).toBe('failure');
    expect(onPayment).not.toHaveBeenCalled();
  });

  test('options: requireLiabilityShift is false', async () => {
    verified({ nonce: 'unverified', liabilityShifted: false });
    const { onPayment } = await pay({ requireLiabilityShift: false });
    await waitFor(() =>
      expect(onPayment).toHaveBeenCalledWith(expect.objectContaining({ nonce: 'unverified', liabilityShifted: false }), anyAttempt),
    );
  });

  test('behavior: a customer who gives up at the bank is no error', async () => {
    all.threeDSecure.answer({
      verifyCard: async () => {
        all.threeDSecure.emit('customer-canceled');
        return { nonce: 'unverified', liabilityShifted: false };
      },
    });
    const { onError } = await pay();
    expect((await screen.findByRole('group', { name: 'The payment was not completed.' })).dataset['tenderNotice']).toBe('calm');
    expect(onError).not.toHaveBeenCalled();
  });

  test('behavior: a dialog that is closed is no error', async () => {
    verified(threeDSecureErrors.THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT());
    const { onError } = await pay();
    expect(await screen.findByRole('group', { name: 'The payment was not completed.' })).toBeTruthy();
    expect(onError).not.toHaveBeenCalled();
  });

  test('behavior: the bank asks in a dialog', async () => {
    all.threeDSecure.answer({ verifyCard: (() => new Promise(() => undefined)) as never });
    await pay();
    const element = document.createElement('div');
    const next = jest.fn();
    await waitFor(() => expect(all.threeDSecure.calls.at(-1)?.method).toBe('verifyCard'));
    act(() => all.threeDSecure.emit('authentication-iframe-available', { element }, next));
    expect(await screen.findByRole('dialog', { name: 'Confirm the payment with your bank' })).toBeTruthy();
    await waitFor(() => expect(next).toHaveBeenCalled());
  });
});
