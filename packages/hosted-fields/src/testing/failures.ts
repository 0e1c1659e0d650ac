import { failingConfiguration, type FailingCall } from '@tender/client/testing';
import { createBus, createPinnedPeer } from '@tender/frame-service/internal';
import { fakeProviderFrame, joinFrame, onFrame } from '@tender/frame-service/testing';
import { sendToPage, type Frame } from '../../frames/hosted-fields-frame/frame';
import { orchestrate } from '../../frames/hosted-fields-frame/orchestrate';
import { FRAME_NAME_PREFIX } from '../constants';
import { hostedFields } from '../index';
import { addContainers, createFieldOptions } from './set-up-page';

const CARD = { number: '4111111111111111', expirationDate: '12/2030', cvv: '123' };
const [first, ...others] = ['number', 'expirationDate', 'cvv'] as const;

/** Runs the script of the first frame, in which the customer types the whole card. The other frames only report that they are ready. */
function playFrame(iframe: HTMLIFrameElement): void {
  const field = iframe.name.replace(FRAME_NAME_PREFIX, '');
  const channel = new URL(iframe.src).hash.slice(1);
  if (field !== first) return fakeProviderFrame(iframe, channel).emit('hosted-fields:FRAME_READY', { field }, () => {});
  joinFrame(iframe);
  const page = createPinnedPeer(window);
  const frame: Frame = { key: first, page, bus: createBus({ channel, ...page }) };
  sendToPage(frame, 'FRAME_READY', { field: first }, (configuration) => {
    const form = orchestrate(frame, configuration);
    for (const key of [first, ...others]) form.setValue(key, CARD[key]);
  });
}

const tokenize: FailingCall['call'] = async (authorization) => {
  addContainers(first, ...others);
  onFrame(playFrame);
  return (await hostedFields.create({ authorization, fields: createFieldOptions(first, ...others) })).tokenize();
};

export const failures: Record<'hostedFields', readonly FailingCall[]> = {
  hostedFields: [
    failingConfiguration(tokenize, '`tokenize`: reads the configuration'),
    {
      step: '`tokenize`: creates the nonce, by REST',
      request: { path: 'payment_methods/credit_cards' },
      merchant: { graphQLFeatures: [] },
      call: tokenize,
    },
    { step: '`tokenize`: creates the nonce, by GraphQL', request: { graphqlOperation: 'TokenizeCreditCard' }, call: tokenize },
  ],
};
