import { PayArea, useCheckout, type CheckoutMethod } from '@tender/react/checkout';
import { useVenmoCode, venmo as component, VenmoProvider, VenmoQrCode, VenmoWebLogin } from '@tender/react/venmo';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Choice } from '../../fields/choice';
import { methodAddress } from '../addresses';
import type { Purchase } from '../purchase';
import { Sign } from '../sign';
import { VenmoCleanup } from './venmo-cleanup';

const DESKTOP_WAYS = { code: 'With the app, by a QR code', login: 'In a window' } as const;
const LEADS = {
  app: 'Venmo’s app opens, in which you approve the payment.',
  code: 'Scan the code that appears with the camera of your phone, and approve the payment in Venmo’s app.',
  login: 'A window of Venmo opens, in which you log in and approve the payment.',
} as const;
type Way = keyof typeof LEADS;

/** Venmo in its app on a phone; on a computer by a QR code for the phone, which the page shows itself, or by a login in a window. */
export function venmoWays(purchase: Purchase): CheckoutMethod {
  return {
    id: 'venmo',
    title: () => 'Venmo',
    isOffered: ({ gatewayConfiguration }) =>
      Boolean(gatewayConfiguration.payWithVenmo) && component.isBrowserSupported({ allowDesktop: true }),
    render: () => <VenmoWays {...purchase.configuration} />,
    hasOwnButton: true,
    icon: <Sign name="code" />,
  };
}

type Shop = Pick<Purchase['configuration'], 'shopName' | 'consoleUrl'>;

function VenmoWays({ shopName, consoleUrl }: Shop): ReactNode {
  const { isBusy } = useCheckout();
  const [desktopWay, setDesktopWay] = useState<keyof typeof DESKTOP_WAYS>('code');
  // Without the option for desktops, `isBrowserSupported` checks for the app only.
  const way = component.isBrowserSupported() ? 'app' : desktopWay;
  return (
    <>
      {way !== 'app' && (
        <Choice legend="How would you like to use Venmo?" value={way} options={DESKTOP_WAYS} disabled={isBusy} onChange={setDesktopWay} />
      )}
      <VenmoProvider
        paymentMethodUsage="single_use"
        displayName={shopName}
        allowDesktop={way === 'code'}
        allowDesktopWebLogin={way === 'login'}
        ignoreHistoryChanges // the part after `#` is the address of this page
      >
        <VenmoPanel way={way} consoleUrl={consoleUrl} />
      </VenmoProvider>
    </>
  );
}

function VenmoPanel({ way, consoleUrl }: { readonly way: Way; readonly consoleUrl: string | undefined }): ReactNode {
  const { submit } = useCheckout();
  const { status, retry, error, instance, tokenize, view, login } = useVenmoCode();
  const hasReturned = instance?.hasTokenizationResult();
  const hasSubmitted = useRef(false);
  useEffect(() => {
    // The app has returned to a page that was loaded again. Any other result waits for a click, because anybody can write a link with one.
    if (hasSubmitted.current || !instance?.hasTokenizationResult({ startedInThisTab: true })) return;
    hasSubmitted.current = true;
    submit((signal) => tokenize.run({ signal }));
  });
  return (
    <>
      <p data-tender-hint="">{hasReturned ? 'You have come back from Venmo. Press “Pay” to finish the payment.' : LEADS[way]}</p>
      {way === 'code' && consoleUrl && (
        <p data-tender-hint="">
          For a test without a phone: press “Pay”, find the payment in the{' '}
          <a href={`${consoleUrl}#/contexts`} target="_blank" rel="noreferrer">
            sandbox console
          </a>
          , and open <code>/pay/venmo/</code> with its id there.
        </p>
      )}
      <VenmoQrCode view={view} />
      <VenmoWebLogin view={login} />
      <PayArea status={status} retry={retry} error={error} opensWindow={way === 'app'} collect={(signal) => tokenize.run({ signal })} />
      <VenmoCleanup address={methodAddress('venmo')} />
    </>
  );
}
