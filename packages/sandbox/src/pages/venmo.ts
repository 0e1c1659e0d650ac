import { type SandboxContext } from '../context';
import { type Document } from '../store/schema';
import { textAt, valueAt } from '../vault/text-at';
import { approveVenmo } from '../venmo/approve-venmo';
import { pageCollectsCustomerData } from '../venmo/collects-customer-data';
import { TEST_USER } from '../venmo/payer';
import { findVenmoContext, isFinal, moveVenmoContext, readVenmoContext, VENMO, type VenmoContext } from '../venmo/venmo-context';
import { type Choice, type CustomerPage, type PageContent, type Visit } from './customer-page';
import { returnAddress } from './venmo-return';

const PARTY = 'Test Venmo';
const CLOSE: Choice = { name: 'close', label: 'Close this window' };

/** The customer's phone, which scanned a code or was switched to; with `login`, Venmo's own page on a computer. */
export const venmoPage: CustomerPage = {
  kind: VENMO,
  show(visit) {
    const found = readVenmoContext(visit.context, visit.payment);
    return isFinal(found.status) ? decided(visit, found) : toDecide(visit, found);
  },
  async choose(visit, choice, { username = TEST_USER }) {
    const found = readVenmoContext(visit.context, visit.payment);
    const decision = isFinal(found.status) ? found : await decide(visit, found, choice, username);
    return returnAddress(visit, decision) ?? `${visit.path}?${visit.query}`;
  },
};

const OUTCOMES = { cancel: 'CANCELED', fail: 'FAILED', expire: 'EXPIRED' } as const;

async function decide({ context, origin }: Visit, found: VenmoContext, choice: string, username: string): Promise<VenmoContext> {
  if (choice === 'approve') return approveVenmo(context, found, username, pageCollectsCustomerData(context, origin));
  const status = OUTCOMES[choice as keyof typeof OUTCOMES];
  return status ? moveVenmoContext(context, found, { status }) : found;
}

function toDecide({ query }: Visit, { payment }: VenmoContext): PageContent {
  const atDesk = query.has('login');
  const keeps = payment.paymentMethodUsage === 'MULTI_USE';
  return {
    party: PARTY,
    heading: atDesk ? 'Log in to Venmo' : 'Authorize on your Venmo app',
    lead: keeps ? 'You allow the shop to charge this account later.' : 'You pay once.',
    facts: factsOf(payment),
    fields: [{ name: 'username', label: 'Username', value: TEST_USER, autocomplete: 'username' }],
    choices: [
      { name: 'approve', label: atDesk ? 'Log in and approve' : 'Approve' },
      { name: 'fail', label: 'Have Venmo fail' },
      { name: 'expire', label: 'Let it expire' },
      { name: 'cancel', label: 'Cancel and go back to the shop' },
      CLOSE,
    ],
  };
}

function decided(visit: Visit, found: VenmoContext): PageContent {
  const back = { name: 'return', label: 'Back to the shop' };
  return {
    party: PARTY,
    heading: `This payment was ${WORDS[found.status] ?? found.status.toLowerCase()}`,
    choices: returnAddress(visit, found) === undefined ? [CLOSE] : [back, CLOSE],
  };
}

const WORDS: Readonly<Record<string, string>> = { EXPIRED: 'not approved in time', FAILED: 'refused by Venmo' };

function factsOf({ displayName, merchantId, paysheetDetails }: VenmoContext['payment']): [string, string][] {
  const details = valueAt(paysheetDetails, 'transactionDetails');
  const amounts = AMOUNTS.map(([name, term]): [string, string | null] => [term, textAt(details, name)]);
  const items = valueAt(details, 'venmoPaysheetLineItems');
  const asks = (name: string) => (valueAt(paysheetDetails, name) === true ? 'told to the shop' : null);
  const facts: [string, string | null][] = [
    ['Shop', displayName || merchantId],
    ...(Array.isArray(items) ? (items as Document[]) : []).map((item): [string, string] => ['Item', itemText(item)]),
    ...amounts,
    ['Billing address', asks('collectCustomerBillingAddress')],
    ['Shipping address', asks('collectCustomerShippingAddress')],
  ];
  return facts.flatMap(([term, value]) => (value === null ? [] : [[term, value] as [string, string]]));
}

const AMOUNTS: readonly [name: string, term: string][] = [
  ['subTotalAmount', 'Subtotal'],
  ['discountAmount', 'Discount'],
  ['taxAmount', 'Tax'],
  ['shippingAmount', 'Shipping'],
  ['totalAmount', 'Total'],
];

const itemText = (item: Document) =>
  `${Number(item['quantity'])} × ${textAt(item, 'name') ?? ''}, ${item['type'] === 'CREDIT' ? '−' : ''}${textAt(item, 'unitAmount') ?? ''}`;

/** A phone that has the code, or the app that was switched to, says so. */
export async function scanned(context: SandboxContext, id: string): Promise<void> {
  const found = await findVenmoContext(context, id);
  if (found?.status === 'CREATED') await moveVenmoContext(context, found, { status: 'SCANNED' });
}
