import { ERROR_DOCUMENTATION } from './internal/endpoints';
import { mapEntries } from './internal/map-entries';

/** Who can fix an error. */
export type ErrorType = 'CUSTOMER' | 'MERCHANT' | 'NETWORK' | 'INTERNAL' | 'UNKNOWN';

const types = { CUSTOMER: 'CUSTOMER', MERCHANT: 'MERCHANT', NETWORK: 'NETWORK', INTERNAL: 'INTERNAL', UNKNOWN: 'UNKNOWN' } as const;
const MARK = Symbol.for('tender.error');

/** Options of the constructor of `TenderError`. */
export interface TenderErrorOptions<Code extends string = string> {
  /** Who can fix the error. */
  type: ErrorType;
  /** Identifies the error, in capitals: `CLIENT_REQUEST_ERROR`. */
  code: Code;
  /** Text for the merchant's developers, in English. */
  message: string;
  /** More about the error. Default: undefined. */
  details?: unknown;
}

/**
 * The error class of all packages. Its own enumerable properties are `name`, `code`, `message`, `type` and `details`, in this order, so that an
 * error can cross a frame boundary as JSON. `docs` and `stack` are not enumerable.
 * @throws a plain Error for an unknown type, a missing code or a missing message
 */
export class TenderError<Code extends string = string> extends Error {
  declare readonly code: Code;
  declare readonly type: ErrorType;
  /** More about the error: often `{ originalError }`, with the provider's response, a field key or an HTTP status. */
  // The shape depends on the code, and shops read it without narrowing.
  declare readonly details: Details | undefined;

  constructor({ type, code, message, details }: TenderErrorOptions<Code>) {
    if (!type || types[type] !== type || !code || !message) throw new Error('Needs type, code, message.');
    super(message);
    delete (this as { message?: string }).message; // assigned again below, enumerable and in the right order
    Object.assign(this, { name: 'BraintreeError', code, message, type, details });
  }

  static get types(): typeof types {
    return types;
  }

  /** URL of this code's documentation: causes and remedies. */
  get docs(): string {
    return ERROR_DOCUMENTATION + this.code.toLowerCase();
  }

  /** The caught error; the same as `details.originalError`. */
  override get cause(): unknown {
    return this.details?.originalError;
  }

  get [MARK](): true {
    return true;
  }

  /** The deepest of our errors that `details.originalError` leads to. Other values are returned unchanged. */
  static findRootError(error: unknown): unknown {
    let root = error;
    while (isTenderError(root) && root.details?.originalError) root = root.details.originalError;
    return root;
  }
}

/** Members of `error.details`. */
export interface Details {
  /** The caught error, or the gateway's response. */
  readonly originalError?: unknown;
  /** HTTP status of the gateway's response. */
  readonly httpStatus?: number;
  readonly [member: string]: unknown;
}

/**
 * Whether a value is an error of Tender or of the provider's own SDK, from any copy of the package and any window. Use it instead of
 * `instanceof`, which fails across copies and windows.
 */
export function isTenderError(error: unknown): error is TenderError {
  return MARK in Object(error) || (error instanceof Error && error.name === 'BraintreeError' && 'code' in error);
}

/** The names in braces of a message: `'option' | 'name'` for `{option} is required when instantiating {name}.` */
type Placeholder<Message> = Message extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholder<Rest> : never;

/** Creates an error of a catalogue; `details` become `error.details`. */
export type ErrorFactory<Code extends string = string> = (details?: unknown) => TenderError<Code>;

/** Creates an error whose message has placeholders from their values: `OPTION_REQUIRED({ option: 'method' })`. */
export type TemplateErrorFactory<Code extends string, Name extends string> = (
  values: Readonly<Record<Name, unknown>>,
  details?: unknown,
) => TenderError<Code>;

type Catalogue<Message extends string = string> = Record<string, readonly [type: ErrorType, message: Message, details?: unknown]>;
type Factories<C extends Catalogue> = {
  readonly [Code in keyof C & string]: [Placeholder<C[Code][1]>] extends [never]
    ? ErrorFactory<Code>
    : TemplateErrorFactory<Code, Placeholder<C[Code][1]>>;
};

/**
 * Turns a catalogue, `CODE: [type, message, details?]`, into functions that create its errors. Messages may hold `{placeholders}`: `Message` has the
 * compiler infer each as its own text, as `const C` would, which compilers before TypeScript 5 cannot read.
 */
export function defineErrors<Message extends string, C extends Catalogue<Message>>(catalogue: C): Factories<C> {
  return mapEntries(catalogue, ([code, [type, message, fixed]]) => [
    code,
    (...args: unknown[]) => {
      const text = message.replace(/\{(\w+)\}/g, (_, name: string) => (args[0] as Record<string, string>)[name] as string);
      return new TenderError({ type, code, message: text, details: args[+(text !== message)] ?? fixed });
    },
  ]) as Factories<C>;
}
