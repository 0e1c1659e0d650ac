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
    rows: [true, true, options.cardholderName, options.postalCode].filter(Boolean).length,
    icon: <span data-tender-icon="card" />,
  };
}
