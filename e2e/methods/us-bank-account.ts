import { cancelBankLogin, chooseBankAccount } from '@tender/sandbox/testing';
import { usBankAccountFlows } from '../differential/flows/us-bank-account';
import { pay } from '../support/shop';
import { bankFrame, begin, BY_LOGIN, openShop, outcomeOf } from '../us-bank-account/support';
import { press } from './demo-payment';
import type { MethodDescription } from './method';

export const usBankAccount: MethodDescription = {
  flows: usBankAccountFlows,
  initialized: 'usbankaccount',
  settingsWithout: { usBankAccount: null },
  async payOnPage({ page, site, headers, key }) {
    await openShop(page, site, { authorization: key, headers });
    await begin(page, BY_LOGIN);
    await chooseBankAccount(bankFrame(page), { account: 'checking' });
    return (await outcomeOf(page)).value;
  },
  demo: [
    {
      name: 'US bank account',
      path: 'us-bank-account',
      fields: {
        'Routing number': '011000015',
        'Account number': '1000000000',
        'First name': 'Ada',
        'Last name': 'Lovelace',
        'Street address': '1 Test Street',
        City: 'Chicago',
        State: 'IL',
        'ZIP code': '60606',
      },
      paid: press,
      by: 'US bank account, checking ending in 0000',
      async cancelled({ page }) {
        await page.getByRole('radio', { name: 'Log in at the bank' }).check();
        await pay(page);
        await cancelBankLogin(bankFrame(page));
      },
      async failed({ page }) {
        await page.getByLabel('Account number').fill('1000000003');
        await pay(page);
      },
      message: 'Your bank did not confirm this account.',
    },
  ],
  nonces: {
    'a US bank account': {
      type: 'UsBankAccount',
      instrument: 'us_bank_account',
      vaulted: true,
      verification: 'network_check',
    },
  },
};
