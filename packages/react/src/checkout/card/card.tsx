import type { CheckoutMethod } from '../checkout-method';
import { CardPanel } from './card-panel';
import type { CardOptions } from './card-options';

/**
 * Cards, in fields whose content never reaches the page.
 * @example <Checkout methods={[card({ cardholderName: true })]} {...props} />
 */
export function card(options: CardOptions = {}): CheckoutMethod {
  return {
    id: 'card',
    title: ({ methods }) => methods.card,
    isOffered: ({ gatewayConfiguration: { creditCards } }) => Boolean(creditCards?.supportedCardTypes?.length),
    render: () => <CardPanel options={options} />,
    keepsInput: true,
    startsEarly: true,
    showsEarly: options.postalCode !== undefined, // otherwise the account decides whether there is one
    rows: (options.cardholderName ? 3 : 2) + (options.postalCode ? 1 : 0),
    icon: <span data-tender-icon="card" />,
  };
}
