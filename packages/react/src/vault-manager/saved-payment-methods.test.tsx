import { vaultManager, type VaultManagerPaymentMethod, type VaultManager } from '@tender/vault-manager';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, StrictMode, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { FakeTender, fakeMethod, type FakeMethod } from '../testing';
import { SavedPaymentMethods, VaultManagerProvider, type SavedPaymentMethodsHandle, type SavedPaymentMethodsProps } from '../vault-manager';
import { expectNoConsoleErrors } from '../fixtures/console-errors';

const saved = (nonce: string, type: string, details: Record<string, string>): VaultManagerPaymentMethod => ({
  nonce,
  type,
  details,
  default: nonce === 'visa',
  hasSubscription: false,
});
const VISA = saved('visa', 'CreditCard', { cardType: 'Visa', lastFour: '1111' });
const PAYPAL = saved('paypal', 'PayPalAccount', { email: 'ada@example.com' });
const VENMO = saved('venmo', 'VenmoAccount', { username: 'ada' });

expectNoConsoleErrors();
let fake: FakeMethod<VaultManager>;
const tree = (props: SavedPaymentMethodsProps = {}, ref?: React.Ref<SavedPaymentMethodsHandle>, source = 'ada'): ReactNode => (
  <StrictMode>
    <FakeTender methods={[fake]} source={source}>
      <VaultManagerProvider>
        <SavedPaymentMethods {...props} ref={ref} />
      </VaultManagerProvider>
    </FakeTender>
  </StrictMode>
);
const radio = (name: string): HTMLInputElement => screen.getByRole('radio', { name: new RegExp(`^${name}`) });
const names = (): string[] => screen.queryAllByRole('radio').map((each) => each.closest('label')?.textContent ?? '');
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const group = (): HTMLElement => screen.getByRole('group', { name: 'Saved payment methods' });
const loaded = (): Promise<HTMLElement> => screen.findByText('Visa ending in 1111');
const focused = (): Element | null => document.activeElement;

beforeEach(() => {
  fake = fakeMethod<VaultManager>(vaultManager, { fetchPaymentMethods: [VISA, PAYPAL, VENMO], deletePaymentMethod: undefined });
});

