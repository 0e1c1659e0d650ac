import { cancelBankLogin, chooseBankAccount } from '@tender/sandbox/testing';
import { bankFrame, DETAILS, LOGIN, MANDATE } from '../../us-bank-account/support';
import { changeFlow, flow, type Flow } from '../flow';
import { ANY_VALUES, FALSY, rows, tryCalls, tryPromises, unusualFlow, values, valuesWithout } from '../unusual-arguments';
import { ANSWERS, withEachAnswer } from './answers';
import { withEachStatus } from './statuses';

const details = { mandateText: MANDATE, bankDetails: DETAILS };
const login = { mandateText: MANDATE, bankLogin: LOGIN };
const MANDATE_TEXT = 'mandateText: "Yes."';
const BANK = JSON.stringify(DETAILS).slice(1, -1);
const TOKENIZE = 'instances.usBankAccount.tokenize';

const objects = (members: readonly string[]) => rows(members, '{ … }');
const bank = (members: readonly string[]) => rows(members, `{ ${MANDATE_TEXT}, bankDetails: { ${BANK}, … } }`);

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

  unusualFlow('unusual usBankAccount, options', 'usBankAccount', async (shop) => {
    await tryCalls(shop, TOKENIZE, ['', ...valuesWithout('null'), ...objects(rows(ANY_VALUES, 'mandateText: …'))]);
    await tryCalls(shop, TOKENIZE, '{ … }', [
      ...FALSY.flatMap((each) => [
        `${MANDATE_TEXT}, bankDetails: ${each}`,
        `${MANDATE_TEXT}, bankLogin: ${each}`,
        `${MANDATE_TEXT}, bankDetails: { ${BANK} }, bankLogin: ${each}`,
      ]),
      `${MANDATE_TEXT}, bankDetails: {}, bankLogin: {}`,
      `${MANDATE_TEXT}, bankDetails: 1, bankLogin: "x"`,
    ]);
    await tryCalls(shop, TOKENIZE, '{ … }', [
      ...rows(['1', '"text"', 'true', '[]', '{}'], `${MANDATE_TEXT}, bankLogin: …`),
      ...rows(['undefined', 'null', '0', '""', 'false'], `${MANDATE_TEXT}, bankLogin: { displayName: … }`),
    ]);
    for (const member of ['routingNumber', 'accountNumber', 'ownershipType', 'firstName', 'lastName', 'billingAddress'])
      await tryPromises(shop, TOKENIZE, bank(rows(member === 'billingAddress' ? valuesWithout('null') : ANY_VALUES, `${member}: …`)));
    await tryPromises(
      shop,
      TOKENIZE,
      bank(
        values(`
          accountType: "SAVINGS" | accountType: "x" | accountType: "" | ownershipType: "PERSONAL" | ownershipType: "business"
          ownershipType: "business", businessName: 1 | unknown: 1
          billingAddress: { streetAddress: null, unknown: 1, extendedAddress: 2, state: "IL" } | firstName: "Ada 😀 ä"
          accountNumber: " 1000000000 " | accountNumber: "1".repeat(500) | accountNumber: 1000000000
        `),
      ),
    );
    await tryPromises(
      shop,
      TOKENIZE,
      '{ … }',
      values(`
          mandateText: 1, bankDetails: { ${BANK} } | mandateText: {}, bankDetails: { ${BANK} }
          mandateText: " ", bankDetails: { ${BANK} } | mandateText: "x".repeat(5000), bankDetails: { ${BANK} }
          ${MANDATE_TEXT}, unknown: 1, bankDetails: { ${BANK} }
        `),
    );
    await shop.attempt(`Promise.all([1, 2].map(() => ${TOKENIZE}({ ${MANDATE_TEXT}, bankDetails: { ${BANK} } })))`);
    await shop.call('usBankAccount', 'teardown');
    await tryCalls(shop, '((call) => call())', '() => instances.usBankAccount.…({})', ['tokenize', 'teardown']);
  }),

  unusualFlow('unusual usBankAccount, what the reference trips over', 'usBankAccount', async (shop) => {
    await tryCalls(shop, TOKENIZE, [
      ...bank(rows(valuesWithout('"text"', '""', '" "'), 'accountType: …')),
      ...bank(['billingAddress: null']),
    ]);
    await tryCalls(shop, TOKENIZE, `{ ${MANDATE_TEXT}, bankDetails: … }`, ['1', '"text"', 'true', '[]', '{}']);
  }),

  unusualFlow('unusual usBankAccount, answers of the gateway', 'usBankAccount', async (shop) => {
    const answers = ANSWERS.filter(({ status }) => status >= 400 && status !== 401);
    await withEachAnswer(shop, '/graphql', answers, (row) =>
      tryPromises(shop, TOKENIZE, [`{ ${MANDATE_TEXT}, bankDetails: { ${BANK} }, _: ${row} }`]),
    );
  }),
];
