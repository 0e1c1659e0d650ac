import { attempt } from '@tender/client/internal';
import type { VenmoCodeView, VenmoLoginView } from '@tender/venmo';
import { isBrowserSupported } from '@tender/venmo/browser-support';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useVenmo, VenmoProvider } from '../venmo/context';
import { useCheckout } from './checkout-context';
import { fill } from './fill';
import { PayArea } from './pay-area';
import { enApproval } from './texts/en-approval';
import { useLoaded } from './use-loaded';
import type { VenmoMethodOptions } from './venmo';

const NAME = { method: 'Venmo' };

interface VenmoPanelProps {
  readonly options: VenmoMethodOptions;
}

/** Explains how the customer approves the payment, and has Venmo's button. */
export function VenmoPanel({ options }: VenmoPanelProps): ReactNode {
  return (
    <VenmoProvider {...options}>
      <PanelContent options={options} />
    </VenmoProvider>
  );
}

function PanelContent({ options }: VenmoPanelProps): ReactNode {
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
  if (isBrowserSupported()) return 'inApp'; // called without options, it checks for the app only
  return allowDesktopWebLogin ? 'inWindow' : 'byCode';
}
