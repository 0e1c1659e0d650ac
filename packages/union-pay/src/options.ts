import type { OptionNames, UnusedOptions } from '@tender/client/internal';
import type { UnionPayCreateOptions, UnionPayEnrollOptions, UnionPayFetchCapabilitiesOptions, UnionPayTokenizeOptions } from './types';

/** The options of each call, as `<event prefix>.<call>`. `onEvent` hears of all others. */
export const callOptions = {
  'unionpay.create': {} satisfies OptionNames<UnionPayCreateOptions>,
  'unionpay.fetchCapabilities': { card: true, hostedFields: true } satisfies OptionNames<UnionPayFetchCapabilitiesOptions>,
  'unionpay.enroll': { card: true, hostedFields: true, mobile: true } satisfies OptionNames<UnionPayEnrollOptions>,
  'unionpay.tokenize': {
    card: true,
    hostedFields: true,
    enrollmentId: true,
    smsCode: true,
    vault: true,
  } satisfies OptionNames<UnionPayTokenizeOptions>,
};

export const unusedOptions = {
  'unionpay.tokenize': (() => ['vault']) satisfies UnusedOptions<UnionPayTokenizeOptions>,
};
