import { findEntry } from '../../core/find-entry';
import { CANCEL, CLOSE, type Choice, type PageContent } from '../../core/pages/customer-page';
import { type Address } from '../../payments/vault/paypal-payer';
import { resolveShippingAddress, type PayPalPayment, type PayPalVisit } from './payment';
import { type LineItem, type Plan } from './payment-input';
import { createApprovalFields, canChangeAddress } from './paypal-fields';
import { isScripted } from './paypal-report';

export const PARTY = 'Test PayPal';
const LEAVE_CHOICES: readonly Choice[] = [CANCEL, CLOSE];

/** Creates the landing page: a login, or with `billing` a form for payers without an account. */
export function createSignIn({ query, payment: { document: payment } }: PayPalVisit): PageContent {
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
export function createApproval(visit: PayPalVisit): PageContent {
  const { query, payment: row } = visit;
  const { document: payment } = row;
  const canUpdate = isScripted(visit) && (canChangeAddress(payment) || payment.shippingOptions.length > 0);
  return {
    party: PARTY,
    heading: payment.flow === 'vault' ? 'Agree to future payments' : 'Review your payment',
    lead: query.has('refused') ? 'The shop does not deliver there. Choose another address or delivery.' : createLead(payment),
    facts: listFacts(payment),
    fields: createApprovalFields(visit),
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

const describeItem = ({ name, kind, quantity, unitAmount }: LineItem) =>
  `${quantity} × ${name}, ${kind === 'credit' ? '−' : ''}${unitAmount}`;

function describePlan({ name, planType, billingCycles, currencyIsoCode }: Plan): string {
  const [first] = billingCycles ?? [];
  const unit = first?.billingFrequencyUnit?.toLowerCase();
  return [name || planType.toLowerCase(), unit && `every ${unit}`, first?.pricingScheme?.price, currencyIsoCode].filter(Boolean).join(', ');
}

const describeAddress = ({ recipientName, line1, line2, city, state, postalCode, countryCode }: Address) =>
  [recipientName, line1, line2, city, state, postalCode, countryCode].filter(Boolean).join(', ');
