// Ten mistakes that a shop could make. Each line after an `error` comment must be a compile error that names the word in quotes, in its text or in what it underlines.
import { hostedFields } from '@tender/hosted-fields';
import { localPayment } from '@tender/local-payment';
import { paypalCheckout } from '@tender/paypal/checkout';
import { sepa, type SepaErrorCode, type SepaTokenizeOptions } from '@tender/sepa';
import { threeDSecure } from '@tender/three-d-secure';
import { usBankAccount } from '@tender/us-bank-account';
import { venmo } from '@tender/venmo';

declare const authorization: string;
const mandate = { iban: '', merchantAccountId: '', customerId: '', accountHolderName: '', countryCode: 'DE' };

export async function mistakes(): Promise<void> {
  const debit = await sepa.create({ authorization });
  // error "nonsense": an option that does not exist
  const options: SepaTokenizeOptions = { ...mandate, mandateType: 'ONE_OFF', nonsense: 1 };
  // error "mandateType": a value that an option does not take
  await debit.tokenize({ ...options, mandateType: 'SOMETIMES' });
  // error "iban": a required option that is missing
  await debit.tokenize({ merchantAccountId: '', customerId: '', accountHolderName: '', countryCode: 'DE', mandateType: 'ONE_OFF' });

  // error "allowDesktopp": a misspelled option of create
  await venmo.create({ authorization, allowDesktopp: true });

  const fields = await hostedFields.create({ authorization, fields: { number: { selector: '#number' } } });
  // error "blurr": an event that does not exist
  fields.on('blurr', () => {});

  const verification = await threeDSecure.create({ authorization, version: 2 });
  // error "onLookupComplete": a callback that is not a function
  await verification.verifyCard({ nonce: '', bin: '', amount: '1.00', onLookupComplete: 'next' });

  const checkout = await paypalCheckout.create({ authorization });
  // error "checkoutt": a flow that does not exist
  await checkout.createPayment({ flow: 'checkoutt', amount: '1.00', currency: 'USD' });

  const local = await localPayment.create({ authorization });
  // error "paymentType": a value of the wrong type
  await local.startPayment({ paymentType: 1, amount: '1.00', currencyCode: 'EUR', onPaymentStart: (_, next) => next?.() });

  const bank = await usBankAccount.create({ authorization });
  const payload = await bank.tokenize({ mandateText: 'I agree.', bankLogin: { displayName: 'Shop' } });
  // error "nonse": a misspelled member of a result
  payload.nonse.toUpperCase();
}

export function describe(code: SepaErrorCode): string {
  switch (code) {
    case 'SEPA_CUSTOMER_CANCELED':
      return 'You cancelled the mandate.';
    default:
      return describeRest(
        // error "SEPA_CREATE_MANDATE_FAILED": an error that is not handled
        code,
      );
  }
}

function describeRest(code: 'SEPA_TRANSACTION_FAILED'): string {
  return code;
}
