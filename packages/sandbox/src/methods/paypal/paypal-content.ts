import { findEntry } from '../../core/find-entry';
import { CANCEL, CLOSE, type Choice, type PageContent, type Visit } from '../../core/pages/customer-page';
import { textAt, valueAt } from '../../core/text-at';
import { type Address } from '../../payments/vault/paypal-payer';
import { resolveShippingAddress, type PayPalPayment } from './payment';
import { createApprovalFields, canChangeAddress } from './paypal-fields';
import { isScripted } from './paypal-report';

export const PARTY = 'Test PayPal';
const LEAVE_CHOICES: readonly Choice[] = [CANCEL, CLOSE];

/** Creates the landing page: a login, or with `billing` a form for payers without an account. */
export function createSignIn({ query }: Visit, payment: PayPalPayment): PageContent {
  const asGuest = payment.landingPageType === 'billing';
  const email = {
    name: 'email',
    label: 'Email',
    type: 'email' as const,
    value: payment.payerEmail ?? 'buyer@example.com',
    autocomplete: 'email',
    hint: 'Any address will do; the same address is the same payer.',
  };
  const names = [
    { name: 'firstName', label: 'First name', value: 'Test', autocomplete: 'given-name' },
    { name: 'lastName', label: 'Last name', value: 'Guest', autocomplete: 'family-name' },
  ];
  return {
    party: PARTY,
    heading: asGuest ? 'Pay without an account' : 'Sign in',
    lead: query.get('problem') === 'email' ? 'Enter a valid email address.' : createLead(payment),
    fields: asGuest ? [email, ...names] : [email],
    choices: [
      { name: 'continue', label: asGuest ? 'Continue as a guest' : 'Sign in' },
      asGuest ? { name: 'login', label: 'Sign in instead' } : { name: 'billing', label: 'Pay without an account' },
      ...LEAVE_CHOICES,
    ],
  };
}

/** Creates the page on which the payer approves the payment. */
export function createApproval(visit: Visit, payment: PayPalPayment): PageContent {
  const { query } = visit;
  const canUpdate = isScripted(visit) && (canChangeAddress(payment) || payment.shippingOptions.length > 0);
  return {
    party: PARTY,
    heading: payment.flow === 'vault' ? 'Agree to future payments' : 'Review your payment',
    lead: query.has('refused') ? 'The shop does not deliver there. Choose another address or delivery.' : createLead(payment),
    facts: listFacts(payment),
    fields: createApprovalFields(visit, payment),
    choices: [
      { name: 'approve', label: createApproveLabel(payment, query) },
      ...(canUpdate ? [{ name: 'delivery', label: 'Update delivery' }] : []),
      { name: 'decline', label: 'Have PayPal refuse it' },
      ...(payment.isPayerFixed ? [] : [{ name: 'other-account', label: 'Use another account' }]),
      ...LEAVE_CHOICES,
    ],
  };
}

function createLead({ flow, brandName }: PayPalPayment): string {
  return flow === 'vault' ? `You allow ${brandName} to charge this account later.` : `You pay ${brandName}.`;
}

/** With `useraction=commit` the payment is completed on this page, otherwise at the shop. */
function createApproveLabel({ flow, requestsAgreement }: PayPalPayment, query: URLSearchParams): string {
  if (flow === 'vault') return 'Agree and save';
  if (query.get('useraction') === 'commit') return 'Pay now';
  return requestsAgreement ? 'Agree, save and continue' : 'Agree and continue';
}

function listFacts(payment: PayPalPayment): [string, string][] {
  const { brandName, amount, currency, description, payer, items, plan, intent, flow } = payment;
  const address = canChangeAddress(payment) ? undefined : resolveShippingAddress(payment);
  const facts: [string, string | undefined][] = [
    ['Shop', brandName],
    ['Amount', amount && `${amount} ${currency}`],
    ['Kind', flow === 'checkout' ? (findEntry(KINDS, intent) ?? intent) : undefined],
    ...items.map((item): [string, string] => ['Item', describeItem(item)]),
    ['Agreement', description],
    ['Plan', plan && describePlan(plan)],
    ['Ship to', address && describeAddress(address)],
    ['Account', payer && `${payer.firstName} ${payer.lastName}, ${payer.email}`],
  ];
  return facts.flatMap(([term, value]) => (value ? [[term, value] as [string, string]] : []));
}

const KINDS: Readonly<Record<string, string>> = { authorize: 'Authorization', sale: 'Immediate payment', order: 'Order' };

const describeItem = (item: Record<string, unknown>) => {
  const [sign, quantity, unit] = [item['kind'] === 'credit' ? '−' : '', textAt(item, 'quantity') ?? '1', textAt(item, 'unitAmount') ?? ''];
  return `${quantity} × ${textAt(item, 'name') ?? ''}, ${sign}${unit}`;
};

function describePlan(plan: Record<string, unknown>): string {
  const cycles = valueAt(plan, 'billingCycles');
  const first: unknown = Array.isArray(cycles) ? cycles[0] : undefined;
  const unit = textAt(first, 'billingFrequencyUnit')?.toLowerCase();
  const price = textAt(first, 'pricingScheme', 'price');
  return [textAt(plan, 'name') ?? textAt(plan, 'planType')?.toLowerCase(), unit && `every ${unit}`, price, textAt(plan, 'currencyIsoCode')]
    .filter(Boolean)
    .join(', ');
}

const describeAddress = ({ recipientName, line1, line2, city, state, postalCode, countryCode }: Address) =>
  [recipientName, line1, line2, city, state, postalCode, countryCode].filter(Boolean).join(', ');
