import { forwardRef, useEffect, type FormEvent, type ForwardedRef, type ReactNode } from 'react';
import { useLatest } from '../core/by-value';
import { CheckoutContext } from './checkout-context';
import type { CheckoutHandle, CheckoutProps } from './checkout-props';
import { MethodList } from './method-list';
import { Notice } from './notice';
import { Paid } from './paid';
import { Skeleton } from './skeleton';
import { enBasics } from './texts/en-basics';
import { useCheckoutState } from './use-checkout-state';

/**
 * Shows the shop's payment methods, collects the customer's input, and calls `onPayment` with one nonce and its type. Must be within
 * `<TenderProvider>`. Its root element is a form; with `submit={false}` it is a `div`, which may be within a form of yours.
 * @example <Checkout methods={[card(), paypal()]} amount="10.00" currency="EUR" onPayment={({ nonce, type }) => charge(nonce, type)} />
 */
export const Checkout = /* @__PURE__ */ forwardRef(function Checkout(props: CheckoutProps, ref: ForwardedRef<CheckoutHandle>): ReactNode {
  const { texts = enBasics, className, submit = true } = props;
  const { tender, checkout, offered, chosen, choose } = useCheckoutState(props, texts, ref);
  const latestOnError = useLatest(props.onError);
  useEffect(() => {
    if (tender.error) latestOnError.current?.(tender.error);
  }, [tender.error, latestOnError]);

  const rootProps = { className, lang: texts.locale, dir: texts.direction, 'data-tender-checkout': '' };
  if (tender.error) {
    return (
      <div {...rootProps}>
        <Notice {...texts.notLoaded}>
          <button type="button" data-tender-retry="" onClick={tender.retry}>
            {texts.retry}
          </button>
        </Notice>
      </div>
    );
  }
  if (!checkout) {
    return (
      <div {...rootProps} aria-busy="true">
        <Skeleton text={texts.loading} />
      </div>
    );
  }
  const { state, isBusy } = checkout;
  const content = (
    <CheckoutContext.Provider value={checkout}>
      <p role="status" data-tender-status="">
        {isBusy && (state.status === 'paying' ? texts.paying : texts.collecting)}
      </p>
      {state.status === 'paid' ? <Paid text={texts.paid} /> : <MethodList methods={offered} chosen={chosen} onChoose={choose} />}
    </CheckoutContext.Provider>
  );
  if (!submit) {
    return (
      <div {...rootProps} aria-busy={isBusy}>
        {content}
      </div>
    );
  }
  const pay = (event: FormEvent): void => {
    event.preventDefault();
    checkout.submit();
  };
  return (
    <form {...rootProps} aria-busy={isBusy} noValidate onSubmit={pay}>
      {content}
    </form>
  );
});