describe('the list', () => {
  test('default: loads when the provider is ready, shows the default method first, and selects none', async () => {
    const onLoad = jest.fn();
    render(tree({ onLoad }));
    expect(group().getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('Loading your saved payment methods…');
    await loaded();
    expect(group().getAttribute('aria-busy')).toBe('false');
    expect(screen.getByRole('status').textContent).toBe('');
    expect(names()).toEqual(['Visa ending in 1111Default', 'PayPal ada@example.com', 'Venmo @ada']);
    expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
    expect(fake.calls.at(-1)).toEqual({ method: 'fetchPaymentMethods', args: [{ defaultFirst: true }] });
    expect(onLoad.mock.calls.at(-1)).toEqual([[VISA, PAYPAL, VENMO]]);
  });

  test('behavior: says when nothing is saved', async () => {
    fake.answer({ fetchPaymentMethods: [] });
    render(tree());
    await screen.findByText('You have no saved payment methods.');
    expect(screen.queryByRole('radio')).toBeNull();
  });

  test('behavior: a list that failed to load can be loaded again, and the focus is kept', async () => {
    fake.answer({ fetchPaymentMethods: new Error('no') });
    render(tree());
    expect((await screen.findByRole('alert')).textContent).toBe('Your saved payment methods could not be loaded.');
    fake.answer({ fetchPaymentMethods: [VISA] });
    await press('Try again');
    await loaded();
    expect([screen.queryByRole('alert'), focused()]).toEqual([null, group()]);
  });

  test('behavior: retry creates a failed instance again', async () => {
    fake.onCreate(() => Promise.reject(new Error('no')));
    render(tree());
    await screen.findByRole('alert');
    fake.onCreate(() => undefined);
    await press('Try again');
    await loaded();
  });

  test('options: reload of the ref loads again, and shows the old list meanwhile', async () => {
    const ref = createRef<SavedPaymentMethodsHandle>();
    render(tree({}, ref));
    await loaded();
    let arrive = (_: VaultManagerPaymentMethod[]): void => undefined;
    fake.answer({ fetchPaymentMethods: () => new Promise<VaultManagerPaymentMethod[]>((resolve) => (arrive = resolve)) });
    act(() => ref.current?.reload());
    expect(names()).toHaveLength(3);
    await act(async () => arrive([PAYPAL]));
    expect(names()).toEqual(['PayPal ada@example.com']);
  });

  test('behavior: the methods of another customer are never shown', async () => {
    const { rerender } = render(tree());
    await loaded();
    fake.answer({ fetchPaymentMethods: () => new Promise<never>(() => undefined) });
    rerender(tree({}, undefined, 'grace'));
    expect(names()).toEqual([]);
    await waitFor(() => expect(fake.calls.at(-1)?.method).toBe('fetchPaymentMethods'));
    expect(names()).toEqual([]);
  });

  test('behavior: a list that arrives after unmount is ignored', async () => {
    const onLoad = jest.fn();
    let arrive = (_: VaultManagerPaymentMethod[]): void => undefined;
    fake.answer({ fetchPaymentMethods: () => new Promise<VaultManagerPaymentMethod[]>((resolve) => (arrive = resolve)) });
    const { unmount } = render(tree({ onLoad }));
    await waitFor(() => expect(fake.calls).not.toEqual([]));
    unmount();
    await act(async () => arrive([VISA]));
    expect(onLoad.mock.calls).toEqual([]);
  });

  test('behavior: renders the loading state on a server', () => {
    const markup = renderToString(tree());
    expect(markup).toContain('Loading your saved payment methods…');
    expect(markup).not.toContain('style=');
  });

  test('options: texts and describe', async () => {
    const texts = { legend: 'Gespeichert', removeMethod: '{name} entfernen', remove: 'Entfernen', default: 'Standard' };
    render(tree({ texts, describe: ({ type }) => `* ${type}` }));
    await screen.findByText('* CreditCard');
    expect(names()[0]).toBe('* CreditCardStandard');
    expect(screen.getByRole('group', { name: 'Gespeichert' })).toBeDefined();
    expect(screen.getByRole('button', { name: '* VenmoAccount entfernen' })).toBeDefined();
  });
});

test('options: children are rendered beside the name of each method', async () => {
  render(tree({ children: ({ type, default: isDefault }) => <small>{isDefault ? 'the first' : type}</small> }));
  await loaded();
  expect(names()).toEqual(['Visa ending in 1111Defaultthe first', 'PayPal ada@example.comPayPalAccount', 'Venmo @adaVenmoAccount']);
});

describe('options: onError', () => {
  const failure = new Error('no');
  const times = (handler: jest.Mock): unknown[] => handler.mock.calls.map(([error]: unknown[]) => error);

  test('behavior: the latest handler is called each time the list fails to load', async () => {
    const [first, onError] = [jest.fn(), jest.fn()];
    fake.answer({ fetchPaymentMethods: failure });
    const { rerender } = render(tree({ onError: first }));
    rerender(tree({ onError }));
    await screen.findByRole('alert');
    expect([times(first), times(onError)]).toEqual([[], [failure]]);
    await press('Try again');
    await waitFor(() => expect(times(onError)).toEqual([failure, failure]));
  });

  test('behavior: is called once for an instance that failed', async () => {
    const onError = jest.fn();
    fake.onCreate(() => Promise.reject(failure));
    const { rerender } = render(tree({ onError }));
    await screen.findByRole('alert');
    rerender(tree({ onError, className: 'other' }));
    expect(times(onError)).toEqual([failure]);
  });

  test('behavior: is called for a method that could not be deleted, and not for one that was', async () => {
    const onError = jest.fn();
    fake.answer({ deletePaymentMethod: failure });
    render(tree({ onError }));
    await loaded();
    await press('Remove Venmo @ada');
    await press('Remove');
    await screen.findByRole('alert');
    fake.answer({ deletePaymentMethod: undefined });
    await press('Remove');
    await waitFor(() => expect(names()).toHaveLength(2));
    expect(times(onError)).toEqual([failure]);
  });

  test('behavior: unmounting meanwhile calls no handler', async () => {
    const onError = jest.fn();
    fake.answer({ deletePaymentMethod: () => new Promise<never>(() => undefined) });
    const ref = createRef<SavedPaymentMethodsHandle>();
    const { unmount } = render(tree({ onError }, ref));
    await loaded();
    await press('Remove Venmo @ada');
    await press('Remove');
    fake.answer({ fetchPaymentMethods: () => new Promise<never>(() => undefined) });
    act(() => ref.current?.reload());
    unmount();
    await act(async () => Promise.resolve());
    expect(times(onError)).toEqual([]);
  });
});

describe('options: selectable', () => {
  test('behavior: false renders no radio buttons, and the focus moves from button to button', async () => {
    render(tree({ selectable: false }));
    await loaded();
    expect(screen.queryByRole('radio')).toBeNull();
    await press('Remove PayPal ada@example.com');
    await press('Remove');
    await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: 'Remove Venmo @ada' })));
    await press('Remove Venmo @ada');
    await press('Remove');
    await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: 'Remove Visa ending in 1111' })));
  });
});

