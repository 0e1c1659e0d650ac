import { fakeMethod, type FakeMethod } from '@tender/react/testing';
import { threeDSecure, threeDSecureErrors } from '@tender/three-d-secure';

/** Creates 3D Secure with a bank that always asks, and whose answer never comes. */
export function createFakeBank(): FakeMethod<unknown> {
  let reject: (error: Error) => void = () => undefined;
  const fake = fakeMethod(threeDSecure, {
    verifyCard: () =>
      new Promise<never>((_, no) => {
        reject = no;
        showChallenge();
      }),
    cancelVerifyCard() {
      reject(threeDSecureErrors.THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT());
      return Promise.reject(threeDSecureErrors.THREEDS_NO_VERIFICATION_PAYLOAD());
    },
  });
  const showChallenge = (): void => {
    const frame = Object.assign(document.createElement('iframe'), { title: 'Example Bank' });
    const element = document.createElement('div');
    element.append(frame);
    const timer = setInterval(() => {
      if (frame.isConnected) clearInterval(timer);
      else fake.emit('authentication-iframe-available', { element }, () => drawQuestion(frame)); // the dialog may not be rendered yet
    }, 50);
  };
  return fake;
}

/** Draws the page of the bank: light in every theme, as those of banks are. */
function drawQuestion({ contentDocument: page }: HTMLIFrameElement): void {
  if (!page) return;
  page.documentElement.lang = 'en';
  page.title = 'Example Bank';
  const main = page.createElement('main');
  const input = Object.assign(page.createElement('input'), { id: 'code', inputMode: 'numeric' });
  const label = Object.assign(page.createElement('label'), { htmlFor: 'code', textContent: 'Code of the text message' });
  const button = Object.assign(page.createElement('button'), { textContent: 'Confirm' });
  const heading = Object.assign(page.createElement('h1'), { textContent: 'Example Bank' });
  main.append(heading, label, input, button);
  main.style.cssText = 'display: grid; gap: 12px; padding: 16px; color: #1b1f24; font-family: sans-serif';
  heading.style.margin = '0';
  page.body.replaceChildren(main);
}
