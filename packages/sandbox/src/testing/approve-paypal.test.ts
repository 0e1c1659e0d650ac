import { approvePayPal, cancelPayPal, type PayPalPopup } from '../testing';

/** A popup that writes down what is done to it; its first page is the one with this button. */
function popupAt(page: 'continue' | 'approve') {
  const done: string[] = [];
  const popup: PayPalPopup = {
    locator: (selector) => ({
      first: () => popup.locator(selector),
      getAttribute: async () => Promise.resolve(page),
      fill: (value) => Promise.resolve(void done.push(`${selector} ${value}`)),
      selectOption: (value) => Promise.resolve(void done.push(`${selector} ${value}`)),
      click: () => Promise.resolve(void done.push(selector)),
    }),
  };
  return { popup, done };
}

test('approvePayPal signs in, chooses and approves', async () => {
  const { popup, done } = popupAt('continue');
  const shippingAddress = { city: 'Berlin', countryCode: 'DE' };
  await approvePayPal(popup, { email: 'ada@example.com', funding: 'credit', shippingOption: 'fast', shippingAddress });
  expect(done).toEqual([
    'input[name="email"] ada@example.com',
    'button[value="continue"]',
    'select[name="funding"] credit',
    'select[name="shippingOption"] fast',
    'input[name="city"] Berlin',
    'input[name="countryCode"] DE',
    'button[value="approve"]',
  ]);
});

test('approvePayPal approves where nobody need sign in', async () => {
  const { popup, done } = popupAt('approve');
  await approvePayPal(popup);
  expect(done).toEqual(['button[value="approve"]']);
});

test('cancelPayPal', async () => {
  const { popup, done } = popupAt('continue');
  await cancelPayPal(popup);
  expect(done).toEqual(['button[value="cancel"]']);
});
