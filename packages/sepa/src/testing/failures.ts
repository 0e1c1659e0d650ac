import { failingConfiguration, type FailingCall } from '@tender/client/testing';
import { playProviderPages } from '@tender/frame-service/testing';
import { sepa } from '../index';

const OPTIONS = {
  iban: 'DE89370400440532013000',
  accountHolderName: 'Ada Lovelace',
  countryCode: 'DE',
  mandateType: 'ONE_OFF',
  customerId: 'customer',
  merchantAccountId: 'shop_eur',
} as const;

const accounts = { path: 'payment_methods/sepa_debit_accounts' };
const mandate = { path: '/sepa_debit/mandate' };

const tokenize: FailingCall['call'] = async (authorization) => {
  playProviderPages({ success: '1' });
  return (await sepa.create({ authorization })).tokenize(OPTIONS);
};

const returnToPage: FailingCall['call'] = async (authorization) => {
  history.replaceState(null, '', '?success=true&cart_id=mandate');
  const created = sepa.create({ authorization, redirectUrl: 'https://shop.example/', merchantAccountId: 'shop_eur' });
  history.replaceState(null, '', location.pathname);
  return created;
};

export const failures: Record<'sepa', readonly FailingCall[]> = {
  sepa: [
    failingConfiguration(tokenize),
    { step: '`tokenize`: creates the mandate', request: { path: '*/client_api/v1/sepa_debit' }, call: tokenize },
    { step: '`tokenize`: creates the nonce', request: accounts, call: tokenize },
    { step: '`create`, on the page that `redirectUrl` names: reads the mandate', request: mandate, call: returnToPage },
    {
      step: '`create`, on the page that `redirectUrl` names: creates the nonce',
      request: accounts,
      accepted: { request: mandate, body: { sepaDebitMandateDetail: {} } },
      call: returnToPage,
    },
  ],
};
