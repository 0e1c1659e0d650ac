import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { VenmoCodeView, VenmoLoginView } from '@tender/venmo';
import { createFakeClient } from '../testing/fake-client';
import { expectNoConsoleErrors } from '../fixtures/console-errors';
import { card } from './card/card';
import { paypal } from './paypal';
import { anyAttempt, createError, deferred, fakes, showCheckout, type Fakes } from './fixtures/fakes';
import { CheckoutProblem } from './checkout-problem';
import { googlePay } from './google-pay';
import { sepa } from './sepa';
import { venmo } from './venmo';

expectNoConsoleErrors();

let all: Fakes;
beforeEach(() => {
  all = fakes();
});

const root = (): HTMLElement => document.querySelector('[data-tender-checkout]') as HTMLElement;
const payButton = (): HTMLElement => document.querySelector('[data-tender-panel] [data-tender-button]') as HTMLElement;

describe('options: onReady, onChange', () => {
  test('default: reports the start, complete input, another method, and the progress of the payment', async () => {
    const [onReady, onChange] = [jest.fn(), jest.fn()];
    await showCheckout(all, { methods: [card(), paypal()], onReady, onChange });
    await waitFor(() => expect(onReady).toHaveBeenCalledTimes(1));
    expect(onChange).toHaveBeenLastCalledWith({ method: 'card', complete: false, status: 'idle' });
    all.card.fill();
    expect(onChange).toHaveBeenLastCalledWith({ method: 'card', complete: true, status: 'idle' });
    await userEvent.click(screen.getByRole('radio', { name: 'PayPal' }));
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith({ method: 'paypal', complete: true, status: 'idle' }));
    await userEvent.click(payButton());
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ method: 'paypal', status: 'paid' })));
    expect(onReady).toHaveBeenCalledTimes(1);
  });

  test('behavior: a checkout without methods is ready as well', async () => {
    const onReady = jest.fn();
    await showCheckout(all, { methods: [], onReady });
    await waitFor(() => expect(onReady).toHaveBeenCalledTimes(1));
  });
});

test('options: appearance: theme and variables are on the root element, with a text that can be read on the accent', async () => {
  await showCheckout(all, { methods: [card()], appearance: { theme: 'dark', variables: { accent: '#ffd400' } } });
  await screen.findByRole('button', { name: /^Pay/ });
  expect(root().dataset['tenderTheme']).toBe('dark');
  expect(root().style.getPropertyValue('--tender-accent')).toBe('#ffd400');
  expect(root().style.getPropertyValue('--tender-accent-text')).toBe('#000000');
});

