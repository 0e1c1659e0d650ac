import type { TokenizePayload } from '@tender/hosted-fields';
import { threeDSecure, verificationOutcome, type VerifyPayload } from '@tender/three-d-secure';
import type { Choice } from '../choices';
import { CustomerLeft } from '../customer-left';
import { ToldFailure } from '../told-failure';
import { describeVerification } from './describe-verification';

interface Options {
  readonly authorization: string;
  readonly signal: AbortSignal;
  readonly style: Choice<'verification'>;
  /** Where the bank's frame goes, where the style is to show it on the page. */
  place(): Element | null;
}

interface Purchase {
  readonly amount: string;
  readonly email: string;
  readonly signal: AbortSignal;
}

/** Whether it is the cardholder who pays, asked of the card's bank. */
export interface Verification {
  /**
   * The nonce to be charged.
   * @throws CustomerLeft; ToldFailure where the bank did not take the risk upon itself; the errors of 3D Secure
   */
  verify(card: TokenizePayload, purchase: Purchase): Promise<string>;
  teardown(): Promise<void>;
}

/** Nobody is asked: the card as it is. */
const NONE: Verification = { verify: ({ nonce }) => Promise.resolve(nonce), teardown: () => Promise.resolve() };

/** 3D Secure in one of its styles. What was not verified is not charged: the shop would bear the loss. */
export async function createVerification({ style, place, ...options }: Options): Promise<Verification> {
  if (style === 'off') return NONE;
  const cardinalSDKConfig = { payment: { displayExitButton: true } };
  const instance = await threeDSecure.create({ ...options, version: style, cardinalSDKConfig });
  let hasLeft = false;
  instance.on('customer-canceled', () => (hasLeft = true));
  instance.on('authentication-iframe-available', ({ element }, next) => {
    place()?.replaceChildren(element);
    next();
    place()?.scrollIntoView({ block: 'nearest' });
    element.querySelector('iframe')?.focus();
  });
  return {
    async verify({ nonce, details }, purchase) {
      hasLeft = false;
      const bin = details.bin ?? '';
      try {
        return chargeable(await instance.verifyCard({ nonce, bin, ...purchase, onLookupComplete: (_data, next) => next() }), hasLeft);
      } finally {
        place()?.replaceChildren();
      }
    },
    teardown: () => instance.teardown(),
  };
}

function chargeable(payload: VerifyPayload, hasLeft: boolean): string {
  if (payload.liabilityShifted) return payload.nonce;
  throw hasLeft ? new CustomerLeft() : new ToldFailure(describeVerification(verificationOutcome(payload)));
}
