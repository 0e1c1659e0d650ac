import { errorDocs } from './internal/endpoints';
import { mapEntries } from './internal/map-entries';

/** Who can do something about an error. */
export type ErrorType = 'CUSTOMER' | 'MERCHANT' | 'NETWORK' | 'INTERNAL' | 'UNKNOWN';

const types = { CUSTOMER: 'CUSTOMER', MERCHANT: 'MERCHANT', NETWORK: 'NETWORK', INTERNAL: 'INTERNAL', UNKNOWN: 'UNKNOWN' } as const;
const MARK = Symbol.for('tender.error');

export interface TenderErrorOptions<Code extends string = string> {
  type: ErrorType;
  code: Code;
  message: string;
  details?: unknown;
}

/**
 * The one error class of all packages. Its own enumerable properties are `name`, `code`, `message`, `type` and `details`, in this order,
 * so that it crosses a frame boundary as JSON; `docs` (a link) and `stack` are there too, not enumerable.
 * @throws a plain Error when made with an unknown type, without a code or without a message
 */
export class TenderError<Code extends string = string> extends Error {
  declare readonly code: Code;
  declare readonly type: ErrorType;
  /** What else is known: often `{ originalError }`; the provider's answer, a field key, an HTTP status. */
  // The shape depends on the code, and shops read it without narrowing, as they do with the provider's own errors.
  declare readonly details: Details | undefined;

  constructor({ type, code, message, details }: TenderErrorOptions<Code>) {
    if (types[type] !== type || !code || !message) throw new Error('Needs type, code, message.');
    super(message);
    delete (this as { message?: string }).message; // own and enumerable, in its place
    Object.assign(this, { name: 'BraintreeError', code, message, type, details });
  }

  static get types(): typeof types {
    return types;
  }

  /** Where this code is explained. */
  get docs(): string {
    return errorDocs(this.code);
  }

  /** What was caught, as `details.originalError` has it too. */
  override get cause(): unknown {
    return this.details?.originalError;
  }

  get [MARK](): true {
    return true;
  }

  /** Follows `details.originalError` to the deepest error that is one of ours; anything else comes back as it is. */
  static findRootError(error: unknown): unknown {
    let root = error;
    while (isTenderError(root) && root.details?.originalError) root = root.details.originalError;
    return root;
  }
}

/** What `details` may hold. Every member is unknown until looked at. */
export interface Details {
  readonly originalError?: unknown;
  readonly httpStatus?: number;
  readonly [member: string]: unknown;
}

/**
 * Whether a value is an error of Tender, from this copy of the package or another, from this window or another of its origin, or of the
 * reference SDK beside it. Use it rather than `instanceof`, which fails across copies and windows.
 */
export function isTenderError(error: unknown): error is TenderError {
  return MARK in Object(error) || (error instanceof Error && error.name === 'BraintreeError' && 'code' in error);
}

/** Makes an error of the catalogue. `fill` replaces the placeholders of its message, in order. */
export type ErrorFactory<Code extends string = string> = (details?: unknown, ...fill: unknown[]) => TenderError<Code>;

type Catalogue = Record<string, readonly [type: ErrorType, message: string, details?: unknown]>;

/** Turns a catalogue, `CODE: [type, message, details?]`, into functions that make its errors. Messages may hold `{placeholders}`. */
export function defineErrors<const T extends Catalogue>(catalogue: T): { readonly [Code in keyof T & string]: ErrorFactory<Code> } {
  const factories = mapEntries(catalogue, ([code, [type, message, fixed]]) => {
    const make: ErrorFactory = (details = fixed, ...fill) =>
      new TenderError({ type, code, message: message.replace(/\{\w+\}/g, () => fill.shift() as string), details });
    return [code, make];
  });
  return factories as { readonly [Code in keyof T & string]: ErrorFactory<Code> };
}
