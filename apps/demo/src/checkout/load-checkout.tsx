import type { ReactNode } from 'react';
import { Notice } from '../notice';
import { Skeleton } from '../shop/skeleton';
import { useLoaded } from '../use-loaded';
import type { CheckoutPageProps } from './payment-page';

/** Loads the checkout with every method. Other pages, such as the express checkout, do not need its panels. */
export const loadCheckout = () => import('./checkout-page').then(({ CheckoutPage }) => CheckoutPage);

/** The checkout with every method, as soon as it is loaded. */
export function LoadedCheckout(props: CheckoutPageProps): ReactNode {
  const page = useLoaded(loadCheckout);
  if (page.status === 'loading') return <Skeleton kind="sheet" label="Opening the checkout…" />;
  if (page.status === 'ready') return <page.value {...props} />;
  return (
    <Notice
      title="The checkout could not be loaded."
      focusKey="checkout"
      actions={
        <button type="button" onClick={page.reload}>
          Try again
        </button>
      }
    >
      Check your connection and try again. Your basket is kept.
    </Notice>
  );
}
