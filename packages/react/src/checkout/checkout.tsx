import { forwardRef, type FormEvent, type ForwardedRef, type ReactNode } from 'react';
import { CheckoutContext, PanelContext } from './checkout-context';
import type { CheckoutHandle, CheckoutProps } from './checkout-props';
import { MethodList } from './method-list';
import { Notice } from './notice';
import { Paid } from './paid';
import { Skeleton } from './skeleton';
import { enBasics } from './texts/en-basics';
import { useCheckoutState } from './use-checkout-state';
import { useExtras } from './use-extras';

/** Parts of the page that `Top` needs, which is loaded on demand. */
const TOOLS = [CheckoutContext, PanelContext, Notice] as const;

/**
 * Shows the shop's payment methods, collects the customer's input, and calls `onPayment` with one nonce and its type. Must be within
 * `<TenderProvider>`. Its root element is a form; with `submit={false}` it is a `div`, which may be within a form of yours.
 * @example <Checkout methods={[card(), paypal()]} amount="10.00" currency="EUR" onPayment={({ nonce, type }) => charge(nonce, type)} />
 */
export const Checkout = /* @__PURE__ */ forwardRef(function Checkout(props: CheckoutProps, ref: ForwardedRef<CheckoutHandle>): ReactNode {
  const extras = useExtras(props);
  const texts = props.texts ?? extras?.texts ?? enBasics;
  const { tender, checkout, isKnown, offered, chosen, isComplete, choose } = useCheckoutState(props, texts, ref, extras);

  const isLoading = !isKnown && !tender.error;
  const likely = props.methods.filter(({ currencies }) => currencies?.includes(props.currency) ?? true);
  const [early] = likely;
  const isHidden = isLoading && !(early?.showsEarly && early === offered[0] && !props.express);
  const { state, isBusy, hasSubmit } = checkout;
  const Top = extras?.Top;
  const pay = (event: FormEvent): void => {
    event.preventDefault();
    checkout.submit();
  };
  const Root = hasSubmit ? 'form' : 'div';
  return (
    <Root
      className={props.className}
      lang={texts.locale}
      dir={texts.direction}
      style={extras?.style}
      data-tender-checkout=""
      data-tender-theme={props.appearance?.theme}
      data-tender-labels={props.labels}
      {...(hasSubmit && { noValidate: true, onSubmit: pay })}
      aria-busy={isBusy || isLoading}
    >
      <CheckoutContext.Provider value={checkout}>
        <p role="status" data-tender-status="">
          {isLoading ? extras && texts.loading : isBusy && texts[state.status as 'collecting' | 'paying']}
        </p>
        {tender.error && <Notice {...texts.notLoaded} retry={tender.retry} />}
        {isHidden && <Skeleton {...props} methods={likely} />}
        {isKnown && Top && <Top props={props} checkout={checkout} chosenId={chosen?.id} isComplete={isComplete} tools={TOOLS} />}
        {state.status === 'paid' ? (
          <Paid text={texts.paid} />
        ) : (
          (isKnown || chosen) && (
            <MethodList
              methods={offered}
              expected={isLoading ? likely.slice(1) : []}
              chosen={chosen}
              isHidden={isHidden}
              onChoose={choose}
            />
          )
        )}
      </CheckoutContext.Provider>
    </Root>
  );
});
