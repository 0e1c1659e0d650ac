import type { Configuration, TenderError } from '@tender/client';
import {
  endpointsFor,
  INTEGRATION_TIMEOUT,
  loadScript,
  members,
  quietly,
  songbirdScript,
  toTenderError,
  type ErrorFactory,
  type Scope,
} from '@tender/client/internal';
import { MODAL_EVENTS } from '../constants';
import type { Verification } from '../context';
import { deferred } from '../deferred';
import { threeDSecureErrors } from '../errors';
import type { ModalEvent, ThreeDSecureCreateOptions } from '../types';
import { cardinalConfiguration } from './configuration';
import { onValidated } from './validated';
import { listenTo, type Cardinal, type CardinalHandler } from './cardinal';

/** Sent with every lookup: milliseconds, and what came of the bank's own look at the device. */
export interface ClientMetadata {
  readonly requestedThreeDSecureVersion: '2';
  readonly sdkVersion: string;
  cardinalDeviceDataCollectionTimeElapsed?: number;
  issuerDeviceDataCollectionTimeElapsed?: number;
  issuerDeviceDataCollectionResult?: unknown;
}

export interface SetUp {
  /** Settles within the time limit, with the error of a failed set-up. */
  readonly sessionId: Promise<unknown>;
  /** When it did, or failed. */
  readonly settled: Promise<void>;
  /** Milliseconds that the authentication script may take. */
  readonly timeout: number;
  /** What the authentication script reported while nothing was asked of it. It fails a set-up that is not complete. */
  report(type: string, error: TenderError): void;
  /** Configures the script anew, as it wants it after every verification. Never throws. */
  restart(): void;
}

/** Loads the authentication script and makes it ready. The script is loaded once; a failed set-up is not tried again. */
export function beginSetUp({ options, own, track }: Scope<ThreeDSecureCreateOptions>, context: Verification): SetUp {
  const { client, metadata, framework, emit } = context;
  const timeout = options.timeout || INTEGRATION_TIMEOUT;
  const { promise: sessionId, resolve, reject } = deferred<unknown>();
  const started = Date.now();
  const listening: (() => void)[] = [];
  let jwt: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isConfigured = false;
  let isDone = false;

  function finish(): void {
    isDone = true;
    clearTimeout(timer);
  }

  function stopListening(): void {
    listening.splice(0).forEach(quietly);
  }

  function configure(cardinal: Cardinal): void {
    const listen = (event: string, handler: CardinalHandler): unknown => listening.push(listenTo(cardinal, event, handler));
    const settings = cardinalConfiguration(framework, options);
    isConfigured = true;
    for (const event of MODAL_EVENTS) {
      const name = event.replace('loading.', 'loader-').replace('H', '-h') as ModalEvent;
      listen(`ui.${event}`, () => emit(`authentication-modal-${name}`));
    }
    listen('payments.setupComplete', (data) => {
      finish();
      track('cardinal-sdk.init.setup-completed');
      resolve(members(data)['sessionId']); // the first one stays
    });
    // A listener in another style would have the script leave it to this page to show the challenge.
    if (framework === 'inline') listen('ui.inline.setup', handOver as CardinalHandler);
    cardinal.configure(settings);
    cardinal.setup('init', { jwt });
    metadata.cardinalDeviceDataCollectionTimeElapsed ??= Date.now() - started;
    listen('payments.validated', (data, jwt) => onValidated(context, report, data, jwt));
  }

  /** What shows it is loaded when it is needed: only the inline style leaves it to the page to show a challenge. */
  async function handOver(template: unknown, details: unknown, shown: () => void, refuse: (error: TenderError) => void): Promise<void> {
    let cause: object | undefined;
    try {
      const { showHandedOver } = await import('./hand-over');
      if (showHandedOver(context, template, members(details), shown)) return;
    } catch (error) {
      cause = { originalError: error };
    }
    refuse(threeDSecureErrors.THREEDS_INLINE_IFRAME_DETAILS_INCORRECT(cause));
  }

  function report(type: string, error: TenderError): void {
    if (!isDone) {
      finish();
      stopListening();
      reject(error);
    }
    track(`cardinal-sdk.songbird-error.${type}`);
  }

  /** What the script is set up for; nothing where the merchant may not use it, of which no more is said than by the error. */
  async function checked(): Promise<Configuration | undefined> {
    try {
      return (await client).getConfiguration();
    } catch (error) {
      finish();
      reject(toTenderError(error, threeDSecureErrors.THREEDS_CARDINAL_SDK_SCRIPT_LOAD_FAILED));
      return undefined;
    }
  }

  async function begin(): Promise<void> {
    let reason = 'songbird-js-failed-to-load';
    let failed: ErrorFactory = threeDSecureErrors.THREEDS_CARDINAL_SDK_SCRIPT_LOAD_FAILED;
    try {
      const given = await checked();
      if (!given || isDone) return;
      jwt = given.gatewayConfiguration.threeDSecure?.cardinalAuthenticationJWT;
      timer = setTimeout(() => {
        track('cardinal-sdk.init.setup-timeout');
        report('cardinal-sdk-setup-timeout', threeDSecureErrors.THREEDS_CARDINAL_SDK_SETUP_TIMEDOUT());
      }, timeout);
      await loadScript({ src: songbirdScript(endpointsFor(given)) });
      if (isDone) return;
      failed = threeDSecureErrors.THREEDS_CARDINAL_SDK_SETUP_FAILED;
      reason = 'cardinal-global-unavailable';
      if (!window.Cardinal) throw failed();
      reason = 'cardinal-configuration-threw-error';
      configure(window.Cardinal);
    } catch (error) {
      if (isDone) return;
      track('cardinal-sdk.init.setup-failed');
      report(`cardinal-sdk-setup-failed.${reason}`, toTenderError(error, failed));
    }
  }

  void begin();
  if (framework === 'inline') import('./hand-over').catch(() => {}); // to be at hand then
  own({
    dispose() {
      finish();
      stopListening();
      isConfigured = false;
    },
  });
  const ignore = (): void => {};
  return {
    sessionId,
    settled: sessionId.then(ignore, ignore),
    timeout,
    report,
    restart() {
      if (!isConfigured) return;
      stopListening();
      track('teardown-completed');
      quietly(() => configure(window.Cardinal as Cardinal));
    },
  };
}
