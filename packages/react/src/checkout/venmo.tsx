import { venmo as component, type VenmoCreateOptions } from '@tender/venmo';
import { useEffect, useRef, type ReactNode } from 'react';
import { useVenmo, VenmoProvider } from '../venmo';
import { useCheckout } from './checkout-context';
import type { CheckoutMethod } from './checkout-method';
import { fill } from './fill';
import { WalletIcon } from './icons';
import { PayArea } from './pay-area';
import { enApproval } from './texts/en-approval';

/** Options of `venmo`: those of `venmo.create`, without those that `<TenderProvider>` supplies. */
export type VenmoMethodOptions = Omit<VenmoCreateOptions, 'client' | 'authorization' | 'analytics' | 'onEvent'>;

const NAME = { method: 'Venmo' };

/**
 * Venmo: in its app on a phone; on a desktop with a QR code, or with `allowDesktopWebLogin` in a login window.
 * @example <Checkout methods={[venmo()]} {...props} />
 */
export function venmo(customOptions: VenmoMethodOptions = {}): CheckoutMethod {
  const options = { paymentMethodUsage: 'single_use', allowDesktop: true, ...customOptions };
  return {
    id: 'venmo',
    title: () => NAME.method,
    isOffered: ({ gatewayConfiguration: { payWithVenmo } }) => Boolean(payWithVenmo) && component.isBrowserSupported(options),
    render: () => (
      <VenmoProvider {...options}>
        <VenmoPanel options={options} />
      </VenmoProvider>
    ),
    hasOwnButton: true,
    icon: <WalletIcon />,
    isReturned: () => /venmo_?(success|error|cancel)/i.test(location.hash),
  };
}

function VenmoPanel({ options }: { readonly options: VenmoMethodOptions }): ReactNode {
  const { texts, submit } = useCheckout();
  const { approval = enApproval } = texts;
  const { status, retry, error, instance, tokenize } = useVenmo();
  // Called without options, `isBrowserSupported` checks for the app only.
  const lead = component.isBrowserSupported() ? approval.inApp : options.allowDesktopWebLogin ? approval.inWindow : approval.byCode;

  // When the app returns to a page that was loaded again, the result is in the page's URL.
  const isFinished = useRef(false);
  useEffect(() => {
    if (isFinished.current || !instance?.hasTokenizationResult()) return;
    isFinished.current = true;
    submit((signal) => tokenize.run({ signal }));
  });
  return (
    <>
      <p data-tender-hint="">{fill(lead, NAME)}</p>
      <PayArea
        status={status}
        retry={retry}
        error={error}
        isElsewhere
        label={fill(approval.payWith, NAME)}
        collect={(signal) => tokenize.run({ signal })}
      />
    </>
  );
}
