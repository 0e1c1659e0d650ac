import { type Document } from '../store/schema';
import { type PaymentDataRequest } from './payment-data-request';
import { HOLDER } from './tokenize-google-pay';
import { type WalletEntry } from './wallet';

const EMAIL = 'ada@example.com';
const PHONE = '+1 312 555 0100';

/** What `loadPaymentData` resolves with, in the words of the version that was asked. */
export function paymentData({ apiVersion, wants }: PaymentDataRequest, entry: WalletEntry, token: string): Document {
  const address = { ...HOLDER, ...(wants.phone ? { phoneNumber: PHONE } : {}) };
  const buyer = { ...(wants.email ? { email: EMAIL } : {}), ...(wants.shippingAddress ? { shippingAddress: address } : {}) };
  const billing = wants.billingAddress ? { billingAddress: address } : {};
  const cardDetails = entry.number.slice(-4);
  const tokenization = { tokenizationType: 'PAYMENT_GATEWAY', token };
  if (apiVersion === 1) {
    const cardInfo = {
      cardNetwork: entry.network,
      cardDetails,
      cardClass: 'CREDIT',
      cardDescription: `${entry.label.split(' ending')[0]} •••• ${cardDetails}`,
      ...billing,
    };
    return { apiVersion, cardInfo, paymentMethodToken: tokenization, ...buyer };
  }
  const tokenizationData = { type: 'PAYMENT_GATEWAY', token };
  if (entry.network === 'PAYPAL') {
    const paymentMethodData = { type: 'PAYPAL', description: `PayPal: ${EMAIL}`, info: {}, tokenizationData };
    return { apiVersion, apiVersionMinor: 0, paymentMethodData, ...buyer };
  }
  const assuranceDetails = { accountVerified: true, cardHolderAuthenticated: entry.isToken };
  const paymentMethodData = {
    type: 'CARD',
    description: `${entry.label.split(' ending')[0]} •••• ${cardDetails}`,
    info: { cardNetwork: entry.network, cardDetails, assuranceDetails, ...billing },
    tokenizationData,
  };
  return { apiVersion, apiVersionMinor: 0, paymentMethodData, ...buyer };
}
