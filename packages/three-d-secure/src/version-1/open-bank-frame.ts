import { VERSION, type Configuration } from '@tender/client';
import { uuid, type Disposable } from '@tender/client/internal';
import { createProviderFrame } from '@tender/frame-service/internal';
import { BANK_FRAME_SIZE, FRAME_TITLE, type Framework } from '../constants';
import { deferred } from '../deferred';
import { threeDSecureErrors, versionOneErrors } from '../errors';
import type { PaymentMethod, VerifyPayload } from '../types';
import { members } from '@tender/client/internal';
import { authenticationResult } from './authentication-result';
import { AUTHENTICATION_COMPLETE, CONFIGURATION_REQUEST } from './events';
import { openModal } from './modal';

export interface BankFrameOptions {
  /** `legacy` handed the frame to functions of the merchant, and is gone. */
  readonly framework: Framework | 'legacy';
  readonly configuration: Configuration;
  readonly paymentMethod: PaymentMethod;
  /** Of the lookup. */
  readonly lookup: { readonly acsUrl: string; readonly pareq: string; readonly md: string; readonly termUrl: string };
  /** Default true. */
  readonly showLoader?: boolean;
  readonly hasExit?: boolean;
  /** Where the merchant places the frame itself. */
  place?(element: HTMLElement): void;
}

export interface BankFrame extends Disposable {
  readonly iframe: HTMLIFrameElement;
  /** @throws UNKNOWN_AUTH_RESPONSE, THREEDS_CARDINAL_SDK_CANCELED */
  readonly result: Promise<VerifyPayload>;
}

/**
 * Version 1: the bank's page in a frame of the provider.
 * @throws THREEDS_FRAMEWORK_METHOD_NOT_IMPLEMENTED
 */
export function openBankFrame(options: BankFrameOptions): BankFrame {
  const { framework, configuration, lookup, paymentMethod, showLoader = true, hasExit, place = () => {} } = options;
  if (framework === 'legacy') throw versionOneErrors.THREEDS_FRAMEWORK_METHOD_NOT_IMPLEMENTED(undefined, 'presentChallenge');
  const { isDebug, gatewayConfiguration } = configuration;
  const pages = `${gatewayConfiguration.assetsUrl}/web/${VERSION}/html`;
  const channel = uuid();
  const size = { width: BANK_FRAME_SIZE, height: BANK_FRAME_SIZE };
  const url = `${pages}/three-d-secure-bank-frame${isDebug ? '' : '.min'}.html?showLoader=${showLoader}`;
  const { iframe, bus, dispose } = createProviderFrame(url, channel, {
    ...size,
    name: `braintreethreedsecurelanding_${channel}`,
    title: FRAME_TITLE,
  });
  const complete = `${pages}/three-d-secure-authentication-complete-frame.html?channel=${encodeURIComponent(channel)}&`;
  const { promise, resolve, reject } = deferred<VerifyPayload>();
  bus.on(CONFIGURATION_REQUEST, (_, reply) =>
    reply?.({
      clientConfiguration: configuration,
      nonce: paymentMethod.nonce,
      acsUrl: lookup.acsUrl,
      pareq: lookup.pareq,
      md: lookup.md,
      termUrl: `${lookup.termUrl}&three_d_secure_version=${VERSION}&authentication_complete_base_url=${encodeURIComponent(complete)}`,
      parentUrl: location.href.replace(/#.*/s, ''),
    }),
  );
  bus.on(AUTHENTICATION_COMPLETE, (data) => {
    try {
      resolve(authenticationResult(members(data)['auth_response'], paymentMethod));
    } catch (error) {
      reject(error);
    }
  });
  const container = document.createElement('div');
  container.append(iframe);
  let close = (): void => {};
  if (framework === 'inline') place(container);
  else {
    close = openModal(framework === 'bootstrap3', container, hasExit, () => {
      reject(threeDSecureErrors.THREEDS_CARDINAL_SDK_CANCELED());
    });
  }
  const end = (): void => {
    close();
    dispose();
    close = () => {};
  };
  promise.then(end, end);
  return { iframe, result: promise, dispose: end };
}
