import type { Client, Configuration } from '@tender/client';
import { createClient, members, toTenderError, tracker } from '@tender/client/internal';
import { createBus, pinnedPeer, serviceIdOf, type Bus } from '@tender/frame-service/internal';
import type { Action, Given } from '../../src/action';
import { enroll } from '../../src/actions/enroll';
import { fetchCapabilities } from '../../src/actions/fetch-capabilities';
import { tokenize } from '../../src/actions/tokenize';
import { CONFIGURATION_REQUEST } from '../../src/constants';
import { perform } from '../../src/perform';
import { findCardForm, type CardForm } from './find-card-form';
import { forCapabilities, forEnrollment, forTokenization } from './read-card';

declare global {
  interface Window {
    bus?: Bus;
  }
}

/** Asks the page for its client, and from then on does what the page asks with the card that stands in its fields. */
export function create(): void {
  const bus = createBus({ channel: serviceIdOf(window.name), ...pinnedPeer(window.parent) });
  let isStarted = false;
  window.bus = bus;
  bus.emit(CONFIGURATION_REQUEST, undefined, (configuration) => {
    if (isStarted) return;
    isStarted = true;
    serve(bus, () => createClient(members(configuration) as unknown as Configuration));
  });
}

/** @param makeClient throws for a configuration that is none, or not of the provider's: the page is told when it asks */
function serve(bus: Bus, makeClient: () => Client): void {
  let client: Client | undefined;

  function hear<R>(action: Action<R>, read: (form: CardForm, given: Given) => Given): void {
    bus.on(action.event, (data, reply) => {
      const run = async (): Promise<R> => {
        const ready = (client ??= makeClient());
        const send = tracker(ready);
        const { hostedFields, ...given } = members(data);
        const form = findCardForm(ready.getConfiguration(), hostedFields);
        const options = read(form, given);
        action.check(options);
        // The typed card goes to the account of its fields, whatever authorization the page has given this frame.
        const sender = (await form.client) ?? ready;
        return perform({ client: sender, track: (event) => send(`unionpay.${event}`) }, action, options);
      };
      run().then(
        (payload) => reply?.({ err: null, payload }),
        (error: unknown) => reply?.({ err: toTenderError(error, action.unreachable) }),
      );
    });
  }

  hear(fetchCapabilities, forCapabilities);
  hear(enroll, forEnrollment);
  hear(tokenize, forTokenization);
}
