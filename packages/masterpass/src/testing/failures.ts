import { failingConfiguration, type FailingCall } from '@tender/client/testing';
import { playProviderPages } from '@tender/frame-service/testing';
import { masterpass } from '../index';
import { APPROVED, OPTIONS } from './set-up';

const tokenize: FailingCall['call'] = async (authorization) => {
  playProviderPages(APPROVED);
  return (await masterpass.create({ authorization })).tokenize(OPTIONS);
};

export const failures: Record<'masterpass', readonly FailingCall[]> = {
  masterpass: [
    failingConfiguration(tokenize),
    { step: '`tokenize`: requests the token of the checkout', request: { path: 'masterpass/request_token' }, call: tokenize },
    { step: '`tokenize`: creates the nonce', request: { path: 'payment_methods/masterpass_cards' }, call: tokenize },
  ],
};
