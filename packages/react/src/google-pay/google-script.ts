import type { Client } from '@tender/client';
import { endpointsFor, googlePayScript, loadScript } from '@tender/client/internal';
import type { GoogleAnswer, PaymentDataRequest } from '@tender/google-pay';

/** Options of Google's button; whatever Google's script knows is passed on. */
export interface GoogleButtonOptions {
  /** `buy` (Google's default), `pay`, `checkout`, `plain`, ... */
  readonly buttonType?: string;
  readonly buttonColor?: 'default' | 'black' | 'white';
  /** `fill` takes the size of the place it is in. */
  readonly buttonSizeMode?: 'static' | 'fill';
  /** Two letters. */
  readonly buttonLocale?: string;
  readonly [option: string]: unknown;
}

/** As much of Google's script as is used here. */
export interface PaymentsClient {
  isReadyToPay(request: object): Promise<{ readonly result: boolean }>;
  /** Opens the wallet. Rejects with an object of Google's, `statusCode: 'CANCELED'` where the customer has closed it. */
  loadPaymentData(request: PaymentDataRequest): Promise<GoogleAnswer>;
  createButton(options: GoogleButtonOptions & { onClick(): void }): HTMLElement;
}

interface GoogleScript {
  readonly payments: { readonly api: { readonly PaymentsClient: new (options: { environment: string }) => PaymentsClient } };
}

/** Google's script, once per page. Which environment it is for, the request says. */
export async function openWallet(client: Client, { environment }: PaymentDataRequest): Promise<PaymentsClient> {
  await loadScript({ src: googlePayScript(endpointsFor(client.getConfiguration())) });
  const { google } = window as { google?: GoogleScript };
  if (!google) throw new Error('Google’s script left nothing on the page.');
  return new google.payments.api.PaymentsClient({ environment });
}
