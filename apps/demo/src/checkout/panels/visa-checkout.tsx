import { CheckoutProblem, PayArea, useCheckout, type CheckoutMethod } from '@tender/react/checkout';
import { useVisaCheckout, VisaCheckoutProvider } from '@tender/react/visa-checkout';
import { useCallback, useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import type { ShopConfiguration } from '../../../server/contract';
import { useLoaded } from '../../use-loaded';
import type { Purchase } from '../purchase';
import { Sign } from '../sign';
import { loadVisa, onVisaResult, type VisaResult } from './load-visa';

/** Visa Checkout, whose script the shop loads itself. Visa's own button takes the place of the pay button. */
export function visaCheckout({ configuration }: Purchase): CheckoutMethod {
  return {
    id: 'visa-checkout',
    title: () => 'Visa Checkout',
    isOffered: ({ gatewayConfiguration }) => Boolean(gatewayConfiguration.visaCheckout),
    render: () => (
      <VisaCheckoutProvider>
        <VisaCheckoutPanel {...configuration} />
      </VisaCheckoutProvider>
    ),
    hasOwnButton: true,
    icon: <Sign name="window" />,
  };
}

function findScript({ environment, consoleUrl }: Pick<ShopConfiguration, 'environment' | 'consoleUrl'>): string {
  if (consoleUrl) return new URL('/third-party/visa-checkout.js', consoleUrl).href; // the sandbox has a stand-in
  const host = `${environment === 'production' ? '' : 'sandbox-'}assets.secure.checkout.visa.com`;
  return `https://${host}/checkout-widget/resources/js/integration/v1/sdk.js`;
}

function VisaCheckoutPanel({ environment, consoleUrl, shopName }: ShopConfiguration): ReactNode {
  const { amount, currency, isBusy, beforePayment, submit, report } = useCheckout();
  const visaCheckout = useVisaCheckout();
  const { instance, tokenize } = visaCheckout;
  const url = findScript({ environment, consoleUrl });
  const script = useLoaded(useCallback(() => loadVisa(url), [url]));
  const visa = script.status === 'ready' ? script.value : undefined;
  useEffect(() => {
    if (!visa || !instance) return;
    const settings = { displayName: shopName, review: { buttonAction: 'Pay' } };
    visa.init(instance.createInitOptions({ paymentRequest: { currencyCode: currency, subtotal: amount }, settings }));
  }, [visa, instance, amount, currency, shopName]);

  const finish = (result: VisaResult): void => {
    if (result.event === 'payment.cancel') return report(new DOMException('The customer has closed Visa Checkout.', 'AbortError'));
    if (result.event === 'payment.error') return report(FAILED);
    const { payment } = result;
    submit(async (signal) => {
      const { nonce, type, details } = await tokenize.run({ ...payment, signal });
      return { nonce, type, details: { ...details } };
    });
  };
  const latestFinish = useRef(finish);
  useEffect(() => void (latestFinish.current = finish));
  useEffect(() => onVisaResult((result) => latestFinish.current(result)), []);

  /** Visa's script opens its sheet for every click on its button. */
  const stopIfNotReady = (event: MouseEvent): void => {
    if (isBusy || !beforePayment()) event.stopPropagation();
  };
  const failed = [visaCheckout, script].find(({ status }) => status === 'failed');
  return (
    <>
      <p data-tender-hint="">Visa’s sheet opens, in which you choose one of your cards.</p>
      <PayArea
        status={failed ? 'failed' : script.status === 'ready' ? visaCheckout.status : script.status}
        retry={() => {
          if (script.status === 'failed') script.reload();
          if (visaCheckout.status === 'failed') visaCheckout.retry();
        }}
        error={visaCheckout.error ?? (script.status === 'failed' ? script.error : undefined)}
        collect={() => Promise.reject(new CheckoutProblem('Please press the button of Visa Checkout.'))}
      >
        <div className="visa" onClickCapture={stopIfNotReady}>
          <button type="button" className="v-button" aria-disabled={isBusy || !visa || !instance}>
            Visa Checkout
          </button>
        </div>
      </PayArea>
    </>
  );
}

const FAILED = new CheckoutProblem(
  'Visa Checkout did not work.',
  'You have not been charged. Press its button again, or choose another way to pay.',
);
