import { venmo as component, type VenmoCreateOptions } from '@tender/venmo';
import { useEffect, useRef, type ReactNode } from 'react';
import { useVenmo, VenmoProvider } from '../venmo';
import { useCheckout } from './checkout-context';
import type { CheckoutMethod } from './checkout-method';
import { fill } from './fill';
import { WalletIcon } from './icons';
import { PayArea } from './pay-area';

export type VenmoMethodOptions = Omit<VenmoCreateOptions, 'client' | 'authorization' | 'analytics' | 'onEvent'>;

const NAME = { method: 'Venmo' };

/** Venmo in its app on a phone; on a computer by a code for the phone, or with `allowDesktopWebLogin` in a window. */
export function venmo(given: VenmoMethodOptions = {}): CheckoutMethod {
  const options = { paymentMethodUsage: 'single_use', allowDesktop: true, ...given };
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
  const { status, retry, error, instance, tokenize } = useVenmo();
  // Without the ways of a computer it is about the app alone.
  const lead = component.isBrowserSupported() ? texts.inApp : options.allowDesktopWebLogin ? texts.inWindow : texts.byCode;

  // The app may come back to a page that has been loaded anew, whose address says what came of it.
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
        label={fill(texts.payWith, NAME)}
        collect={(signal) => tokenize.run({ signal })}
      />
    </>
  );
}
