import { useVenmoCode, venmo as component, VenmoProvider, VenmoQrCode, VenmoWebLogin } from '@tender/react/venmo';
import { useEffect, useRef, type ReactNode } from 'react';
import { endArrival, leave, returnAddress } from '../arrival';
import { useCheckout } from '../checkout';
import { Choice } from '../fields/choice';
import { MethodPanel } from '../method-panel';
import { methodAddress } from '../methods';
import type { Collect } from '../use-payment';

const WAYS = [
  { value: 'code', text: 'With the app, by a QR code' },
  { value: 'login', text: 'In a window' },
] as const;

const LEADS = {
  app: 'Venmo’s app opens, in which you approve the payment.',
  code: 'Scan the code that appears with the camera of your phone, and approve the payment in Venmo’s app.',
  login: 'A window of Venmo opens, in which you log in and approve the payment.',
} as const;
type Way = keyof typeof LEADS;

/** Venmo in its app on a phone; on a computer by a QR code for the phone, or by a login in a window. */
export function VenmoPanel(): ReactNode {
  const { configuration, draft } = useCheckout();
  // What `isBrowserSupported` says without the ways of a computer is about the app alone.
  const way = component.isBrowserSupported() ? 'app' : draft.venmoWay;
  const isSupported = way === 'app' || component.isBrowserSupported({ allowDesktop: true });
  if (!isSupported) return <p className="panel-lead">Venmo does not work in this browser. Choose another way to pay.</p>;
  return (
    <VenmoProvider
      paymentMethodUsage="single_use"
      displayName={configuration.shopName}
      allowDesktop={way === 'code'}
      allowDesktopWebLogin={way === 'login'}
      // The fragment is this page's route.
      ignoreHistoryChanges
    >
      <VenmoForm way={way} />
    </VenmoProvider>
  );
}

function VenmoForm({ way }: { readonly way: Way }): ReactNode {
  const { arrival, begin, configuration, draft, settleArrival } = useCheckout();
  const venmo = useVenmoCode();
  const { tokenize } = venmo;
  /** Whoever came back from the app may have been asked for something first, such as the e-mail address. */
  const goOn: Collect = (signal) => tokenize.run({ signal }).finally(settleArrival);
  useVenmoArrival(venmo.instance, goOn);

  const submit = (): void => {
    const orderKey = crypto.randomUUID();
    /** The page may be gone when the app comes back: its address says what to go on with. */
    const payInApp: Collect = (signal) => {
      leave(draft, orderKey);
      history.replaceState(null, '', `${returnAddress('venmo')}${methodAddress('venmo')}`);
      return tokenize.run({ signal }).finally(endArrival);
    };
    const inApp = venmo.instance?.hasTokenizationResult() ? goOn : payInApp;
    begin({ orderKey, collect: way === 'app' ? inApp : (signal) => tokenize.run({ signal }) });
  };

  return (
    <MethodPanel
      life={venmo}
      onSubmit={submit}
      loading={arrival ? 'Finishing your payment…' : 'Getting Venmo ready…'}
      collecting="Waiting for you at Venmo…"
      inWindow={way === 'login'}
      {...(way === 'app' ? { elsewhere: 'Go on in Venmo’s app, or' } : {})}
    >
      {way !== 'app' && <Choice name="venmoWay" legend="How would you like to use Venmo?" options={WAYS} />}
      <p className="panel-lead">{LEADS[way]}</p>
      <VenmoQrCode view={venmo.view} />
      <VenmoWebLogin view={venmo.login} />
      {way === 'code' && configuration.consoleUrl && (
        <p className="muted panel-lead">
          For a test without a phone: press “Pay”, find the payment in the{' '}
          <a href={`${configuration.consoleUrl}#/contexts`} target="_blank" rel="noreferrer">
            sandbox console
          </a>
          , and open <code>/pay/venmo/</code> with its id there.
        </p>
      )}
    </MethodPanel>
  );
}

/** Finishes what was begun before the app was opened, once. Who comes back without a result begins anew. */
function useVenmoArrival(instance: ReturnType<typeof useVenmoCode>['instance'], collect: Collect): void {
  const { arrival, begin, settleArrival } = useCheckout();
  const ended = useRef(false);
  useEffect(() => {
    if (!arrival || ended.current || !instance) return;
    ended.current = true;
    if (!instance.hasTokenizationResult()) return settleArrival();
    const { orderKey } = arrival;
    begin({ collect, ...(orderKey ? { orderKey } : {}) });
  });
}
