import { type SandboxContext } from '../../core/context';
import { type FieldError } from '../../core/http/gateway-error';
import { type MerchantAccount } from '../../core/merchant';
import { type CardInput } from './card-input';
import { listSupportedCardTypes } from './supported-card-types';
import { validateCard } from './validate-card';
import { findExpirationConflict } from './validate-expiration';

/**
 * Lists everything wrong with a card that a server sends. The fields that the merchant requires are required of pages only.
 * @param account the merchant account that charges the card, where one does
 */
export const validateServerCard = (
  { settings }: Pick<SandboxContext, 'settings'>,
  card: CardInput,
  account?: MerchantAccount,
): FieldError[] => [
  ...validateCard(card, { validate: true, challenges: [], supportedCardTypes: listSupportedCardTypes(settings, account) }),
  ...findExpirationConflict(card),
];
