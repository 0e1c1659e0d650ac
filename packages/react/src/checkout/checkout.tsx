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
 * The ways to pay that a shop has: the customer chooses one, is asked for what it needs, and the shop gets one nonce with its type. Inside
 * of `<TenderProvider>`. Its root is a form, unless `submit` is false: then it may stand in one of yours.
 */
export const Checkout = /* @__PURE__ */ forwardRef(function Checkout(props: CheckoutProps, ref: ForwardedRef<CheckoutHandle>): ReactNode {
  const { texts = enBasics, className, submit = true } = props;
  const { tender, checkout, offered, chosen, choose } = useCheckoutState(props, texts, ref);
  const tell = useLatest(props.onError);
  useEffect(() => {
    if (tender.error) tell.current?.(tender.error);
  }, [tender.error, tell]);

  const root = { className, lang: texts.locale, dir: texts.direction, 'data-tender-checkout': '' };
  if (tender.error) {
    return (
      <div {...root}>
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
      <div {...root} aria-busy="true">
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
      <div {...root} aria-busy={isBusy}>
        {content}
      </div>
    );
  }
  const pay = (event: FormEvent): void => {
    event.preventDefault();
    checkout.submit();
  };
  return (
    <form {...root} aria-busy={isBusy} noValidate onSubmit={pay}>
      {content}
    </form>
  );
});