describe('choosing', () => {
  test('default: keeps the selection, and calls the latest handler', async () => {
    const [first, second] = [jest.fn(), jest.fn()];
    const { rerender } = render(tree({ onSelect: first }));
    await loaded();
    rerender(tree({ onSelect: second }));
    await userEvent.click(radio('PayPal'));
    expect([radio('PayPal').checked, first.mock.calls, second.mock.calls]).toEqual([true, [], [[PAYPAL]]]);
    expect(radio('PayPal').closest('[data-selected]')).not.toBeNull();
  });

  test('options: value controls the selection', async () => {
    const onSelect = jest.fn();
    const { rerender } = render(tree({ value: VISA, onSelect }));
    await loaded();
    await userEvent.click(radio('PayPal'));
    expect([radio('Visa').checked, radio('PayPal').checked, onSelect.mock.calls]).toEqual([true, false, [[PAYPAL]]]);
    rerender(tree({ value: PAYPAL }));
    expect(radio('PayPal').checked).toBe(true);
    rerender(tree({ value: null }));
    expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
  });

  test('behavior: two lists on a page are independent of each other', async () => {
    render(
      <>
        {tree()}
        {tree()}
      </>,
    );
    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(6));
    const [one, , , other] = screen.getAllByRole<HTMLInputElement>('radio');
    await userEvent.click(one as HTMLElement);
    await userEvent.click(other as HTMLElement);
    expect([one?.checked, other?.checked, one?.name === other?.name]).toEqual([true, true, false]);
  });
});

