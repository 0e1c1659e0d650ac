import { MasterpassProvider, useMasterpass } from '@tender/react/masterpass';
import type { ReactNode } from 'react';
import { amountOf, useCheckout } from '../checkout';
import { MethodPanel } from '../method-panel';

export function MasterpassPanel(): ReactNode {
  return (
    <MasterpassProvider>
      <MasterpassForm />
    </MasterpassProvider>
  );
}

function MasterpassForm(): ReactNode {
  const { begin, total, currency } = useCheckout();
  const masterpass = useMasterpass();
  const submit = (): void => {
    begin({ collect: (signal) => masterpass.tokenize.run({ subtotal: amountOf(total), currencyCode: currency, signal }) });
  };
  return (
    <MethodPanel
      life={masterpass}
      onSubmit={submit}
      loading="Getting Masterpass ready…"
      collecting="Waiting for you at Masterpass…"
      inWindow
    >
      <p className="panel-lead">A window of Masterpass opens, in which you choose a card of your wallet.</p>
    </MethodPanel>
  );
}
