import { useMemo, useState, type ReactNode } from 'react';
import type { CheckoutContext, PanelContext, UseCheckoutResult } from '../checkout-context';
import type { CheckoutMethod } from '../checkout-method';
import type { Notice } from '../notice';
import { enExpress } from '../texts/en-express';

/** Parts that the page has already. */
export type ExpressTools = readonly [checkoutContext: typeof CheckoutContext, panelContext: typeof PanelContext, notice: typeof Notice];

interface ExpressRowProps {
  readonly methods: readonly CheckoutMethod[];
  readonly checkout: UseCheckoutResult;
  readonly tools: ExpressTools;
}

/** Buttons of wallets above the list of methods, and below them a divider. Without a wallet that is offered, nothing. */
export function ExpressRow({ methods, checkout, tools }: ExpressRowProps): ReactNode {
  const [, , Notice] = tools;
  const { texts, configuration, amount, currency, state, isBusy, expressMethod, cancel } = checkout;
  const { express = enExpress } = texts;
  const [withdrawn, setWithdrawn] = useState<readonly string[]>([]);
  const withdraw = (id: string): void => setWithdrawn((before) => [...before, id]);
  const offered = methods.filter(
    (each) => each.express && !withdrawn.includes(each.id) && each.isOffered(configuration, { amount, currency }),
  );
  const current = offered.find(({ id }) => id === expressMethod);
  if (!offered.length) return null;
  return (
    <section aria-label={express.title} data-tender-express="">
      <div data-tender-express-buttons="" ref={(element) => void element?.toggleAttribute('inert', isBusy)}>
        {offered.map((method) => (
          <div key={method.id} data-tender-express-button={method.id}>
            <ExpressMethod method={method} withdraw={withdraw} checkout={checkout} tools={tools} />
          </div>
        ))}
      </div>
      {current && state.status === 'collecting' && (
        <p data-tender-waiting="">
          {texts.waiting.replace('{method}', () => current.title(texts))}{' '}
          <button type="button" data-tender-cancel="" onClick={cancel}>
            {texts.cancel}
          </button>
        </p>
      )}
      {current && state.failure && <Notice {...state.failure} takesFocus />}
      <p data-tender-divider="">{express.divider}</p>
    </section>
  );
}

interface ExpressMethodProps extends Pick<ExpressRowProps, 'checkout' | 'tools'> {
  readonly method: CheckoutMethod;
  readonly withdraw: (id: string) => void;
}

/** Renders the button of a method, whose payments and failures then are those of this method instead of the selected one. */
function ExpressMethod({ method, withdraw, checkout, tools: [CheckoutContext, PanelContext] }: ExpressMethodProps): ReactNode {
  const own = useMemo(
    () => ({
      ...checkout,
      withdraw,
      submit: ((collect, onResult) => checkout.submit(collect, onResult, method.id)) satisfies typeof checkout.submit,
      report: ((error) => checkout.report(error, method.id)) satisfies typeof checkout.report,
    }),
    [checkout, method, withdraw],
  );
  const panel = useMemo(() => ({ method, isChosen: true }), [method]);
  return (
    <CheckoutContext.Provider value={own}>
      <PanelContext.Provider value={panel}>{method.express?.()}</PanelContext.Provider>
    </CheckoutContext.Provider>
  );
}
