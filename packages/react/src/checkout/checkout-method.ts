import type { Configuration } from '@tender/client';
import type { ReactNode } from 'react';
import type { CheckoutTexts } from './texts/checkout-texts';

/** The purchase, as far as it decides on methods. */
export interface Purchase {
  /** `15.00`, in `currency`. */
  readonly amount: string;
  /** ISO 4217, three letters. */
  readonly currency: string;
}

/** A way to pay: what `card()`, `paypal()`, … return. A shop may make its own with `useCheckout` and `<PayArea>`. */
export interface CheckoutMethod {
  /** Different from those of the others. */
  readonly id: string;
  title(texts: CheckoutTexts): string;
  /** Whether merchant, purchase and browser allow it; those that are not offered are left out. */
  isOffered(configuration: Configuration, purchase: Purchase): boolean;
  /** What is shown where it is chosen, with a `<PayArea>` in it. */
  render(): ReactNode;
  /** What the customer enters stays while another method is chosen; default false: it leaves the page. */
  readonly keepsInput?: boolean;
  /** Its button is shown where the shop has one of its own too: its pay button has to look as the wallet wants it. */
  readonly hasOwnButton?: boolean;
  /** A small picture beside the title. */
  readonly icon?: ReactNode;
  /** Whether the customer has just come back from it, so that it is to be chosen at once. */
  isReturned?(): boolean;
}
