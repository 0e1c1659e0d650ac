import type { Client, Configuration } from '@tender/client';
import { createClient, tracker } from '@tender/client/internal';
import type { FrameConfiguration } from '../../src/wire';
import { hear, membersOf, tell, type Frame } from './frame';
import { createCardForm, type CardForm } from './model/card-form';
import { supportedBrands } from './model/supported-brands';
import { siblings } from './siblings';
import { createTokenizationHandler } from './tokenize/tokenization-handler';

/** The frame that the page gave its configuration to keeps the card for all, and speaks with page and gateway for all. */
export function orchestrate(frame: Frame, given: unknown): CardForm {
  const configuration = { ...membersOf(given), fields: membersOf(membersOf(given).fields) } as FrameConfiguration &
    Pick<Configuration, 'analytics'>;
  const form = createCardForm(configuration, (event, data) => tell(frame, event, data), frame.page.origin);
  const others = siblings();
  const client = askForClient(frame, configuration.analytics);
  others.forEach((sibling) => {
    try {
      sibling.braintree?.hostedFields?.initialize(form);
    } catch {
      // A frame that is being removed; the others still get their fields.
    }
  });
  const track = tracker(client);
  track('custom.hosted-fields.load.succeeded');
  client.then(
    (ready) => {
      const brands = supportedBrands(configuration.fields.number, ready.getConfiguration().gatewayConfiguration);
      if (brands) form.support(brands);
    },
    () => {}, // whoever asks for a nonce is told
  );
  const tokenize = createTokenizationHandler(client, form, track);
  const running = new Map<unknown, AbortController>();
  hear(frame, 'TOKENIZATION_REQUEST', (options, reply, { replyId }) => {
    if (!reply) return;
    const stop = new AbortController();
    running.set(replyId, stop);
    void tokenize(options, reply, stop.signal).finally(() => running.delete(replyId));
  });
  hear(frame, 'ABORT_REQUEST', (replyId) => running.get(replyId)?.abort());
  window.cardForm = Object.assign(form, { client });
  return form;
}

/** @param analytics what the fields' merchant said; the client's own merchant may have said so too */
function askForClient(frame: Frame, analytics: Configuration['analytics']): Promise<Client> {
  return new Promise<unknown>((resolve) => tell(frame, 'READY_FOR_CLIENT', undefined, resolve)).then((configuration) =>
    createClient({ analytics, ...(configuration as Configuration) }),
  );
}
