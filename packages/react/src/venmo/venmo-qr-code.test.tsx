import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { VenmoCodeView } from '@tender/venmo';
import { StrictMode, type ReactNode } from 'react';
import { VenmoQrCode, type VenmoQrCodeProps } from './venmo-qr-code';
import { expectNoConsoleErrors } from '../fixtures/console-errors';

const URL_OF_CODE = 'https://venmo.com/go/purchase?facilitator=BT&intent=Continue&resource_id=1&merchant_id=shop&environment=SANDBOX';
const again = jest.fn();
const cancel = jest.fn();
const VIEWS: Readonly<Record<VenmoCodeView['step'], VenmoCodeView>> = {
  generating: { step: 'generating', text: 'Generating a QR code, get your Venmo app ready', again, cancel },
  scan: { step: 'scan', text: 'To scan the QR code, open your Venmo app', url: URL_OF_CODE, again, cancel },
  authorizing: { step: 'authorizing', text: 'Authorize on your Venmo app', again, cancel },
  authorized: { step: 'authorized', text: 'Venmo account authorized', again, cancel },
  problem: { step: 'problem', text: 'Something went wrong', again, cancel },
};

const tree = (step?: VenmoCodeView['step'], props: Omit<VenmoQrCodeProps, 'view'> = {}, view = step && VIEWS[step]): ReactNode => (
  <StrictMode>
    <button>Pay</button>
    <VenmoQrCode view={view} {...props} />
  </StrictMode>
);
const status = (): string | null => screen.getByRole('status').textContent;
const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const picture = (name = 'QR code for the Venmo app'): Promise<HTMLElement> => screen.findByRole('img', { name });

expectNoConsoleErrors();

test('default: renders nothing without a view', () => {
  const { container } = render(tree());
  expect(container.innerHTML).toBe('<button>Pay</button>');
});

test('default: the code, with what it is to be scanned with', async () => {
  render(tree('scan'));
  const drawn = await picture();
  expect([drawn.tagName, drawn.getAttribute('width'), drawn.querySelector('title')?.textContent]).toEqual([
    'svg',
    '164',
    'QR code for the Venmo app',
  ]);
  expect(screen.getByRole('group', { name: 'Pay with Venmo' }).getAttribute('data-tender-venmo-code')).toBe('scan');
  expect(status()).toBe('To scan the QR code, open your Venmo app');
  expect(screen.queryByRole('button', { name: 'Get a new code' })).toBeNull();
  expect(document.querySelector('[style]')).toBeNull();
});

test('behavior: each step is said in one live region that stays', async () => {
  const { rerender } = render(tree('generating'));
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('Generating a QR code, get your Venmo app ready');
  expect(document.querySelector('[data-tender-picture]')?.getAttribute('data-empty')).toBe('');
  rerender(tree('scan'));
  await picture();
  expect(document.querySelector('[data-tender-picture]')?.hasAttribute('data-empty')).toBe(false);
  for (const step of ['authorizing', 'authorized', 'problem'] as const) {
    rerender(tree(step));
    expect([screen.getByRole('status'), region.textContent]).toEqual([region, VIEWS[step].text]);
    expect(screen.queryByRole('img')).toBeNull();
  }
});

test('behavior: another code has another picture', async () => {
  const { rerender } = render(tree('scan'));
  const path = async (): Promise<unknown> => (await picture()).lastElementChild?.getAttribute('d');
  const first = await path();
  rerender(tree('scan', {}, { ...VIEWS.scan, url: URL_OF_CODE.replace('id=1', 'id=2') }));
  expect(await path()).not.toBe(first);
});

test('behavior: another code can be requested after a problem, and the focus moves to the heading', async () => {
  const { rerender } = render(tree('problem'));
  await userEvent.click(button('Get a new code'));
  expect([again.mock.calls.length, cancel.mock.calls.length]).toEqual([1, 0]);
  rerender(tree('generating'));
  expect(document.activeElement).toBe(screen.getByRole('heading'));
  rerender(tree('scan'));
  await picture();
});

test('behavior: cancel, until it is authorized', async () => {
  const { rerender } = render(tree('authorizing'));
  await userEvent.click(button('Cancel'));
  expect(cancel).toHaveBeenCalledTimes(1);
  rerender(tree('authorized'));
  expect(button('Cancel').getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(button('Cancel'));
  expect(cancel).toHaveBeenCalledTimes(1);
});

test('behavior: the heading gets the focus, described by what is to be done, and it goes back', async () => {
  const { rerender } = render(tree());
  button('Pay').focus();
  rerender(tree('generating'));
  const heading = screen.getByRole('heading', { name: 'Pay with Venmo', description: VIEWS.generating.text });
  expect(document.activeElement).toBe(heading);
  rerender(tree('scan'));
  await picture();
  rerender(tree('authorizing'));
  expect(document.activeElement).toBe(heading);
  await userEvent.tab();
  expect(document.activeElement).toBe(button('Cancel'));
  rerender(tree());
  expect(document.activeElement).toBe(button('Pay'));
});

test('behavior: the focus stays if the customer has focused something else', () => {
  const { rerender } = render(tree('authorizing'));
  const other = document.body.appendChild(document.createElement('button'));
  other.focus();
  rerender(tree('authorized'));
  rerender(tree());
  expect(document.activeElement).toBe(other);
  other.remove();
});

test('behavior: unmounting while the drawing library loads', async () => {
  const { unmount } = render(tree('generating'));
  unmount();
  await act(async () => Promise.resolve());
  expect(document.body.textContent).toBe('');
});

test('options: texts, size, and whatever an element takes', async () => {
  const texts = { heading: 'Mit Venmo zahlen', code: 'QR-Code', canceled: 'Abgebrochen', problem: 'Fehler', again: 'Neuer Code' };
  const { rerender } = render(tree('scan', { texts, size: 240, className: 'mine', id: 'code' }));
  expect((await picture('QR-Code')).getAttribute('width')).toBe('240');
  expect(screen.getByRole('group', { name: 'Mit Venmo zahlen' })).toMatchObject({ className: 'mine', id: 'code' });
  rerender(tree('problem', { texts }));
  expect([status(), button('Neuer Code').tagName]).toEqual(['Fehler', 'BUTTON']);
  rerender(tree('problem', { texts }, { ...VIEWS.problem, text: 'The authorization was canceled' }));
  expect(status()).toBe('Abgebrochen');
});

test('error: the code is a link when the drawing library cannot be loaded', async () => {
  jest.doMock('qrcode.react', () => {
    throw new Error('blocked');
  });
  render(tree('scan'));
  const link = await waitFor(() => screen.getByRole('link', { name: 'QR code for the Venmo app' }));
  expect(link.getAttribute('href')).toBe(URL_OF_CODE);
  jest.dontMock('qrcode.react');
});
