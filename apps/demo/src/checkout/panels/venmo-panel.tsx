import { venmo, type Venmo } from '@tender/venmo';
import { useCallback, useEffect, useImperativeHandle, useRef, type ReactNode } from 'react';
import { useComponent, type ComponentHandle } from '../../use-component';
import { endArrival, leave, returnAddress } from '../arrival';
import type { Checkout } from '../checkout';
import { Choice } from '../fields/choice';
import { LoadFailure } from '../load-failure';
import { PayArea } from '../pay-area';
import type { Collect } from '../use-payment';
import type { PanelProps } from './panel-props';

const WAYS = [
  { value: 'code', text: 'With the app, by a QR code' },
  { value: 'login', text: 'In a window' },
] as const;

const LEADS = {
  app: 'Venmo’s app opens, in which you approve the payment.',
  code: 'Scan the code that appears with the camera of your phone, and approve the payment in Venmo’s app.',
  login: 'A window of Venmo opens, in which you log in and approve the payment.',
} as const;

/** Venmo in its app on a phone; on a computer by a QR code for the phone, or by a login in a window. */
export function VenmoPanel({ checkout, ref, remark }: PanelProps): ReactNode {
  const { authorize, begin, configuration, draft, settleArrival } = checkout;
  // What `isBrowserSupported` says without the ways of a computer is about the app alone.
  const way = venmo.isBrowserSupported() ? 'app' : draft.venmoWay;
  const isSupported = way === 'app' || venmo.isBrowserSupported({ allowDesktop: true });
  const create = useCallback(
    (options: { authorization: string; signal: AbortSignal }) =>
      venmo.create({
        ...options,
        paymentMethodUsage: 'single_use',
        displayName: configuration.shopName,
        allowDesktop: way === 'code',
        allowDesktopWebLogin: way === 'login',
        // The fragment is this page's route.
        ignoreHistoryChanges: true,
      }),
    [configuration.shopName, way],
  );
  const handle = useComponent(authorize, create);
  useVenmoArrival(handle, checkout);
  const { instance, restart } = handle;

  const submit = (): void => {
    if (!instance) return;
    const orderKey = crypto.randomUUID();
    const pay: Collect = (signal) => instance.tokenize({ signal });
    /** The page may be gone when the app comes back: its address says what to go on with. */
    const payInApp: Collect = (signal) => {
      leave(draft, orderKey);
      history.replaceState(null, '', `${returnAddress('venmo')}#/checkout`);
      return instance.tokenize({ signal }).finally(endArrival);
    };
    // Whoever came back was asked for something first, such as the e-mail address.
    const goOn: Collect = (signal) => instance.tokenize({ signal }).finally(settleArrival);
    const inApp = instance.hasTokenizationResult() ? goOn : payInApp;
    begin({ wrong: [], orderKey, collect: way === 'app' ? inApp : pay, restart });
  };
  useImperativeHandle(ref, () => ({ submit, restart }));

  if (!isSupported) return <p className="panel-lead">Venmo does not work in this browser. Choose another way to pay.</p>;
  return (
    <>
      <LoadFailure handle={handle} method="venmo" />
      {way !== 'app' && <Choice checkout={checkout} name="venmoWay" legend="How would you like to use Venmo?" options={WAYS} />}
      <p className="panel-lead">{LEADS[way]}</p>
      {way === 'code' && configuration.consoleUrl && (
        <p className="muted panel-lead">
          For a test without a phone: press “Pay”, find the payment in the{' '}
          <a href={`${configuration.consoleUrl}#/contexts`} target="_blank" rel="noreferrer">
            sandbox console
          </a>
          , and open <code>/pay/venmo/</code> with its id there.
        </p>
      )}
      <PayArea
        checkout={checkout}
        status={handle.status}
        loading={checkout.arrival ? 'Finishing your payment…' : 'Getting Venmo ready…'}
        collecting="Waiting for you at Venmo…"
        inWindow={way === 'login'}
        {...(way === 'app' ? { elsewhere: 'Go on in Venmo’s app, or' } : {})}
        remark={remark}
      />
    </>
  );
}

/** Finishes what was begun before the app was opened, once. Who comes back without a result begins anew. */
function useVenmoArrival({ instance, status, restart }: ComponentHandle<Venmo>, { arrival, begin, settleArrival }: Checkout): void {
  const ended = useRef(false);
  useEffect(() => {
    if (!arrival || ended.current || status === 'loading') return;
    ended.current = true;
    if (!instance?.hasTokenizationResult()) return settleArrival();
    const { orderKey } = arrival;
    const collect: Collect = (signal) => instance.tokenize({ signal }).finally(settleArrival);
    begin({ wrong: [], collect, restart, ...(orderKey ? { orderKey } : {}) });
  });
}
