import type { Client, Configuration } from '@tender/client';
import { asRecord, createClient, createTracker } from '@tender/client/internal';
import type { HostedFieldsAnalyticsEvent } from '../../src/events';
import { mergeOptions } from './merge-options';
import type { FrameConfiguration, FrameEvents } from '../../src/wire';
import { findSiblings } from './find-siblings';
import { onPageEvent, sendToPage, type Frame } from './frame';
import { createCardForm, type CardForm, type ReportEvent } from './model/card-form';
import { readSupportedBrands } from './model/read-supported-brands';
import { preconnect } from './preconnect';
import { createTokenizationHandler } from './tokenize/tokenization-handler';

/**
 * Makes this frame the orchestrator, which is the frame that receives the configuration from the page. It holds the card data of all frames and
 * communicates with the page and the gateway for them.
 */
export function orchestrate(frame: Frame, data: unknown): CardForm {
  const configuration = { ...asRecord(data), fields: asRecord(asRecord(data).fields) } as FrameConfiguration &
    Pick<Configuration, 'analytics'>;
  const report: ReportEvent = (event, payload) => {
    sendToPage(frame, event, payload);
    if (event === 'INPUT_EVENT' && (payload as FrameEvents['INPUT_EVENT']).type === 'focus') client.then(connectToGateway, () => {});
  };
  const form = createCardForm(configuration, report, frame.page.origin);
  const siblings = findSiblings();
  // In the task that creates the inputs: `openFields` takes the question as the sign that they are there.
  const client = requestClient(frame, configuration.analytics);
  siblings.forEach((sibling) => {
    try {
      sibling.braintree?.hostedFields?.initialize(form);
    } catch {
      // The frame is being removed. The others must still be initialized.
    }
  });
  const track = createTracker<HostedFieldsAnalyticsEvent>(client);
  track('custom.hosted-fields.load.succeeded');
  const updateBrands = (isChange: boolean): void =>
    void client.then(
      (ready) => {
        const brands = readSupportedBrands(configuration.fields.number, ready.getConfiguration().gatewayConfiguration);
        if (brands || isChange) form.support(brands, isChange);
      },
      () => {}, // `tokenize` rejects with the reason
    );
  updateBrands(false);
  onPageEvent(frame, 'UPDATE_OPTIONS', (changes) => {
    mergeOptions(configuration, changes);
    if ('supportedCardBrands' in asRecord(asRecord(asRecord(changes).fields).number)) updateBrands(true);
  });
  const tokenize = createTokenizationHandler(client, form, track);
  const running = new Map<unknown, AbortController>();
  onPageEvent(frame, 'TOKENIZATION_REQUEST', (options, reply, { replyId }) => {
    if (!reply) return;
    const controller = new AbortController();
    running.set(replyId, controller);
    void tokenize(options, reply, controller.signal).finally(() => running.delete(replyId));
  });
  onPageEvent(frame, 'ABORT_REQUEST', (replyId) => running.get(replyId)?.abort());
  window.cardForm = Object.assign(form, { client });
  return form;
}

/**
 * Connects while the customer types, so that `tokenize` does not wait for it. It is repeated at each focus, because browsers soon close connections that
 * are not used.
 */
function connectToGateway(client: Client): void {
  const { clientApiUrl, graphQL } = client.getConfiguration().gatewayConfiguration;
  preconnect(graphQL?.url ?? String(clientApiUrl), 'anonymous');
}

/** @param analytics option of the fields. The configuration of the client may have turned analytics off as well. */
function requestClient(frame: Frame, analytics: Configuration['analytics']): Promise<Client> {
  return new Promise<unknown>((resolve) => sendToPage(frame, 'READY_FOR_CLIENT', undefined, resolve)).then((configuration) =>
    createClient({ analytics, ...(configuration as Configuration) }),
  );
}
