import type { Client, Configuration } from '@tender/client';
import { createClient, asRecord, toTenderError, createTracker, type ErrorFactory } from '@tender/client/internal';
import { createBus, createPinnedPeer, parseServiceId, type Bus } from '@tender/frame-service/internal';
import { enroll } from '../../src/actions/enroll';
import { fetchCapabilities } from '../../src/actions/fetch-capabilities';
import { tokenize } from '../../src/actions/tokenize';
import { CONFIGURATION_REQUEST, EVENTS } from '../../src/constants';
import type { ActionOptions, UnionPayContext } from '../../src/context';
import { unionpayErrors } from '../../src/errors';
import type { UnionPayAnalyticsEvent } from '../../src/events';
import { findCardForm, type CardForm } from './find-card-form';
import { readCapabilitiesOptions, readEnrollOptions, readTokenizeOptions } from './read-options';

declare global {
  interface Window {
    bus?: Bus;
  }
}

/** Requests the configuration from the page, and then performs the actions that the page requests with the card in the fields. */
export function startFrame(): void {
  const bus = createBus({ channel: parseServiceId(window.name), ...createPinnedPeer(window.parent) });
  let isConfigured = false;
  window.bus = bus;
  bus.emit(CONFIGURATION_REQUEST, undefined, (configuration) => {
    if (isConfigured) return;
    isConfigured = true;
    serve(bus, () => createClient(asRecord(configuration) as unknown as Configuration));
  });
}

/** @param createFrameClient throws for a malformed configuration or one with foreign hosts; requests of the page reject with that error */
function serve(bus: Bus, createFrameClient: () => Client): void {
  let client: Client | undefined;

  function handle(
    event: string,
    action: (context: UnionPayContext, options: ActionOptions) => Promise<object>,
    read: (form: CardForm, options: ActionOptions) => ActionOptions,
    unreachable: ErrorFactory,
  ): void {
    bus.on(event, (data, reply) => {
      const run = async (): Promise<object> => {
        const ready = (client ??= createFrameClient());
        const send = createTracker<UnionPayAnalyticsEvent>(ready);
        const { hostedFields, ...pageOptions } = asRecord(data);
        const form = findCardForm(ready.getConfiguration(), hostedFields);
        // The card is sent with the authorization of its fields, even if the page passed this frame another one.
        return action({ client: form.client ?? ready, track: (name) => send(`unionpay.${name}`) }, read(form, pageOptions));
      };
      run().then(
        (payload) => reply?.({ err: null, payload }),
        (error: unknown) => reply?.({ err: toTenderError(error, unreachable) }),
      );
    });
  }

  const { UNIONPAY_FETCH_CAPABILITIES_NETWORK_ERROR, UNIONPAY_ENROLLMENT_NETWORK_ERROR, UNIONPAY_TOKENIZATION_NETWORK_ERROR } =
    unionpayErrors;
  handle(EVENTS.fetchCapabilities, fetchCapabilities, readCapabilitiesOptions, UNIONPAY_FETCH_CAPABILITIES_NETWORK_ERROR);
  handle(EVENTS.enroll, enroll, readEnrollOptions, UNIONPAY_ENROLLMENT_NETWORK_ERROR);
  handle(EVENTS.tokenize, tokenize, readTokenizeOptions, UNIONPAY_TOKENIZATION_NETWORK_ERROR);
}
