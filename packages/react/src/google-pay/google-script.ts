import type { Client } from '@tender/client';
import { endpointsFromConfiguration, googlePayScriptUrl, loadScript } from '@tender/client/internal';
import type { GooglePaymentResponse, GooglePaymentDataRequest } from '@tender/google-pay';

/** Appearance of Google's button. Every option is passed on to Google's script. */
export interface GooglePayButtonOptions {
  /** Text of the button: `buy`, `pay`, `checkout`, `plain`, ... Default: `buy`. */
  readonly buttonType?: string;
  /** Color of the button. Default: Google chooses. */
  readonly buttonColor?: 'default' | 'black' | 'white';
  /** `fill` makes the button as large as the element around it. Default: `static`, Google's own size. */
  readonly buttonSizeMode?: 'static' | 'fill';
  /** Language of the button, as an ISO 639-1 code of two letters. Default: the browser's language. */
  readonly buttonLocale?: string;
  /** Any other option of Google's script. */
  readonly [option: string]: unknown;
}

/** The part of Google's script that is used here. */
export interface PaymentsClient {
  isReadyToPay(request: object): Promise<{ readonly result: boolean }>;
  /** Opens the payment sheet. Rejects with an object of Google's, which has `statusCode: 'CANCELED'` if the customer closed the sheet. */
  loadPaymentData(request: GooglePaymentDataRequest): Promise<GooglePaymentResponse>;
  createButton(options: GooglePayButtonOptions & { onClick(): void }): HTMLElement;
}

interface GoogleScript {
  readonly payments: { readonly api: { readonly PaymentsClient: new (options: { environment: string }) => PaymentsClient } };
}

/** Loads Google's script, once per page, and creates a client for the environment of the request. */
export async function createPaymentsClient(client: Client, { environment }: GooglePaymentDataRequest): Promise<PaymentsClient> {
  await loadScript({ src: googlePayScriptUrl(endpointsFromConfiguration(client.getConfiguration())) });
  const { google } = window as { google?: GoogleScript };
  if (!google) throw new Error('Google’s script left nothing on the page.');
  return new google.payments.api.PaymentsClient({ environment });
}
