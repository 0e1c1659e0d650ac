import { asRecord } from '@tender/client/internal';
import { INITIALIZATION_FAILED } from '../../src/constants';
import { createFrameError } from './frame-error';

/** The members of the browser's `PaymentRequest` that this frame uses. TypeScript's own types no longer have shipping. */
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
interface PaymentWindow {
  PaymentRequest: new (methods: unknown, details: unknown, options: unknown) => Sheet;
}

/**
 * Creates the browser's `PaymentRequest`.
 * @throws PAYMENT_REQUEST_INITIALIZATION_FAILED with the browser's message, when it refuses the arguments or has no payment sheet
 */
export function createSheet(data: unknown): Sheet {
  const { supportedPaymentMethods, details, options } = asRecord(data);
  try {
    return new (window as unknown as PaymentWindow).PaymentRequest(supportedPaymentMethods, details, options);
  } catch (error) {
    const { message, code } = asRecord(error);
    throw createFrameError(INITIALIZATION_FAILED, { message, code });
  }
}
