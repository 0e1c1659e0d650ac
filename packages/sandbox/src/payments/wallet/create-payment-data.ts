import { type Document } from '../../core/store/schema';
import { type PaymentDataRequest } from './payment-data-request';
import { WALLET_OWNER } from './tokenize-google-pay';
import { type WalletEntry } from './wallet';

const EMAIL = 'ada@example.com';
const PHONE = '+1 312 555 0100';

/** Creates the result of `loadPaymentData`, in the form of the requested API version. */
export function createPaymentData({ apiVersion, requestedData }: PaymentDataRequest, entry: WalletEntry, token: string): Document {
  const address = { ...WALLET_OWNER, ...(requestedData.phone ? { phoneNumber: PHONE } : {}) };
  const buyer = {
    ...(requestedData.email ? { email: EMAIL } : {}),
    ...(requestedData.shippingAddress ? { shippingAddress: address } : {}),
  };
  const billing = requestedData.billingAddress ? { billingAddress: address } : {};
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
  const assuranceDetails = { accountVerified: true, cardHolderAuthenticated: entry.isDeviceToken };
  const paymentMethodData = {
    type: 'CARD',
    description: `${entry.label.split(' ending')[0]} •••• ${cardDetails}`,
    info: { cardNetwork: entry.network, cardDetails, assuranceDetails, ...billing },
    tokenizationData,
  };
  return { apiVersion, apiVersionMinor: 0, paymentMethodData, ...buyer };
}
