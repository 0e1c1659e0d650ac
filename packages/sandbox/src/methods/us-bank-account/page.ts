import { findEntry } from '../../core/find-entry';
import { definePage, type Choice, type Report, type Visit } from '../../core/pages/customer-page';
import { readOrigin } from '../../core/pages/read-origin';
import { BANK_OPTIONS, FIRST_BANK } from '../../payments/test-banks';
import { ACCOUNTS, bankLogins, toAccountId, toPublicToken, type BankLogin } from './bank-login';

const PARTY = 'Test bank login';
const CANCEL_LOGIN: Choice = { name: 'cancel', label: 'Cancel' };
const STATUSES: Readonly<Record<string, string>> = { approve: 'approved', fail: 'failed', cancel: 'canceled' };

/** The page on which a customer logs in at the bank and chooses an account, in a frame of the shop's page. */
export const bankLoginPage = definePage(bankLogins, {
  show(visit) {
    const { status, document } = visit.payment;
    const report = createReport(visit);
    if (status === 'refused') return { party: PARTY, heading: 'This shop has no bank login', choices: [CANCEL_LOGIN] };
    if (status !== 'pending') return { party: PARTY, heading: 'You can go back to the shop', choices: [], report };
    return {
      party: PARTY,
      heading: 'Choose your account',
      lead: `${document.clientName || 'The shop'} asks which account to debit.`,
      fields: [
        { name: 'bank', label: 'Your bank', options: BANK_OPTIONS },
        { name: 'account', label: 'Account', options: ACCOUNTS.map(({ id, label }) => ({ value: id, label })) },
      ],
      choices: [{ name: 'approve', label: 'Use this account' }, { name: 'fail', label: 'Have the bank fail' }, CANCEL_LOGIN],
    };
  },
  async choose({ context, payment, path, query }, choice, { bank, account }) {
    const status = payment.status === 'refused' ? 'canceled' : findEntry(STATUSES, choice);
    const isOpen = payment.status === 'pending' || payment.status === 'refused';
    if (isOpen && status !== undefined) await bankLogins.advance(context, payment, { status, document: { bank, account } });
    return `${path}?${query}`;
  },
});

/** Creates the message with the arguments of the script's callbacks. */
function createReport({ query, payment: { id, status, document } }: Visit<BankLogin>): Report | undefined {
  const target = readOrigin(query.get('opener'));
  if (target === undefined || status === 'pending') return undefined;
  const institution = { name: document.bank || FIRST_BANK, institution_id: 'ins_1' };
  if (status !== 'approved' && status !== 'tokenized') {
    const error = status === 'failed' ? { error_type: 'INSTITUTION_ERROR', error_code: 'INSTITUTION_DOWN' } : null;
    return { target, message: { tender: 'bank-login', kind: 'exit', error, metadata: { institution, link_session_id: id } } };
  }
  const chosen = ACCOUNTS.find((each) => each.id === document.account) ?? ACCOUNTS[0];
  const account = { id: toAccountId(id), name: chosen.label, mask: chosen.number.slice(-4), type: 'depository', subtype: chosen.subtype };
  const metadata = {
    institution,
    account,
    account_id: account.id,
    accounts: [account],
    link_session_id: id,
    public_token: toPublicToken(id),
  };
  return { target, message: { tender: 'bank-login', kind: 'success', publicToken: toPublicToken(id), metadata } };
}
