// A shop for the browser tests of the documents: cards with 3D Secure, PayPal, Venmo by QR code, and a bank login.
import { hostedFields } from '@tender/hosted-fields';
import { paypal } from '@tender/paypal';
import { threeDSecure, verificationOutcome } from '@tender/three-d-secure';
import { usBankAccount } from '@tender/us-bank-account';
import { venmo } from '@tender/venmo';

document.body.innerHTML = `
  <form>
    <label for="number">Card number</label><div id="number" style="height: 40px"></div>
    <label for="expiration">Expiry date</label><div id="expiration" style="height: 40px"></div>
    <label for="cvv">Security code</label><div id="cvv" style="height: 40px"></div>
    <button disabled>Pay</button>
  </form>
  <button id="paypal" disabled>Pay with PayPal</button>
  <button id="venmo" disabled>Pay with Venmo</button><a hidden>Open Venmo</a>
  <button id="bank" disabled>Pay from your bank</button>
  <output></output>`;

const buttons = [...document.querySelectorAll('button')];
const output = document.querySelector('output');
const link = document.querySelector('a');
const authorization = await (await fetch('/client-token')).text();

const [fields, verifier, wallet, app, bank] = await Promise.all([
  hostedFields.create({
    authorization,
    fields: { number: { container: '#number' }, expirationDate: { container: '#expiration' }, cvv: { container: '#cvv' } },
  }),
  threeDSecure.create({ authorization, version: 2 }),
  paypal.create({ authorization }),
  venmo.create({ authorization, paymentMethodUsage: 'multi_use', allowDesktop: true }),
  usBankAccount.create({ authorization }),
]);

async function tokenizeVerifiedCard() {
  const { nonce, details } = await fields.tokenize();
  const verified = await verifier.verifyCard({ nonce, bin: details.bin, amount: '10.00', onLookupComplete: (_, next) => next() });
  if (verificationOutcome(verified) === 'failed')
    throw Object.assign(new Error('The bank has not confirmed the payment.'), { code: 'failed' });
  return verified;
}
function onCode(view) {
  link.hidden = !view?.url;
  link.href = view?.url ?? '';
  if (view?.step === 'problem') view.cancel();
}
const billingAddress = { streetAddress: '1 Test Street', locality: 'Chicago', region: 'IL', postalCode: '60606' };
const owner = { ownershipType: 'personal', firstName: 'Ada', lastName: 'Lovelace', billingAddress };

/** Shows whether a method resolves with a nonce. A customer who cancels is not charged. */
const createPurchase = (method) => () =>
  method().then(
    ({ nonce }) => (output.textContent = nonce ? 'Thank you' : 'No nonce'),
    (error) => (output.textContent = `You have not been charged (${error.code}).`),
  );

const buyByCard = createPurchase(tokenizeVerifiedCard);
document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault();
  void buyByCard();
});
const onClick = (selector, method) => document.querySelector(selector).addEventListener('click', createPurchase(method));
onClick('#paypal', () => wallet.tokenize({ flow: 'checkout', amount: '10.00', currency: 'EUR' }));
onClick('#venmo', () => app.tokenize({ onCode }));
onClick('#bank', () => bank.tokenize({ mandateText: 'I authorize this.', bankLogin: { displayName: 'Shop', ...owner } }));
for (const button of buttons) button.disabled = false;
