import type { ComponentOptions } from '@tender/client/internal';
import type { Same } from '@tender/client/testing';
import type { z } from 'zod';
import {
  venmo,
  type Venmo,
  type VenmoCodeView,
  type VenmoComponent,
  type VenmoCreateOptions,
  type VenmoErrorCode,
  type VenmoLineItem,
  type VenmoLoginView,
  type VenmoPayerInfo,
  type VenmoResult,
  type VenmoTokenizeOptions,
  type VenmoTokenizePayload,
} from './index';
import type { createOptions, lineItem, payerInfo, tokenizeOptions, tokenizePayload } from './schemas';

declare const authorization: string;
declare const signal: AbortSignal;

true satisfies Same<z.input<typeof lineItem>, VenmoLineItem>;
true satisfies Same<z.input<typeof createOptions>, Omit<VenmoCreateOptions, keyof ComponentOptions>>;
true satisfies Same<z.input<typeof tokenizeOptions>, VenmoTokenizeOptions>;
true satisfies Same<z.output<typeof payerInfo>, VenmoPayerInfo>;
true satisfies Same<z.output<typeof tokenizePayload>, VenmoTokenizePayload>;

export async function types(): Promise<void> {
  venmo satisfies VenmoComponent;
  venmo.isBrowserSupported({ allowDesktop: true }) satisfies boolean;
  const instance: Venmo = await venmo.create({ authorization, paymentMethodUsage: 'single_use', signal });
  venmo.create({ authorization }, (error: unknown, created?: Venmo) => created);
  (await instance.tokenize({ processResultsDelay: 2_000, signal })) satisfies VenmoTokenizePayload;
  await instance.tokenize({
    onCode(view) {
      view satisfies VenmoCodeView | undefined;
      view?.url satisfies string | undefined;
      if (view?.step === 'problem') view.again();
      // @ts-expect-error -- there is no such step
      return view?.step === 'other';
    },
  });
  await instance.tokenize({
    onLogin(view) {
      view satisfies VenmoLoginView | undefined;
      view?.text.heading satisfies string | undefined;
      // @ts-expect-error -- only the view of a QR code has a URL
      return view?.url;
    },
  });
  (await instance.tokenize()).details.payerInfo?.userName satisfies string | undefined;
  instance.tokenize((_: unknown, payload?: VenmoTokenizePayload) => payload?.nonce);
  (await instance.getUrl()) satisfies string;
  (await instance.processHashChangeFlowResults('venmoSuccess=1')) satisfies VenmoResult;
  instance.hasTokenizationResult() satisfies boolean;
  instance.hasTokenizationResult({ startedInThisTab: true }) satisfies boolean;
  instance.hasTokenizationResult((_: unknown, hasResult?: boolean) => hasResult) satisfies void;
  // @ts-expect-error -- there is no such option
  instance.hasTokenizationResult({ startedHere: true });
  // @ts-expect-error -- a line item needs a name
  await venmo.create({ authorization, lineItems: [{ quantity: 1, unitAmount: '1.00' }] });
  const code: VenmoErrorCode = 'VENMO_CANCELED';
  void code;
}