describe('removing', () => {
  const question = (): HTMLElement | null => screen.queryByRole('group', { name: /^Remove .*\?$/ });

  test('default: asks for confirmation, then deletes the method from the vault and removes it from the list', async () => {
    const onDeleted = jest.fn();
    render(tree({ onDeleted }));
    await loaded();
    await press('Remove PayPal ada@example.com');
    expect(question()?.getAttribute('aria-label')).toBe('Remove PayPal ada@example.com?');
    expect(focused()?.textContent).toBe('Keep');
    await press('Remove');
    await waitFor(() => expect(names()).toEqual(['Visa ending in 1111Default', 'Venmo @ada']));
    expect(fake.calls.at(-1)).toEqual({ method: 'deletePaymentMethod', args: ['paypal'] });
    expect(screen.getByRole('status').textContent).toBe('PayPal ada@example.com was removed.');
    expect(onDeleted.mock.calls).toEqual([[PAYPAL]]);
    expect(focused()).toBe(radio('Venmo'));
  });

  test('behavior: keeping the method returns the focus', async () => {
    render(tree());
    await loaded();
    await press('Remove Venmo @ada');
    await press('Keep');
    expect([question(), focused()]).toEqual([null, screen.getByRole('button', { name: 'Remove Venmo @ada' })]);
    await userEvent.keyboard('{Enter}');
    expect(question()).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    expect([question(), focused()]).toEqual([null, screen.getByRole('button', { name: 'Remove Venmo @ada' })]);
    expect(fake.calls.some(({ method }) => method === 'deletePaymentMethod')).toBe(false);
  });

  test('behavior: shows one question at a time', async () => {
    render(tree());
    await loaded();
    await press('Remove Visa ending in 1111');
    await press('Remove Venmo @ada');
    expect(question()?.getAttribute('aria-label')).toBe('Remove Venmo @ada?');
    expect([focused()?.textContent, question()?.contains(focused())]).toEqual(['Keep', true]);
  });

  test('behavior: after the last method is removed the focus moves to the one before it, or to the whole list', async () => {
    fake.answer({ fetchPaymentMethods: [VISA, VENMO] });
    render(tree());
    await loaded();
    await press('Remove Venmo @ada');
    await press('Remove');
    await waitFor(() => expect(focused()).toBe(radio('Visa')));
    await press('Remove Visa ending in 1111');
    await press('Remove');
    await screen.findByText('You have no saved payment methods.');
    expect(focused()).toBe(group());
  });

  test('behavior: a selected method that is removed is no longer selected', async () => {
    const ref = createRef<SavedPaymentMethodsHandle>();
    render(tree({}, ref));
    await loaded();
    await userEvent.click(radio('Visa'));
    await press('Remove Visa ending in 1111');
    await press('Remove');
    await waitFor(() => expect(names()).toHaveLength(2));
    expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
  });

  test('behavior: while one method is being removed no other can be, and a focus elsewhere stays there', async () => {
    let done = (): void => undefined;
    fake.answer({ deletePaymentMethod: () => new Promise<void>((resolve) => (done = resolve)) });
    render(tree());
    await loaded();
    await press('Remove Visa ending in 1111');
    await press('Remove');
    expect(screen.getByText('Removing Visa ending in 1111…')).toBeDefined();
    await press('Remove');
    await press('Keep');
    await press('Remove Venmo @ada');
    expect(fake.calls.filter(({ method }) => method === 'deletePaymentMethod')).toHaveLength(1);
    await userEvent.click(radio('PayPal'));
    await act(async () => done());
    expect([names(), focused()]).toEqual([['PayPal ada@example.com', 'Venmo @ada'], radio('PayPal')]);
  });

  test('behavior: a method that could not be removed stays, and can be removed again', async () => {
    const onDeleted = jest.fn();
    fake.answer({ deletePaymentMethod: new Error('no') });
    render(tree({ onDeleted }));
    await loaded();
    await press('Remove Venmo @ada');
    await press('Remove');
    expect((await screen.findByRole('alert')).textContent).toBe('Venmo @ada could not be removed. Please try again.');
    expect([names().length, onDeleted.mock.calls, focused()?.textContent]).toEqual([3, [], 'Remove']);
    fake.answer({ deletePaymentMethod: undefined });
    await press('Remove');
    await waitFor(() => expect(names()).toHaveLength(2));
    expect(onDeleted.mock.calls).toEqual([[VENMO]]);
  });

  test('behavior: unmounting meanwhile calls no handler', async () => {
    const onDeleted = jest.fn();
    fake.answer({ deletePaymentMethod: () => new Promise<never>(() => undefined) });
    const { unmount } = render(tree({ onDeleted }));
    await loaded();
    await press('Remove Venmo @ada');
    await press('Remove');
    unmount();
    await act(async () => Promise.resolve());
    expect([onDeleted.mock.calls, fake.alive]).toEqual([[], 0]);
  });
});
