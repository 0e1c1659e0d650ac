import type { ReactNode } from 'react';
import { PayPalProvider, usePayPal } from '../paypal/context';
import { useCheckout } from './checkout-context';
import { WalletExpress } from './express/wallet-express';
import { fill } from './fill';
import { PayPalWordmark } from './marks/wallet-marks';
import { PayArea } from './pay-area';
import type { Collect } from './payment';
import type { PayPalMethodOptions } from './paypal';
import { enApproval } from './texts/en-approval';

interface PayPalPartProps {
  readonly options: PayPalMethodOptions;
}

const NAME = { method: 'PayPal' };

/** Explains that PayPal opens a window, and has its button. */
export function PayPalPanel(props: PayPalPartProps): ReactNode {
  return (
    <PayPalProvider>
      <PanelContent {...props} />
    </PayPalProvider>
  );
}

/** PayPal's button in the express row. */
export function PayPalExpress(props: PayPalPartProps): ReactNode {
  return (
    <PayPalProvider>
      <ExpressContent {...props} />
    </PayPalProvider>
  );
}

function PanelContent({ options }: PayPalPartProps): ReactNode {
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

function ExpressContent({ options }: PayPalPartProps): ReactNode {
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
