import type { PayPalTokenizeOptions } from '@tender/paypal';
import type { ReactNode } from 'react';
import { PayPalProvider, usePayPal } from '../paypal/context';
import { useCheckout } from './checkout-context';
import type { CheckoutMethod } from './checkout-method';
import { fill } from './fill';
import { WalletExpress } from './express/wallet-express';
import { PayPalMark, PayPalWordmark } from './marks/wallet-marks';
import { PayArea } from './pay-area';
import type { Collect } from './payment';
import { enApproval } from './texts/en-approval';

/** Options of `paypal`: those of PayPal's `tokenize`. Default: one payment of the checkout's amount, with the intent `capture`. */
export type PayPalMethodOptions = Partial<PayPalTokenizeOptions>;

const NAME = { method: 'PayPal' };

/**
 * PayPal in a popup.
 * @example <Checkout methods={[paypal()]} {...props} />
 */
export function paypal(options: PayPalMethodOptions = {}): CheckoutMethod {
  return {
    id: 'paypal',
    title: () => NAME.method,
    isOffered: ({ gatewayConfiguration: { paypalEnabled, paypal: account } }) => paypalEnabled === true && Boolean(account),
    render: () => (
      <PayPalProvider>
        <PayPalPanel options={options} />
      </PayPalProvider>
    ),
    express: () => (
      <PayPalProvider>
        <PayPalExpress options={options} />
      </PayPalProvider>
    ),
    hasOwnButton: true,
    icon: <PayPalMark />,
  };
}

function PayPalPanel({ options }: { readonly options: PayPalMethodOptions }): ReactNode {
  const { texts } = useCheckout();
  const { approval = enApproval } = texts;
  const { status, retry, error } = usePayPal();
  const collect = useCollect(options);
  return (
    <>
      <p data-tender-hint="">{fill(approval.inWindow, NAME)}</p>
      <PayArea status={status} retry={retry} error={error} opensWindow label={fill(approval.payWith, NAME)} collect={collect} />
    </>
  );
}

function PayPalExpress({ options }: { readonly options: PayPalMethodOptions }): ReactNode {
  const { isBusy, submit } = useCheckout();
  const { status } = usePayPal();
  const collect = useCollect(options);
  return (
    <WalletExpress status={status}>
      {() => (
        <button
          type="button"
          data-tender-button="paypal"
          aria-disabled={isBusy || status !== 'ready'}
          onClick={() => status === 'ready' && submit(collect)}
        >
          <PayPalWordmark />
        </button>
      )}
    </WalletExpress>
  );
}

/** Returns a function that opens PayPal's window. */
function useCollect(options: PayPalMethodOptions): Collect {
  const { amount, currency } = useCheckout();
  const { tokenize } = usePayPal();
  return (signal) => tokenize.run({ flow: 'checkout', intent: 'capture', useraction: 'commit', amount, currency, ...options, signal });
}
