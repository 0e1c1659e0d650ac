// The same calls without the mistakes: none of these lines is an error.
import { hostedFields } from '@tender/hosted-fields';
import { localPayment } from '@tender/local-payment';
import { paypalCheckout } from '@tender/paypal/checkout';
import { sepa, type SepaTokenizeOptions } from '@tender/sepa';
import { threeDSecure } from '@tender/three-d-secure';
import { usBankAccount } from '@tender/us-bank-account';
import { venmo } from '@tender/venmo';

declare const authorization: string;
const options: SepaTokenizeOptions = {
  iban: '',
  merchantAccountId: '',
  customerId: '',
  accountHolderName: '',
  countryCode: 'DE',
  mandateType: 'ONE_OFF',
};

export async function calls(): Promise<string> {
  const debit = await sepa.create({ authorization });
  await debit.tokenize(options);
  debit.tokenize(options, (error, payload) => error?.code ?? payload?.nonce);
  await venmo.create({ authorization, allowDesktop: true });
  const fields = await hostedFields.create({ authorization, fields: { number: { selector: '#number' } } });
  fields.on('blur', ({ emittedBy }) => emittedBy);
  const verification = await threeDSecure.create({ authorization, version: 2 });
  await verification.verifyCard({ nonce: '', bin: '', amount: '1.00', onLookupComplete: (_, next) => next() });
  const checkout = await paypalCheckout.create({ authorization });
  await checkout.createPayment({ flow: 'checkout', amount: '1.00', currency: 'USD' });
  const local = await localPayment.create({ authorization });
  await local.startPayment({
    paymentType: 'ideal',
    amount: '1.00',
    currencyCode: 'EUR',
    givenName: 'Ada',
    surname: 'Lovelace',
    fallback: { url: 'https://shop.example/', buttonText: 'Back to the shop' },
    onPaymentStart: (_, next) => next?.(),
  });
  const bank = await usBankAccount.create({ authorization });
  const payload = await bank.tokenize({ mandateText: 'I agree.', bankLogin: { displayName: 'Shop' } });
  return payload.nonce;
}
