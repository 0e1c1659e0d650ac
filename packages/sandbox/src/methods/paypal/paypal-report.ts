import { addParameters } from '../../core/pages/add-parameters';
import { type Report } from '../../core/pages/customer-page';
import { readOrigin } from '../../core/pages/read-origin';
import { toOrderToken, toBillingToken, toPaymentId, resolveShippingAddress, type PayPalRow, type PayPalVisit } from './payment';

/** Return URL of payments with PayPal's script, which receives the result itself. The page is never opened. */
const UNUSED_RETURN_URL = 'https://www.paypal.com/checkoutnow/error';

/** Whether PayPal's script opened the page, and not the shop itself. */
export const isScripted = ({ query, payment: { document } }: PayPalVisit) =>
  query.has('opener') || document.returnUrl === UNUSED_RETURN_URL;

/** Creates the message for the script: the result, or a change of delivery. Undefined when no script opened the page. */
export function createReport({ path, query, payment: row }: PayPalVisit): Report | undefined {
  const target = readOrigin(query.get('opener'));
  if (target === undefined) return undefined;
  if (row.status !== 'pending') {
    const kind = row.status === 'canceled' ? 'canceled' : 'approved';
    return { target, message: { tender: 'paypal', kind, data: describeOutcome(row) } };
  }
  if (!query.has('changed')) return undefined;
  const opened = Object.fromEntries([...query].filter(([name]) => !['changed', 'refused', 'problem'].includes(name)));
  const answers = { accepted: addParameters(path, opened), refused: addParameters(path, { ...opened, refused: '1' }) };
  return { target, message: { tender: 'paypal', kind: 'shipping', data: describeDelivery(row) }, answers };
}

function describeOutcome(row: PayPalRow) {
  const { flow, payer, requestsAgreement, shippingOptionId } = row.document;
  const orderID = toOrderToken(row.id);
  if (row.status === 'canceled') return flow === 'vault' ? { billingToken: row.id, billingID: row.id, orderID } : { orderID };
  return {
    orderID,
    payerID: payer?.payerId,
    paymentToken: orderID,
    ...(flow === 'checkout' ? { paymentID: toPaymentId(row.id) } : {}),
    ...(flow === 'vault' || requestsAgreement ? { billingToken: toBillingToken(row.id) } : {}),
    ...(shippingOptionId === undefined ? {} : { shippingOptionsId: shippingOptionId }),
  };
}

function describeDelivery(row: PayPalRow) {
  const { document: payment } = row;
  const address = resolveShippingAddress(payment);
  const option = payment.shippingOptions.find(({ id }) => id === payment.shippingOptionId);
  const { city, state, postalCode, countryCode } = address ?? {};
  return {
    orderID: toOrderToken(row.id),
    paymentID: toPaymentId(row.id),
    paymentToken: toOrderToken(row.id),
    ...(address ? { shipping_address: { city, state, postal_code: postalCode, country_code: countryCode } } : {}),
    ...(option ? { selected_shipping_option: option } : {}),
  };
}
