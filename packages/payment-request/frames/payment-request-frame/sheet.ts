import { members } from '@tender/client/internal';
import { INITIALIZATION_FAILED } from '../../src/constants';
import { frameError } from './frame-error';

/** What this frame uses of the browser's `PaymentRequest`; the types that come with the language know no shipping any more. */
export interface Sheet {
  readonly shippingAddress?: unknown;
  readonly shippingOption?: unknown;
  show(): Promise<SheetResponse>;
  abort(): Promise<void>;
  canMakePayment(): Promise<boolean>;
  addEventListener(event: string, handler: (event: SheetEvent) => void): void;
}
export interface SheetEvent {
  readonly target: Pick<Sheet, 'shippingAddress' | 'shippingOption'> | null;
  updateWith(details: Promise<unknown>): void;
}
export interface SheetResponse {
  readonly methodName: string;
  readonly details: unknown;
  complete(result: 'success' | 'fail'): Promise<void>;
}
interface Realm {
  PaymentRequest: new (methods: unknown, details: unknown, options: unknown) => Sheet;
}

/** @throws an error named for it, with the browser's own words, for arguments that the browser refuses, and where it has no sheet */
export function createSheet(data: unknown): Sheet {
  const { supportedPaymentMethods, details, options } = members(data);
  try {
    return new (window as unknown as Realm).PaymentRequest(supportedPaymentMethods, details, options);
  } catch (error) {
    const { message, code } = members(error);
    throw frameError(INITIALIZATION_FAILED, { message, code });
  }
}
