import { cancelBankLogin, chooseBankAccount } from '@tender/sandbox/testing';
import { bankFrame, DETAILS, LOGIN, MANDATE } from '../../us-bank-account/support';
import { changeFlow, flow, type Flow } from '../flow';
import { answered, attempts, both, promises, rows, unusualFlow, values } from '../unusual-arguments';
import { REFUSALS } from './answers';
import { withEachStatus } from './statuses';

const details = { mandateText: MANDATE, bankDetails: DETAILS };
const login = { mandateText: MANDATE, bankLogin: LOGIN };
const MANDATE_TEXT = 'mandateText: "Yes."';
const BANK = JSON.stringify(DETAILS).slice(1, -1);
const TOKENIZE = 'instances.usBankAccount.tokenize';

const WITH_BANK = `{ ${MANDATE_TEXT}, bankDetails: { ${BANK}, … } }`;

export const usBankAccountFlows: Flow[] = [
  changeFlow('US bank account, by numbers', async (shop) => {
    await shop.create('usBankAccount');
    await shop.call('usBankAccount', 'tokenize', details);
    const { firstName: _first, lastName: _last, ...rest } = DETAILS;
    const bankDetails = { ...rest, accountType: 'savings', ownershipType: 'business', businessName: 'Mugs' };
    await shop.call('usBankAccount', 'tokenize', { mandateText: MANDATE, bankDetails });
    await shop.call('usBankAccount', 'teardown');
    await shop.attempt('instances.usBankAccount.tokenize({})');
  }),

  changeFlow('US bank account, by login, cancelled, then chosen', async (shop) => {
    await shop.create('usBankAccount', { authorization: shop.tokenizationKey });
    const canceled = await shop.click('usBankAccount', 'tokenize', login);
    await cancelBankLogin(bankFrame(shop.page));
    await canceled();
    const chosen = await shop.click('usBankAccount', 'tokenize', login);
    await chooseBankAccount(bankFrame(shop.page), { account: 'checking' });
    await chosen();
  }),

  flow('US bank account, options that are refused', async (shop) => {
    await shop.create('usBankAccount');
    await shop.call('usBankAccount', 'tokenize', {});
    await shop.call('usBankAccount', 'tokenize', { mandateText: MANDATE });
    await shop.call('usBankAccount', 'tokenize', { ...details, ...login });
    await shop.call('usBankAccount', 'tokenize', { mandateText: MANDATE, bankLogin: {} });
    await shop.call('usBankAccount', 'tokenize', { ...details, bankDetails: { ...DETAILS, routingNumber: '123' } });
  }),

  flow('US bank account, refused by the gateway', async (shop) => {
    await shop.create('usBankAccount');
    await withEachStatus(shop, '/graphql', () => shop.call('usBankAccount', 'tokenize', details));
  }),

  unusualFlow('unusual usBankAccount, options', 'usBankAccount', [
    both(TOKENIZE)`nothing | ANY except null | { mandateText: … } of ANY`,
    both(
      TOKENIZE,
      '{ … }',
    )([
      ...values('FALSY').flatMap((each) =>
        rows(['bankDetails', 'bankLogin', `bankDetails: { ${BANK} }, bankLogin`], `${MANDATE_TEXT}, …: ${each}`),
      ),
      `${MANDATE_TEXT}, bankDetails: {}, bankLogin: {}`,
      `${MANDATE_TEXT}, bankDetails: 1, bankLogin: "x"`,
    ]),
    both(TOKENIZE, `{ ${MANDATE_TEXT}, bankLogin: … }`)`
      1 | "text" | true | [] | {} | { displayName: … } of undefined, null, 0, "", false
    `,
    ...['routingNumber', 'accountNumber', 'ownershipType', 'firstName', 'lastName'].map(
      (member) => promises(TOKENIZE, WITH_BANK)`${member}: … of ANY`,
    ),
    promises(TOKENIZE, WITH_BANK)`billingAddress: … of ANY except null`,
    promises(TOKENIZE, WITH_BANK)`
      accountType: … of "SAVINGS", "x", "" | ownershipType: … of "PERSONAL", "business"
      ownershipType: "business", businessName: 1 | unknown: 1
      billingAddress: { streetAddress: null, unknown: 1, extendedAddress: 2, state: "IL" } | firstName: "Ada 😀 ä"
      accountNumber: … of " 1000000000 ", "1".repeat(500), 1000000000
    `,
    promises(TOKENIZE, '{ … }')`
      mandateText: …, bankDetails: { ${BANK} } of 1, {}, " ", "x".repeat(5000)
      ${MANDATE_TEXT}, unknown: 1, bankDetails: { ${BANK} }
    `,
    attempts()`Promise.all([1, 2].map(() => ${TOKENIZE}({ ${MANDATE_TEXT}, bankDetails: { ${BANK} } })))`,
    (shop) => shop.call('usBankAccount', 'teardown'),
    both('((call) => call())', '() => instances.usBankAccount.…({})')`tokenize | teardown`,
  ]),

  unusualFlow('unusual usBankAccount, what the reference trips over', 'usBankAccount', [
    both(TOKENIZE, WITH_BANK)`accountType: … of ANY except "text" and "" and " " | billingAddress: null`,
    both(TOKENIZE, `{ ${MANDATE_TEXT}, bankDetails: … }`)`1 | "text" | true | [] | {}`,
  ]),

  unusualFlow('unusual usBankAccount, answers of the gateway', 'usBankAccount', [
    answered(
      '/graphql',
      REFUSALS.filter(({ status }) => status !== 401),
      promises(TOKENIZE, `{ ${MANDATE_TEXT}, bankDetails: { ${BANK} }, _: … }`),
    ),
  ]),
];