describe('options: locale', () => {
  test('default: loads the texts, and the format of amounts', async () => {
    await showCheckout(all, { methods: [paypal(), card()], locale: 'de-AT' });
    expect(await screen.findByText('Wie möchten Sie bezahlen?')).toBeTruthy();
    expect([root().lang, root().dir]).toEqual(['de-AT', 'ltr']);
  });

  test('behavior: amounts are isolated in a text from right to left', async () => {
    await showCheckout(all, { methods: [card()], locale: 'ar' });
    await waitFor(() => expect(payButton().textContent.replace(/[^\u2068\u2069]/g, '')).toBe('\u2068\u2069'));
    expect(root().dir).toBe('rtl');
  });

  test('behavior: card frames have the language, and titles in it', async () => {
    await showCheckout(all, { methods: [card()], locale: 'fr' });
    await waitFor(() => expect(all.card.fake.created).not.toEqual([]));
    expect(all.card.fake.created.at(-1)?.['fields']).toMatchObject({ number: { lang: 'fr', iframeTitle: 'Numéro de carte' } });
  });

  test('behavior: texts of the shop take precedence, and an invalid tag is English', async () => {
    await showCheckout(all, { methods: [card()], locale: 'not a tag' });
    expect(await screen.findByRole('button', { name: /^Pay/ })).toBeTruthy();
  });

  test('behavior: Venmo’s login dialog has the language of the checkout', async () => {
    const view: VenmoLoginView = {
      text: { heading: 'What would you like to do?', instructions: 'Tap', proceed: 'Continue payment', cancel: 'Cancel payment' },
      proceed: jest.fn(),
      cancel: jest.fn(),
    };
    all.venmo.answer({
      tokenize: ((options: { onLogin?: (view: VenmoLoginView) => void }) => {
        options.onLogin?.(view);
        return new Promise(() => undefined);
      }) as never,
    });
    await showCheckout(all, { methods: [venmo({ allowDesktopWebLogin: true })], locale: 'es' });
    await waitFor(() => expect(payButton().getAttribute('aria-disabled')).toBe('false'));
    await act(() => import('./venmo-dialog/venmo-dialog').then(() => undefined));
    await userEvent.click(payButton());
    await userEvent.click(await screen.findByText('Cancelar el pago'));
    expect(view.cancel).toHaveBeenCalledTimes(1);
  });

  test('behavior: Venmo’s QR code has the language of the checkout, and Escape cancels it', async () => {
    const view: VenmoCodeView = { step: 'authorizing', text: 'Authorize on your Venmo app', again: jest.fn(), cancel: jest.fn() };
    all.venmo.answer({
      tokenize: ((options: { onCode?: (view: VenmoCodeView) => void }) => {
        options.onCode?.(view);
        return new Promise(() => undefined);
      }) as never,
    });
    await showCheckout(all, { methods: [venmo()], locale: 'es' });
    await waitFor(() => expect(payButton().getAttribute('aria-disabled')).toBe('false'));
    await act(() => import('./venmo-dialog/venmo-dialog').then(() => undefined));
    await userEvent.click(payButton());
    expect(await screen.findByText('Apruebe el pago en la aplicación de Venmo.')).toBeTruthy();
    fireEvent(document.querySelector('dialog') as HTMLElement, new Event('cancel', { cancelable: true }));
    expect(view.cancel).toHaveBeenCalledTimes(1);
  });
});

test('options: labels, placeholders', async () => {
  const placeholders = { number: '1234 1234 1234 1234', iban: 'DE…' };
  const methods = [card(), sepa({ shopName: 'Mugs', merchantAccountId: 'eur', customerId: 'ada' })];
  const { show } = await showCheckout(all, { methods, placeholders, labels: 'floating' });
  expect(root().dataset['tenderLabels']).toBe('floating');
  const { fields, styles } = all.card.fake.created.at(-1) as { fields: Record<string, { placeholder?: string }>; styles: object };
  expect([fields['number']?.placeholder, fields['expirationDate']?.placeholder]).toEqual(['1234 1234 1234 1234', 'MM / YY']);
  expect(styles).toHaveProperty('input:not(:focus)::placeholder', { color: 'transparent' });
  await userEvent.click(screen.getByRole('radio', { name: 'SEPA Direct Debit' }));
  expect(screen.getByLabelText('IBAN').getAttribute('placeholder')).toBe('DE…');
  expect(screen.getByLabelText('Account holder').getAttribute('placeholder')).toBe(' ');
  await waitFor(() => expect(root().querySelector('button[aria-disabled=false]')).not.toBeNull()); // or the instance may arrive after the test
  show({ methods, labels: 'above', placeholders: {} });
  expect(screen.getByLabelText('IBAN').getAttribute('placeholder')).toBeNull();
});

