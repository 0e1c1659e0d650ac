import type { PayPalTokenizeOptions } from '@tender/paypal';
import type { ReactNode } from 'react';
import { PayPalProvider, usePayPal } from '../paypal/context';
import { useCheckout } from './checkout-context';
import type { CheckoutMethod } from './checkout-method';
import { fill } from './fill';
import { WalletIcon } from './icons';
import { PayArea } from './pay-area';
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
    hasOwnButton: true,
    icon: <WalletIcon />,
  };
}

function PayPalPanel({ options }: { readonly options: PayPalMethodOptions }): ReactNode {
  const { texts, amount, currency } = useCheckout();
  const { approval = enApproval } = texts;
  const { status, retry, error, tokenize } = usePayPal();
  return (
    <>
      <p data-tender-hint="">{fill(approval.inWindow, NAME)}</p>
      <PayArea
        status={status}
        retry={retry}
        error={error}
        isElsewhere
        label={fill(approval.payWith, NAME)}
        collect={(signal) =>
          tokenize.run({ flow: 'checkout', intent: 'capture', useraction: 'commit', amount, currency, ...options, signal })
        }
      />
    </>
  );
}
