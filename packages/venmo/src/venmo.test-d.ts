import { venmo, type CodeView, type LoginView, type TokenizePayload, type Venmo, type VenmoErrorCode, type VenmoResult } from './index';

declare const authorization: string;
declare const signal: AbortSignal;

export async function types(): Promise<void> {
  venmo.isBrowserSupported({ allowDesktop: true }) satisfies boolean;
  const instance: Venmo = await venmo.create({ authorization, paymentMethodUsage: 'single_use', signal });
  venmo.create({ authorization }, (error: unknown, created?: Venmo) => created);
  (await instance.tokenize({ processResultsDelay: 2_000, signal })) satisfies TokenizePayload;
  await instance.tokenize({
    onCode(view) {
      view satisfies CodeView | undefined;
      view?.url satisfies string | undefined;
      if (view?.step === 'problem') view.again();
      // @ts-expect-error -- no such step
      return view?.step === 'other';
    },
  });
  await instance.tokenize({
    onLogin(view) {
      view satisfies LoginView | undefined;
      view?.text.heading satisfies string | undefined;
      // @ts-expect-error -- the window shows its own
      return view?.url;
    },
  });
  (await instance.tokenize()).details.payerInfo?.userName satisfies string | undefined;
  instance.tokenize((_: unknown, payload?: TokenizePayload) => payload?.nonce);
  (await instance.getUrl()) satisfies string;
  (await instance.processHashChangeFlowResults('venmoSuccess=1')) satisfies VenmoResult;
  instance.hasTokenizationResult() satisfies boolean;
  // @ts-expect-error -- a line needs a name
  await venmo.create({ authorization, lineItems: [{ quantity: 1, unitAmount: '1.00' }] });
  const code: VenmoErrorCode = 'VENMO_CANCELED';
  void code;
}
