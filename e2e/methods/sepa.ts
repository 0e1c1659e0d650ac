import { expect } from '@playwright/test';
import { approveSepa, cancelSepa } from '@tender/sandbox/testing';
import { SEPA_MANDATE } from '../sepa/mandate';
import { sepaRedirectFlows } from '../differential/flows/sepa-redirect';
import { unusualSepaFlows } from '../differential/flows/unusual-sepa';
import { withEach } from '../differential/unusual-arguments';
import { askGateway, returns, urlIn, type Answer } from './customer-page';
import { paidInWindow, press, withFault } from './demo-payment';
import type { MethodDescription } from './method';
import { payInWindow, type WindowPayment } from './window-payment';

export const sepaPayment: WindowPayment = {
  title: 'SEPA',
  namespace: 'sepa',
  method: 'tokenize',
  options: SEPA_MANDATE,
  page: '/pay/sepa/',
  approve: approveSepa,
  cancel: cancelSepa,
  approved: { nonce: expect.any(String), ibanLastFour: '3000', customerId: 'customer-1', mandateType: 'ONE_OFF' },
  codes: {
    canceled: 'SEPA_CUSTOMER_CANCELED',
    closed: 'SEPA_CUSTOMER_CANCELED',
    blocked: 'SEPA_TOKENIZATION_FAILED',
    timeout: 'SEPA_TOKENIZATION_FAILED',
    timeoutOf: 'start',
  },
  requests: { prepare: 'v1/sepa_debit', exchange: 'sepa_debit_accounts' },
  fullPage: {
    create: { merchantAccountId: 'shop_eur' },
    options: { ...SEPA_MANDATE, mandateType: 'RECURRENT' },
    back: { approved: '&success=true&cart_id=', canceled: '&cancel=1' },
    approved: { nonce: expect.any(String), ibanLastFour: '3000', customerId: 'customer-1', mandateType: 'RECURRENT' },
  },
  everyChange: ['approved', 'canceled'],
  refused: ['tokenize()', 'tokenize({})', `tokenize(${JSON.stringify({ ...SEPA_MANDATE, mandateType: 'DAILY' })})`],
  unusual: {
    options: withEach('options', 'mandateType', 'TEXTS | "one_off" | "RECURRING" | ["ONE_OFF"]'),
    callbacks: ['12', '{ ...options, mandateType: "x" }'],
  },
};

export const sepa: MethodDescription = {
  flows: [...sepaRedirectFlows, ...unusualSepaFlows],
  initialized: 'sepa.client',
  windowPayment: sepaPayment,
  payOnPage: payInWindow(sepaPayment),
  customerPages: {
    'a SEPA mandate': {
      begin: async (sandbox) => {
        const { message } = await askGateway(sandbox, 'sepa_debit', {
          sepa_debit: {
            account_holder_name: 'Ada Lovelace',
            billing_address: { country_code: 'DE' },
            iban: 'DE89370400440532013000',
            merchant_or_partner_customer_id: 'customer-1',
            mandate_type: 'RECURRENT',
          },
          return_url: returns.returnUrl,
          cancel_url: returns.cancelUrl,
        });
        return urlIn(message?.['body'] as Answer, 'sepaDebitAccount', 'approvalUrl');
      },
    },
  },
  demo: [
    {
      name: 'SEPA',
      label: 'SEPA Direct Debit',
      path: 'sepa',
      fields: { 'Account holder': 'Ada Lovelace', IBAN: 'DE89370400440532013000' },
      ...paidInWindow({ approve: approveSepa, cancel: cancelSepa }),
      by: 'SEPA Direct Debit, IBAN ending in 3000',
      failed: withFault('sepa_debit', 422, press),
      message: 'Your details were not accepted.',
    },
  ],
  nonces: {
    'a SEPA mandate': {
      type: 'SEPADirectDebitAccount',
      instrument: 'sepa_debit_account',
      vaulted: true,
      pay: payInWindow({ ...sepaPayment, options: { ...SEPA_MANDATE, mandateType: 'RECURRENT' } }),
    },
  },
};
