import { type SandboxContext } from '../context';
import { paymentData } from '../google-pay/payment-data';
import { HOLDER, tokenizeGooglePay } from '../google-pay/tokenize-google-pay';
import { type Document } from '../store/schema';
import { type SheetEntry } from './sheet';

/** No number of any card. */
const REFUSED_NUMBER = '4111111111111112';

/** What the sheet tells the page, as the browser's `PaymentResponse` does: the whole card, or what Google Pay says of one. */
export async function answerSheet(
  context: SandboxContext,
  { methodName, wallet, request }: SheetEntry,
  { origin, isRefused }: { origin: string; isRefused: boolean },
): Promise<Document> {
  if (request) {
    const token = await tokenizeGooglePay(context, { entry: wallet, request, origin, isRefused });
    return { methodName, details: paymentData(request, wallet, token) };
  }
  const { name, address1, locality, administrativeArea, countryCode, postalCode } = HOLDER;
  const billingAddress = {
    recipient: name,
    addressLine: [address1],
    city: locality,
    region: administrativeArea,
    country: countryCode,
    postalCode,
  };
  const card = { cardNumber: isRefused ? REFUSED_NUMBER : wallet.number, cardholderName: name, cardSecurityCode: '123' };
  return { methodName, details: { ...card, expiryMonth: '12', expiryYear: '2030', billingAddress } };
}
