import { parseInput, type ClientApiCall, type ClientApiRoute } from '../../core/http/client-api-route';
import { type Urls } from '../../core/http/create-urls';
import { createPagePath } from '../../core/pages/customer-page';
import { patchPayment } from './patch-payment';
import { payPalPayments, toPaymentId, type PayPalRow } from './payment';
import { agreementInput, patchInput, paymentInput } from './payment-input';
import { setUpAgreement, setUpPayment } from './set-up';

async function createPayment({ context, authorization, input, urls }: ClientApiCall) {
  const row = await setUpPayment(context, authorization, parseInput(paymentInput, input));
  return { status: 201 as const, body: describePayment(row, urls) };
}

async function createAgreement({ context, input, urls }: ClientApiCall) {
  const { id } = await setUpAgreement(context, parseInput(agreementInput, input));
  const approvalUrl = `${urls.paypalUrl}${createPagePath(payPalPayments.kind, id)}?ba_token=${id}`;
  return { status: 201 as const, body: { agreementSetup: { tokenId: id, approvalUrl } } };
}

async function patch({ context, input, urls }: ClientApiCall) {
  const row = await patchPayment(context, parseInput(patchInput, input));
  return { status: 200 as const, body: describePayment(row, urls) };
}

/** Describes a payment. A page reads the order's token from the query of `redirectUrl`. */
function describePayment(row: PayPalRow, { paypalUrl }: Urls) {
  const redirectUrl = `${paypalUrl}${createPagePath(payPalPayments.kind, row.id)}?token=${row.id}`;
  return { paymentResource: { paymentToken: toPaymentId(row.id), intent: row.document.intent, redirectUrl, authenticateUrl: null } };
}

export const payPalRoutes: readonly ClientApiRoute[] = [
  { method: 'POST', path: 'paypal_hermes/create_payment_resource', handle: createPayment },
  { method: 'POST', path: 'paypal_hermes/setup_billing_agreement', handle: createAgreement },
  { method: 'POST', path: 'paypal_hermes/patch_payment_resource', handle: patch },
];
