import { venmo as component, type VenmoCodeView, type VenmoCreateOptions, type VenmoLoginView } from '@tender/venmo';
import { attempt } from '@tender/client/internal';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useVenmo, VenmoProvider } from '../venmo';
import { useCheckout } from './checkout-context';
import type { CheckoutMethod } from './checkout-method';
import { fill } from './fill';
import { VenmoMark } from './marks/wallet-marks';
import { PayArea } from './pay-area';
import { enApproval } from './texts/en-approval';
import { useLoaded } from './use-loaded';

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
    findReason: ({ gatewayConfiguration: { payWithVenmo } }) => (payWithVenmo ? 'browser' : 'account'),
    render: () => (
      <VenmoProvider {...options}>
        <VenmoPanel options={options} />
      </VenmoProvider>
    ),
    hasOwnButton: true,
    icon: <VenmoMark />,
    isReturned: () => /venmo_?(success|error|cancel)/i.test(location.hash),
  };
}

function VenmoPanel({ options }: { readonly options: VenmoMethodOptions }): ReactNode {
  const { texts, submit } = useCheckout();
  const { approval = enApproval } = texts;
  const { status, retry, error, instance, tokenize } = useVenmo();
  const [code, setCode] = useState<VenmoCodeView>();
  const [login, setLogin] = useState<VenmoLoginView>();
  const way = chooseWay(options);
  const hasDialog = way !== 'inApp' || Boolean(options.mobileWebFallBack);
  const Dialog = useLoaded(() => import('./venmo-dialog/venmo-dialog'), hasDialog)?.VenmoDialog; // without it, Venmo's own overlay, in English
  const hasReturned = attempt(() => instance?.hasTokenizationResult()); // undefined if the shop has torn the instance down

  // The app may return to a page that was loaded again. Any other result may come from anybody's link, so the customer has to press the button.
  const isFinished = useRef(false);
  useEffect(() => {
    if (isFinished.current || !instance?.hasTokenizationResult({ startedInThisTab: true })) return;
    isFinished.current = true;
    submit((signal) => tokenize.run({ signal }));
  });
  return (
    <>
      <p data-tender-hint="">{fill(approval[hasReturned ? 'returned' : way], NAME)}</p>
      <PayArea
        status={status}
        retry={retry}
        error={error}
        opensWindow
        label={fill(approval.payWith, NAME)}
        collect={(signal) => tokenize.run({ signal, ...(Dialog && { onCode: setCode, onLogin: setLogin }) })}
      />
      {Dialog && (code ?? login) && <Dialog code={code} login={login} texts={texts} />}
    </>
  );
}

function chooseWay({ allowDesktopWebLogin }: VenmoMethodOptions): 'inApp' | 'inWindow' | 'byCode' {
  if (component.isBrowserSupported()) return 'inApp'; // called without options, it checks for the app only
  return allowDesktopWebLogin ? 'inWindow' : 'byCode';
}
