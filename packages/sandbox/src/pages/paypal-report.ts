import { orderToken, billingToken, paymentId, readPayment } from '../paypal/payment';
import { shippingAddressOf } from '../paypal/payer';
import { type PaymentContext } from '../store/payment-contexts';
import { type Report, type Visit } from './customer-page';
import { originIn } from './origin-in';
import { withParameters } from './with-parameters';

/** Where payments return to that PayPal's script accompanies: nowhere, the script has the outcome. */
const NOWHERE = 'https://www.paypal.com/checkoutnow/error';

export const isScripted = ({ query, payment: { document } }: Visit) => query.has('opener') || document['returnUrl'] === NOWHERE;

/** What the script is told: the outcome, or that the customer wants it sent elsewhere; nothing where no script opened the page. */
export function reportOf({ path, query }: Visit, row: PaymentContext): Report | undefined {
  const target = originIn(query.get('opener'));
  if (target === undefined) return undefined;
  if (row.status !== 'pending') {
    const kind = row.status === 'canceled' ? 'canceled' : 'approved';
    return { target, message: { tender: 'paypal', kind, data: outcome(row) } };
  }
  if (!query.has('changed')) return undefined;
  const opened = Object.fromEntries([...query].filter(([name]) => !['changed', 'refused', 'problem'].includes(name)));
  const answers = { accepted: withParameters(path, opened), refused: withParameters(path, { ...opened, refused: '1' }) };
  return { target, message: { tender: 'paypal', kind: 'shipping', data: delivery(row) }, answers };
}

function outcome(row: PaymentContext) {
  const { flow, payer, requestsAgreement, shippingOptionId } = readPayment(row);
  const orderID = orderToken(row.id);
  if (row.status === 'canceled') return flow === 'vault' ? { billingToken: row.id, billingID: row.id, orderID } : { orderID };
  return {
    orderID,
    payerID: payer?.payerId,
    paymentToken: orderID,
    ...(flow === 'checkout' ? { paymentID: paymentId(row.id) } : {}),
    ...(flow === 'vault' || requestsAgreement ? { billingToken: billingToken(row.id) } : {}),
    ...(shippingOptionId === undefined ? {} : { shippingOptionsId: shippingOptionId }),
  };
}

function delivery(row: PaymentContext) {
  const payment = readPayment(row);
  const address = shippingAddressOf(payment);
  const option = payment.shippingOptions.find(({ id }) => id === payment.shippingOptionId);
  const { city, state, postalCode, countryCode } = address ?? {};
  return {
    orderID: orderToken(row.id),
    paymentID: paymentId(row.id),
    paymentToken: orderToken(row.id),
    ...(address ? { shipping_address: { city, state, postal_code: postalCode, country_code: countryCode } } : {}),
    ...(option ? { selected_shipping_option: option } : {}),
  };
}
