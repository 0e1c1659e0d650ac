import { type SandboxContext } from '../../core/context';
import { findEntry } from '../../core/find-entry';
import { CANCEL, CLOSE, RETURN, definePage, type PageContent, type Visit } from '../../core/pages/customer-page';
import { approveVenmo } from './approve-venmo';
import { TEST_USER } from './payer';
import { pageCollectsCustomerData } from './venmo-configuration';
import { findVenmoContext, isFinal, changeVenmoContext, readVenmoContext, venmoPayments, type VenmoContext } from './venmo-context';
import { type PaysheetAmount } from './venmo-input';
import { createReturnUrl } from './venmo-return';

const PARTY = 'Test Venmo';

/** The customer's phone, after scanning the code or switching to the app; with `login`, Venmo's page on a desktop. */
export const venmoPage = definePage(venmoPayments, {
  show(visit) {
    const found = readVenmoContext(visit.context, visit.payment);
    return isFinal(found.status) ? createFinalPage(visit, found) : createForm(visit, found);
  },
  async choose(visit, choice, { username = TEST_USER }) {
    const found = readVenmoContext(visit.context, visit.payment);
    const decision = isFinal(found.status) ? found : await decide(visit, found, choice, username);
    return createReturnUrl(visit, decision) ?? `${visit.path}?${visit.query}`;
  },
});

const OUTCOMES = { cancel: 'CANCELED', fail: 'FAILED', expire: 'EXPIRED' } as const;

async function decide({ context, origin }: Visit, found: VenmoContext, choice: string, username: string): Promise<VenmoContext> {
  if (choice === 'approve') return approveVenmo(context, found, username, pageCollectsCustomerData(context, origin));
  const status = findEntry(OUTCOMES, choice);
  return status ? changeVenmoContext(context, found, { status }) : found;
}

function createForm({ query }: Visit, { payment }: VenmoContext): PageContent {
  const isDesktop = query.has('login');
  const isReusable = payment.paymentMethodUsage === 'MULTI_USE';
  return {
    party: PARTY,
    heading: isDesktop ? 'Log in to Venmo' : 'Authorize on your Venmo app',
    lead: isReusable ? 'You allow the shop to charge this account later.' : 'You pay once.',
    facts: listFacts(payment),
    fields: [{ name: 'username', label: 'Username', value: TEST_USER, autocomplete: 'username' }],
    choices: [
      { name: 'approve', label: isDesktop ? 'Log in and approve' : 'Approve' },
      { name: 'fail', label: 'Have Venmo fail' },
      { name: 'expire', label: 'Let it expire' },
      CANCEL,
      CLOSE,
    ],
  };
}

function createFinalPage(visit: Visit, found: VenmoContext): PageContent {
  return {
    party: PARTY,
    heading: `This payment was ${findEntry(STATUS_TEXTS, found.status) ?? found.status.toLowerCase()}`,
    choices: createReturnUrl(visit, found) === undefined ? [CLOSE] : [RETURN, CLOSE],
  };
}

const STATUS_TEXTS: Readonly<Record<string, string>> = { EXPIRED: 'not approved in time', FAILED: 'refused by Venmo' };

function listFacts({ displayName, merchantId, paysheetDetails }: VenmoContext['payment']): [string, string][] {
  const details = paysheetDetails?.transactionDetails;
  const amounts = AMOUNTS.map(([name, term]): [string, string | null] => [term, readText(details?.[name])]);
  const describeConsent = (asks: boolean | null | undefined) => (asks === true ? 'shared with the shop' : null);
  const facts: [string, string | null][] = [
    ['Shop', displayName || merchantId],
    ...(details?.venmoPaysheetLineItems ?? []).map(({ quantity, name, type, unitAmount }): [string, string] => [
      'Item',
      `${quantity} × ${name}, ${type === 'CREDIT' ? '−' : ''}${readText(unitAmount) ?? ''}`,
    ]),
    ...amounts,
    ['Billing address', describeConsent(paysheetDetails?.collectCustomerBillingAddress)],
    ['Shipping address', describeConsent(paysheetDetails?.collectCustomerShippingAddress)],
  ];
  return facts.flatMap(([term, value]) => (value === null ? [] : [[term, value] as [string, string]]));
}

/** An amount that the shop has sent as a number is not shown. */
const readText = (amount: unknown) => (typeof amount === 'string' ? amount : null);

const AMOUNTS: readonly [name: PaysheetAmount, term: string][] = [
  ['subTotalAmount', 'Subtotal'],
  ['discountAmount', 'Discount'],
  ['taxAmount', 'Tax'],
  ['shippingAmount', 'Shipping'],
  ['totalAmount', 'Total'],
];

/** Marks a payment as scanned, when a phone has read the code or the app was opened. */
export async function markScanned(context: SandboxContext, id: string): Promise<void> {
  const found = await findVenmoContext(context, id);
  if (found?.status === 'CREATED') await changeVenmoContext(context, found, { status: 'SCANNED' });
}
