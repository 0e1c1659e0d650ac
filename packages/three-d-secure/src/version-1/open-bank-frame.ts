import { VERSION, type Configuration } from '@tender/client';
import { uuid, type Disposable, framePageUrl } from '@tender/client/internal';
import { createProviderFrame } from '@tender/frame-service/internal';
import { BANK_FRAME_SIZE, FRAME_TITLE, type Framework } from '../constants';
import { createDeferred } from '../create-deferred';
import { threeDSecureErrors, versionOneErrors } from '../errors';
import type { ThreeDSecurePaymentMethod, ThreeDSecureVerifyPayload } from '../types';
import { asRecord } from '@tender/client/internal';
import { readAuthenticationResult } from './read-authentication-result';
import { AUTHENTICATION_COMPLETE, CONFIGURATION_REQUEST } from './events';
import { openModal } from './open-modal';

export interface BankFrameOptions {
  /** `legacy`, which passed the frame to functions of the merchant, is not supported. */
  readonly framework: Framework | 'legacy';
  readonly configuration: Configuration;
  readonly paymentMethod: ThreeDSecurePaymentMethod;
  /** The lookup, with the challenge that the bank wants. */
  readonly lookup: { readonly acsUrl: string; readonly pareq: string; readonly md: string; readonly termUrl: string };
  /** Shows a spinner until the bank's page has loaded. Default: true. */
  readonly showLoader?: boolean;
  /** Adds a close button to the narrow dialog. Default: false. */
  readonly hasExit?: boolean;
  /** Puts the frame on the page. Only for the framework `inline`. */
  appendFrame?(element: HTMLElement): void;
}

export interface BankFrame extends Disposable {
  readonly iframe: HTMLIFrameElement;
  /** @throws UNKNOWN_AUTH_RESPONSE, THREEDS_CARDINAL_SDK_CANCELED */
  readonly result: Promise<ThreeDSecureVerifyPayload>;
}

/**
 * Opens the bank's page of version 1 in a frame of the provider.
 * @throws THREEDS_FRAMEWORK_METHOD_NOT_IMPLEMENTED
 */
export function openBankFrame(options: BankFrameOptions): BankFrame {
  const { framework, configuration, lookup, paymentMethod, showLoader = true, hasExit, appendFrame = () => {} } = options;
  if (framework === 'legacy') throw versionOneErrors.THREEDS_FRAMEWORK_METHOD_NOT_IMPLEMENTED({ method: 'presentChallenge' });
  const { isDebug, gatewayConfiguration } = configuration;
  const page = (name: string, isMinified: boolean): string => framePageUrl(gatewayConfiguration.assetsUrl, name, isMinified);
  const channel = uuid();
  const size = { width: BANK_FRAME_SIZE, height: BANK_FRAME_SIZE };
  const url = `${page('three-d-secure-bank-frame', !isDebug)}?showLoader=${showLoader}`;
  const { iframe, bus, dispose } = createProviderFrame(url, channel, {
    ...size,
    name: `braintreethreedsecurelanding_${channel}`,
    title: FRAME_TITLE,
  });
  const completeUrl = `${page('three-d-secure-authentication-complete-frame', false)}?channel=${encodeURIComponent(channel)}&`;
  const { promise, resolve, reject } = createDeferred<ThreeDSecureVerifyPayload>();
  bus.on(CONFIGURATION_REQUEST, (_, reply) =>
    reply?.({
      clientConfiguration: configuration,
      nonce: paymentMethod.nonce,
      acsUrl: lookup.acsUrl,
      pareq: lookup.pareq,
      md: lookup.md,
      termUrl: `${lookup.termUrl}&three_d_secure_version=${VERSION}&authentication_complete_base_url=${encodeURIComponent(completeUrl)}`,
      parentUrl: location.href.replace(/#.*/s, ''),
    }),
  );
  bus.on(AUTHENTICATION_COMPLETE, (data) => {
    try {
      resolve(readAuthenticationResult(asRecord(data)['auth_response'], paymentMethod));
    } catch (error) {
      reject(error);
    }
  });
  const container = document.createElement('div');
  container.append(iframe);
  let close = (): void => {};
  if (framework === 'inline') appendFrame(container);
  else {
    close = openModal(framework === 'bootstrap3', container, hasExit, () => {
      reject(threeDSecureErrors.THREEDS_CARDINAL_SDK_CANCELED());
    });
  }
  const closeAll = (): void => {
    close();
    dispose();
    close = () => {};
  };
  promise.then(closeAll, closeAll);
  return { iframe, result: promise, dispose: closeAll };
}
