import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { VenmoLoginView } from '@tender/venmo';
import { StrictMode, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { VenmoWebLogin, type VenmoWebLoginProps } from './venmo-web-login';
import { expectNoConsoleErrors } from '../fixtures/console-errors';

const proceed = jest.fn();
const cancel = jest.fn();
const VIEW: VenmoLoginView = {
  text: {
    heading: 'What would you like to do?',
    instructions: 'Tap cancel payment to cancel and return to the business. Continue payment will relaunch the payment window.',
    proceed: 'Continue payment',
    cancel: 'Cancel payment',
  },
  proceed,
  cancel,
};

const tree = (view?: VenmoLoginView, props: Omit<VenmoWebLoginProps, 'view'> = {}): ReactNode => (
  <StrictMode>
    <button>Pay</button>
    <VenmoWebLogin view={view} {...props} />
  </StrictMode>
);
const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const heading = (): HTMLElement => screen.getByRole('heading', { name: VIEW.text.heading, description: VIEW.text.instructions });

expectNoConsoleErrors();

test('default: renders nothing without a view', () => {
  const { container } = render(tree());
  expect(container.innerHTML).toBe('<button>Pay</button>');
  expect(renderToString(<VenmoWebLogin view={undefined} />)).toBe('');
});

test('default: what can be done, and buttons for it', async () => {
  render(tree(VIEW));
  const group = screen.getByRole('group', { name: 'What would you like to do?' });
  expect([...group.children].map(({ textContent }) => textContent)).toEqual(Object.values(VIEW.text));
  expect(document.querySelector('[style]')).toBeNull();
  await userEvent.click(button('Continue payment'));
  expect([proceed.mock.calls, cancel.mock.calls]).toEqual([[[]], []]);
  await userEvent.click(button('Cancel payment'));
  expect([proceed.mock.calls, cancel.mock.calls]).toEqual([[[]], [[]]]);
});

test('behavior: the heading gets the focus, described by what can be done, and it goes back', async () => {
  const { rerender } = render(tree());
  button('Pay').focus();
  rerender(tree(VIEW));
  expect(document.activeElement).toBe(heading());
  await userEvent.tab();
  expect(document.activeElement).toBe(button('Continue payment'));
  await userEvent.tab();
  expect(document.activeElement).toBe(button('Cancel payment'));
  rerender(tree());
  expect(document.activeElement).toBe(button('Pay'));
});

test('behavior: the focus stays if the customer has focused something else', () => {
  const { rerender } = render(tree(VIEW));
  button('Pay').focus();
  rerender(tree({ ...VIEW }));
  expect(document.activeElement).toBe(button('Pay'));
  const other = document.body.appendChild(document.createElement('button'));
  other.focus();
  rerender(tree());
  expect(document.activeElement).toBe(other);
  other.remove();
});

test('options: texts, and whatever an element takes', () => {
  render(tree(VIEW, { texts: { heading: 'Was nun?', cancel: 'Abbrechen' }, className: 'mine', id: 'login' }));
  expect(screen.getByRole('group', { name: 'Was nun?' })).toMatchObject({ className: 'mine', id: 'login' });
  expect([button('Abbrechen').tagName, button('Continue payment').tagName]).toEqual(['BUTTON', 'BUTTON']);
});
