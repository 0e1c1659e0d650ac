import { approveGooglePay, cancelChallenge, cancelGooglePay, passChallenge, type ChallengePage, type PopupLike } from '../testing';

/** A page that writes down what is done to it. */
function recorder() {
  const done: string[] = [];
  const note = (text: string) => Promise.resolve(void done.push(text));
  const popup: PopupLike = {
    getByRole: (role, { name }) => ({ click: () => note(`${role} ${name}`) }),
    getByLabel: (label) => ({ selectOption: (value) => note(`${label}: ${value}`) }),
  };
  const page: ChallengePage = {
    frameLocator: (selector) => ({
      getByLabel: (label) => ({ fill: (value) => note(`${selector} ${label}: ${value}`) }),
      getByRole: (role, { name }) => ({ click: () => note(`${selector} ${role} ${name}`) }),
    }),
  };
  return { done, popup, page };
}

const FRAME = 'iframe[name="Cardinal-CCA-IFrame"]';

test('passChallenge types the right code unless told otherwise', async () => {
  const { done, page } = recorder();
  await passChallenge(page);
  await passChallenge(page, { code: '0000' });
  const submit = `${FRAME} button Submit code`;
  expect(done).toEqual([`${FRAME} One-time code: 1234`, submit, `${FRAME} One-time code: 0000`, submit]);
});

test('cancelChallenge', async () => {
  const { done, page } = recorder();
  await cancelChallenge(page);
  expect(done).toEqual([`${FRAME} button Cancel`]);
});

test('approveGooglePay and cancelGooglePay', async () => {
  const { done, popup } = recorder();
  await approveGooglePay(popup);
  await approveGooglePay(popup, { method: 'paypal' });
  await cancelGooglePay(popup);
  expect(done).toEqual(['button Pay', 'Payment method: paypal', 'button Pay', 'button Cancel and go back to the shop']);
});
