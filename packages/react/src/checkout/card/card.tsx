import type { Styles, TokenizeOptions } from '@tender/hosted-fields';
import type { CheckoutMethod } from '../checkout-method';
import { CardIcon } from '../icons';
import { CardPanel } from './card-panel';
import type { Verification } from './verification';

export interface CardOptions {
  /** Asks for the name on the card; default false. */
  readonly cardholderName?: boolean;
  /** Asks for the security code; default as the merchant's gateway checks it. */
  readonly securityCode?: boolean;
  /** Asks for the postal code of the billing address; default as the merchant's gateway checks it. */
  readonly postalCode?: boolean;
  /** Beside what was typed: a billing address, `vault`. */
  readonly tokenize?: Omit<TokenizeOptions, 'fieldsToTokenize' | 'cardholderName'>;
  /** Asks the card's bank who pays: `threeDSecure({ … })` of `@tender/react/checkout/three-d-secure`. Default: nobody is asked. */
  readonly threeDSecure?: Verification;
  /** Of the inputs in the frames; default as the page around them looks. Stable, or equal, between renders. */
  readonly styles?: Styles;
}

/** Cards, in fields whose content never touches the page. */
export function card(options: CardOptions = {}): CheckoutMethod {
  return {
    id: 'card',
    title: ({ methods }) => methods.card,
    isOffered: ({ gatewayConfiguration: { creditCards } }) => Boolean(creditCards?.supportedCardTypes?.length),
    render: () => <CardPanel options={options} />,
    keepsInput: true,
    icon: <CardIcon />,
  };
}