describe('marks', () => {
  const client = createFakeClient({
    gatewayConfiguration: { creditCards: { supportedCardTypes: ['Visa', 'American Express', 'Union Pay'] } },
  });
  const VISA = { niceType: 'Visa', type: 'visa', code: { name: 'CVV', size: 3 }, supported: true };

  test('default: the accepted brands are below the number, and the brand of the number is in it', async () => {
    await showCheckout(all, { methods: [card()] }, client);
    const accepted = await screen.findByRole('img', { name: 'Visa, American Express, Union Pay' });
    expect(accepted.querySelectorAll('svg')).toHaveLength(3);
    expect(document.querySelector('[data-tender-brand]')).toBeNull();
    all.card.change('number', { isEmpty: false });
    all.card.setCards([VISA]);
    expect(screen.getByRole('img', { name: 'Visa' }).querySelector('svg')).not.toBeNull();
    expect(accepted.querySelectorAll('[data-dimmed]')).toHaveLength(2);
  });

  test('options: marks replaces those of methods and cards', async () => {
    const marks = { paypal: <i data-testid="own-paypal" />, visa: <i data-testid="own-visa" /> };
    await showCheckout(all, { methods: [card(), paypal()], marks }, client);
    expect(await screen.findByTestId('own-paypal')).toBeTruthy();
    expect(await screen.findByTestId('own-visa')).toBeTruthy();
  });

  test('behavior: a brand without a drawing is named', async () => {
    await showCheckout(all, { methods: [card()] }, client);
    await screen.findByRole('img', { name: /^Visa,/ });
    all.card.change('number', { isEmpty: false });
    all.card.setCards([{ ...VISA, niceType: 'Elo', type: 'elo' }]);
    expect(screen.getByRole('img', { name: 'Elo' }).textContent).toBe('Elo');
  });
});

describe('options: express', () => {
  const express = (): Promise<HTMLElement> => screen.findByRole('region', { name: 'Express checkout' });
  const button = async (): Promise<HTMLElement> => {
    const element = (await express()).querySelector<HTMLElement>('[data-tender-button="paypal"]') as HTMLElement;
    await waitFor(() => expect(element.getAttribute('aria-disabled')).toBe('false'));
    return element;
  };

  test('default: a wallet above the list pays, without being selected', async () => {
    const { onPayment } = await showCheckout(all, { methods: [card()], express: [paypal()] });
    await userEvent.click(await button());
    await waitFor(() =>
      expect(onPayment).toHaveBeenCalledWith(expect.objectContaining({ nonce: 'paypal-nonce', method: 'paypal' }), anyAttempt),
    );
    expect(await screen.findByText('Thank you. Your payment is complete.')).toBeTruthy();
  });

  test('behavior: beforePayment stops it', async () => {
    const { onPayment } = await showCheckout(all, { methods: [card()], express: [paypal()], beforePayment: () => false });
    await userEvent.click(await button());
    expect([all.paypal.calls, onPayment.mock.calls]).toEqual([[], []]);
  });

  test('behavior: the customer can cancel in the row', async () => {
    const { promise } = deferred<never>();
    all.paypal.answer({ tokenize: () => promise });
    await showCheckout(all, { methods: [card()], express: [paypal()] });
    await userEvent.click(await button());
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByText(/Waiting for you/)).toBeNull();
  });

  test('error: a failure is shown in the row, not in the selected method', async () => {
    const onPayment = (): Promise<never> => Promise.reject(new CheckoutProblem('Declined.'));
    await showCheckout(all, { methods: [card()], express: [paypal()], onPayment });
    await userEvent.click(await button());
    const notice = await screen.findByRole('group', { name: 'Declined.' });
    expect((await express()).contains(notice)).toBe(true);
    expect(document.querySelectorAll('[data-tender-notice]')).toHaveLength(1);
  });

  test('behavior: a wallet that cannot be loaded, or is not offered, has no button; without any there is no row', async () => {
    all.paypal.onCreate(() => Promise.reject(createError('PAYPAL_NOT_ENABLED', 'MERCHANT')));
    const client = createFakeClient({ gatewayConfiguration: { androidPay: undefined } });
    await showCheckout(all, { methods: [card()], express: [paypal(), googlePay()] }, client);
    await screen.findByRole('button', { name: /^Pay/ });
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  });
});
