import { client } from '@tender/client';
import { failingConfiguration, type FailingCall } from '@tender/client/testing';
import { threeDSecure, type ThreeDSecureVerifyCardOptions } from '../index';
import { createScriptedCardinal, findScript, waitUntil } from './scripted-cardinal';

/** A card for which the sandbox's bank demands a challenge. */
const card = { creditCard: { number: '4000000000001091', expirationDate: '12/2030', cvv: '123' } };

const options: ThreeDSecureVerifyCardOptions = { nonce: 'nonce', bin: '400000', amount: '10.00', onLookupComplete: (_, next) => next() };

/** The customer passes the challenge at once. */
const verifyCard: FailingCall['call'] = async (authorization) => {
  const own = await client.create({ authorization });
  const { creditCards } = await own.request({ method: 'post', endpoint: 'payment_methods/credit_cards', data: card });
  const [{ nonce }] = creditCards as [{ nonce: string }];
  const isScriptLoaded = window.Cardinal !== undefined;
  const cardinal = createScriptedCardinal();
  cardinal.setup = () => cardinal.emit('payments.setupComplete', { sessionId: 'session' });
  cardinal.continue = () => cardinal.emit('payments.validated', { ActionCode: 'SUCCESS', Validated: true }, 'jwt');
  window.Cardinal = cardinal;
  const instance = await threeDSecure.create({ client: own, version: 2 });
  if (!isScriptLoaded) {
    await waitUntil(() => document.querySelector('script[src*=songbird]'));
    findScript().dispatchEvent(new Event('load'));
  }
  return instance.verifyCard({ ...options, nonce });
};

export const failures: Record<'threeDSecure', readonly FailingCall[]> = {
  threeDSecure: [
    failingConfiguration(
      async (authorization) => (await threeDSecure.create({ authorization, version: 2 })).verifyCard(options),
      '`verifyCard`: reads the configuration',
    ),
    { step: '`verifyCard`: looks the card up', request: { path: 'three_d_secure/lookup' }, call: verifyCard },
    {
      step: '`verifyCard`: reads the result of the challenge',
      request: { path: 'three_d_secure/authenticate_from_jwt' },
      call: verifyCard,
    },
  ],
};
