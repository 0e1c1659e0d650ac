import type { Configuration, TenderError } from '@tender/client';
import {
  endpointsFromConfiguration,
  INTEGRATION_TIMEOUT,
  loadScript,
  asRecord,
  attempt,
  songbirdScriptUrl,
  toTenderError,
  type ErrorFactory,
  type EventName,
} from '@tender/client/internal';
import { MODAL_EVENTS } from '../constants';
import type { ThreeDSecureScope, ThreeDSecureState } from '../context';
import { createDeferred } from '../create-deferred';
import { threeDSecureErrors } from '../errors';
import type { SongbirdErrorEvent } from '../events';
import type { ModalEvent } from '../types';
import { createCardinalConfiguration } from './create-cardinal-configuration';
import { handleValidated } from './handle-validated';
import { listenToCardinal, type Cardinal, type CardinalHandler } from './cardinal';
import type { CardinalSetup } from './cardinal-setup';

type SongbirdError = EventName<SongbirdErrorEvent, 'three-d-secure'>;

/** Loads the authentication script and sets it up. The script is loaded once, and a failed setup is not repeated. */
export function startCardinalSetup({ options, own, signal, track }: ThreeDSecureScope, context: ThreeDSecureState): CardinalSetup {
  const { client, metadata, framework, emit } = context;
  const timeout = options.timeout || INTEGRATION_TIMEOUT;
  const { promise: sessionId, resolve, reject } = createDeferred<unknown>();
  const startTime = Date.now();
  const removeListeners: (() => void)[] = [];
  let jwt: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isConfigured = false;
  let isDone = false;
  let inline: typeof import('../ui/show-inline-frame') | undefined;

  function finish(): void {
    isDone = true;
    clearTimeout(timer);
  }

  function stopListening(): void {
    removeListeners.splice(0).forEach(attempt);
  }

  function configure(cardinal: Cardinal): void {
    const listen = (event: string, handler: CardinalHandler): unknown => removeListeners.push(listenToCardinal(cardinal, event, handler));
    const settings = createCardinalConfiguration(framework, options);
    isConfigured = true;
    for (const event of MODAL_EVENTS) {
      const name = event.replace('loading.', 'loader-').replace('H', '-h') as ModalEvent;
      listen(`ui.${event}`, () => emit(`authentication-modal-${name}`));
    }
    listen('payments.setupComplete', (data) => {
      finish();
      track('cardinal-sdk.init.setup-completed');
      resolve(asRecord(data)['sessionId']); // a promise resolves once, so the first id is kept for good
    });
    // Only the inline version listens: with a listener the script leaves it to the page to show the challenge.
    if (framework === 'inline') listen('ui.inline.setup', handleInlineSetup as CardinalHandler);
    cardinal.configure(settings);
    cardinal.setup('init', { jwt });
    metadata.cardinalDeviceDataCollectionTimeElapsed = Date.now() - startTime;
    listen('payments.validated', (data, jwt) => handleValidated(context, report, data, jwt));
  }

  /** Loads what shows the frame of a challenge: only the inline version needs it. */
  async function loadInline(): Promise<NonNullable<typeof inline>> {
    return (inline ??= await import('../ui/show-inline-frame'));
  }

  /** Shows the frame of a challenge, in the task of the script's event once the code is loaded. */
  function handleInlineSetup(template: unknown, details: unknown, onShown: () => void, onError: (error: TenderError) => void): void {
    const fail = (originalError?: unknown): void =>
      onError(threeDSecureErrors.THREEDS_INLINE_IFRAME_DETAILS_INCORRECT(originalError ? { originalError } : undefined));
    const show = ({ showInlineFrame }: NonNullable<typeof inline>): void => showInlineFrame(context, template, details, onShown, fail);
    if (inline) show(inline);
    else loadInline().then(show, fail);
  }

  function report(event: SongbirdError, error: TenderError): void {
    if (!isDone) {
      finish();
      stopListening();
      reject(error);
    }
    track(event);
  }

  async function start(): Promise<void> {
    let event: SongbirdError = 'cardinal-sdk.songbird-error.cardinal-sdk-setup-failed.songbird-js-failed-to-load';
    let createError: ErrorFactory = threeDSecureErrors.THREEDS_CARDINAL_SDK_SCRIPT_LOAD_FAILED;
    let configuration: Configuration;
    try {
      configuration = (await client).getConfiguration();
    } catch (error) {
      // The client failed, or the account does not allow 3D Secure. That sends no event.
      finish();
      return reject(toTenderError(error, createError));
    }
    if (isDone) return;
    try {
      const settings = configuration.gatewayConfiguration.threeDSecure ?? {};
      const { cardinalSongbirdUrl: configuredUrl, cardinalSongbirdIdentityHash: integrity } = settings;
      jwt = settings.cardinalAuthenticationJWT;
      timer = setTimeout(() => {
        track('cardinal-sdk.init.setup-timeout');
        report('cardinal-sdk.songbird-error.cardinal-sdk-setup-timeout', threeDSecureErrors.THREEDS_CARDINAL_SDK_SETUP_TIMEDOUT());
      }, timeout);
      const src = songbirdScriptUrl(endpointsFromConfiguration(configuration), configuredUrl);
      await loadScript({ src, attributes: src === configuredUrl && integrity ? { integrity, crossorigin: '' } : {} });
      if (isDone) return;
      createError = threeDSecureErrors.THREEDS_CARDINAL_SDK_SETUP_FAILED;
      event = 'cardinal-sdk.songbird-error.cardinal-sdk-setup-failed.cardinal-global-unavailable';
      if (!window.Cardinal) throw createError();
      event = 'cardinal-sdk.songbird-error.cardinal-sdk-setup-failed.cardinal-configuration-threw-error';
      configure(window.Cardinal);
    } catch (error) {
      if (isDone) return;
      track('cardinal-sdk.init.setup-failed');
      report(event, toTenderError(error, createError));
    }
  }

  const ignore = (): void => {};
  void start();
  if (framework === 'inline') loadInline().catch(ignore); // preloads it, so that the challenge does not wait
  own({
    dispose() {
      finish();
      stopListening();
    },
  });
  return {
    sessionId,
    settled: sessionId.then(ignore, ignore),
    report,
    restart() {
      if (signal.aborted) return;
      stopListening();
      track('teardown-completed'); // by the protocol, even where the script could not be loaded
      client
        .then(() => {
          if (signal.aborted || !isConfigured) return;
          stopListening();
          configure(window.Cardinal as Cardinal);
        })
        .catch(ignore);
    },
  };
}
