import { type SandboxContext } from '../../core/context';
import { type Document } from '../../core/store/schema';
import { createPaymentData } from '../../payments/wallet/create-payment-data';
import { WALLET_OWNER, tokenizeGooglePay } from '../../payments/wallet/tokenize-google-pay';
import { type SheetEntry } from './sheet';

/** Not a valid card number. */
const REFUSED_NUMBER = '4111111111111112';

/** Creates what a browser's `PaymentResponse` contains: the whole card, or Google Pay's payment data. */
export async function createPaymentResponse(
  context: SandboxContext,
  { methodName, wallet, request }: SheetEntry,
  { origin, isRefused }: { origin: string; isRefused: boolean },
): Promise<Document> {
  if (request) {
    const token = await tokenizeGooglePay(context, { entry: wallet, request, origin, isRefused });
    return { methodName, details: createPaymentData(request, wallet, token) };
  }
  const { name, address1, locality, administrativeArea, countryCode, postalCode } = WALLET_OWNER;
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
