import { failingConfiguration, type FailingCall } from '@tender/client/testing';
import { fakePopups, onFrame, playProviderPages } from '@tender/frame-service/testing';
import { venmo, type VenmoCreateOptions } from '../index';
import { fakeCodeFrame } from './fake-code-frame';
import { AGENTS, setUserAgent } from './fake-venmo';

const tokenize = async (authorization: string, options: VenmoCreateOptions): Promise<unknown> =>
  (await venmo.create({ authorization, paymentMethodUsage: 'single_use', ...options })).tokenize();

const payInApp: FailingCall['call'] = (authorization) => {
  setUserAgent(AGENTS.iPhone);
  fakePopups();
  return tokenize(authorization, { requireManualReturn: true });
};

const payByCode: FailingCall['call'] = (authorization) => {
  onFrame(() => fakeCodeFrame().emit('IFRAME_READY'));
  return tokenize(authorization, { allowDesktop: true });
};

const payInWindow: FailingCall['call'] = (authorization) => {
  playProviderPages();
  return tokenize(authorization, { allowDesktopWebLogin: true });
};

const creation = { graphqlOperation: 'createVenmoPaymentContext' };
const status = { graphqlOperation: 'PaymentContext' };

export const failures: Record<'venmo', readonly FailingCall[]> = {
  venmo: [
    failingConfiguration(payInApp),
    { step: '`tokenize`, in the app: creates the payment', request: creation, call: payInApp },
    { step: '`tokenize`, in the app: reads its status', request: status, call: payInApp },
    { step: '`tokenize`, in the login window: creates the payment', request: creation, call: payInWindow },
    { step: '`tokenize`, in the login window: reads its status', request: status, call: payInWindow },
    { step: '`tokenize`, by QR code: creates the payment', request: creation, call: payByCode },
    { step: '`tokenize`, by QR code: reads its status', request: status, call: payByCode },
  ],
};
