import type { OptionNames } from '@tender/client/internal';
import type {
  HostedFieldsCreateOptions,
  HostedFieldsRemoveAttributeOptions,
  HostedFieldsSetAttributeOptions,
  HostedFieldsTokenizeOptions,
} from './types';

/** The options of each call, as `<event prefix>.<call>`. `onEvent` hears of all others. */
export const callOptions = {
  'custom.hosted-fields.create': {
    fields: true,
    styles: true,
    preventAutofill: true,
    binVerificationLength: true,
    preventCursorJumps: true,
    sessionId: true,
    supportedCardTypes: true,
  } satisfies OptionNames<HostedFieldsCreateOptions>,
  'custom.hosted-fields.tokenize': {
    vault: true,
    authenticationInsight: true,
    fieldsToTokenize: true,
    cardholderName: true,
    billingAddress: true,
    shippingAddress: true,
    phone: true,
    email: true,
    metadata: true,
  } satisfies OptionNames<HostedFieldsTokenizeOptions>,
  'custom.hosted-fields.setAttribute': { field: true, attribute: true, value: true } satisfies OptionNames<HostedFieldsSetAttributeOptions>,
  'custom.hosted-fields.removeAttribute': { field: true, attribute: true } satisfies OptionNames<HostedFieldsRemoveAttributeOptions>,
};
