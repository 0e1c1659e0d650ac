import { reasons } from './reasons';

/** A component of the reference that came after 3.118.2, and that Tender does not have. */
export interface MissingPart {
  /** The member of `braintree-web` and of `window.braintree`. */
  readonly namespace: string;
  /** Its module, which is also the name of its script. */
  readonly module: string;
  /** How the names of its types begin. */
  readonly type: string;
  /** The version of the reference that brought it, according to the release notes of the reference. */
  readonly since: string;
  /** The component of Tender for the same means of payment. */
  readonly instead?: string;
}

/** Sorted by name. `scripts/checks/tested-flows.mjs` writes this list into `docs/compatibility.md`. */
export const missingParts: readonly MissingPart[] = [
  {
    namespace: 'instantVerification',
    module: 'instant-verification',
    type: 'InstantVerification',
    since: '3.131.0',
    instead: 'usBankAccount',
  },
  { namespace: 'paymentReady', module: 'payment-ready', type: 'PaymentReady', since: '3.127.0' },
  { namespace: 'paypalCheckoutV6', module: 'paypal-checkout-v6', type: 'PayPalCheckoutV6', since: '3.135.0', instead: 'paypalCheckout' },
];

/** Explains a member of the umbrella package that Tender does not have. */
export function explainMissing(name: string): string | undefined {
  const part = missingParts.find(({ namespace }) => name === namespace);
  return part && `${reasons.missing}${describe(part)}`;
}

/** Explains a type that Tender does not have. */
export function explainMissingType(name: string): string {
  const part = missingParts.find(({ type }) => name.startsWith(type));
  return part ? `${reasons.missingType}${describe(part)}` : reasons.type;
}

/** Explains a place that only names a type: nothing of it remains when the shop runs, so that its file may change. */
export function asTypeReason(reason: string): string {
  return reason.startsWith(reasons.missing) ? `${reasons.missingType}${reason.slice(reasons.missing.length)}` : reason;
}

/** The same for a module, `braintree-web/paypal-checkout-v6`. */
export function explainMissingModule(module: string): string | undefined {
  const part = findByModule(module);
  return part && `${reasons.missing}${describe(part)}`;
}

/** The same for a script, `paypal-checkout-v6.min.js`. */
export function explainMissingScript(module: string): string | undefined {
  const part = findByModule(module);
  return part && `${reasons.script}${describe(part)}`;
}

/**
 * Whether a file with something that is left for this reason has to stay as a whole. Components of the reference and of Tender reject a client of another
 * version, so that half a page would not work.
 */
export function keepsFile(reason: string): boolean {
  return reason.startsWith(reasons.missing) || reason.includes(reasons.script);
}

function findByModule(module: string): MissingPart | undefined {
  return missingParts.find((part) => part.module === module);
}

function describe({ since, instead }: MissingPart): string {
  return `: new in ${since} of braintree-web; Tender has ${instead ?? 'nothing in its place'}`;
}
