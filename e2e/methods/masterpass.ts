import { expect } from '@playwright/test';
import type { MasterpassTokenizeOptions } from '@tender/masterpass';
import { approveMasterpass, cancelMasterpass, type PopupLike } from '@tender/sandbox/testing';
import { askGateway, returns } from './customer-page';
import { failedExchange, inWindow, paidInWindow } from './demo-payment';
import type { MethodDescription } from './method';
import { payInWindow, type WindowPayment } from './window-payment';

export const masterpassPayment: WindowPayment = {
  title: 'Masterpass',
  namespace: 'masterpass',
  method: 'tokenize',
  options: { subtotal: '10.00', currencyCode: 'USD' } satisfies MasterpassTokenizeOptions,
  page: '/pay/masterpass/',
  approve: approveMasterpass,
  cancel: cancelMasterpass,
  popupBridge: 'all',
  approved: { nonce: expect.any(String), type: 'MasterpassCard', details: expect.objectContaining({ lastTwo: expect.any(String) }) },
  codes: {
    canceled: 'MASTERPASS_POPUP_CLOSED',
    closed: 'MASTERPASS_POPUP_CLOSED',
    blocked: 'MASTERPASS_POPUP_OPEN_FAILED',
    timeout: 'MASTERPASS_FLOW_FAILED',
    second: 'MASTERPASS_TOKENIZATION_ALREADY_IN_PROGRESS',
  },
  requests: { prepare: 'masterpass/request_token', exchange: 'masterpass_cards' },
  everyChange: ['approved'],
  refused: ['tokenize()', 'tokenize({ subtotal: "10.00" })', 'teardown()', 'tokenize({})'],
  unusual: { options: [], callbacks: [] },
};

const approve = (popup: PopupLike): Promise<void> => approveMasterpass(popup, { card: 'master' });

export const masterpass: MethodDescription = {
  windowPayment: masterpassPayment,
  settingsWithout: { masterpass: null },
  payOnPage: payInWindow(masterpassPayment),
  framePolicies: {
    'masterpass-loading-frame': {
      'script-src': ['hash', 'https://static.masterpass.com', 'https://sandbox.static.masterpass.com'],
      'trusted-types': ['tender'],
    },
  },
  customerPages: {
    Masterpass: {
      begin: async (sandbox) => {
        const answer: Record<string, unknown> = await askGateway(sandbox, 'masterpass/request_token', {
          requestToken: { originUrl: 'https://shop.example', subtotal: '10.00', currencyCode: 'USD', callbackUrl: returns.returnUrl },
        });
        return `${sandbox.origin}/pay/masterpass/${String(answer['requestToken'])}`;
      },
    },
  },
  demo: [
    {
      name: 'Masterpass',
      path: 'masterpass',
      ...paidInWindow({ approve, cancel: cancelMasterpass }),
      by: 'Masterpass',
      ...failedExchange('masterpass_cards', inWindow(approveMasterpass)),
    },
  ],
  nonces: {
    'a Masterpass card': {
      type: 'MasterpassCard',
      instrument: 'masterpass_card',
      vaulted: true,
      list: 'masterpassCards',
    },
  },
};
