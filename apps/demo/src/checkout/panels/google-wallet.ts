import { googlePayment, type PaymentDataRequest } from '@tender/google-pay';
import type { ShopConfiguration } from '../../../server/contract';
import { loadScript } from '../../load-script';
import { CustomerLeft } from '../customer-left';
import { ToldFailure } from '../told-failure';

/** As much of Google's script as this shop uses. */
interface PaymentsClient {
  isReadyToPay(request: object): Promise<{ readonly result: boolean }>;
  loadPaymentData(request: PaymentDataRequest): Promise<object>;
  createButton(options: { onClick(): void; buttonType: 'pay'; buttonSizeMode: 'fill' }): HTMLElement;
}
interface GoogleScript {
  readonly payments: { readonly api: { readonly PaymentsClient: new (options: { environment: 'TEST' | 'PRODUCTION' }) => PaymentsClient } };
}

export interface GoogleWallet {
  /** Google's own button. */
  button(onClick: () => void): HTMLElement;
  /**
   * Opens the wallet; call it in the customer's click.
   * @throws CustomerLeft where it was closed
   */
  pay(purchase: { readonly amount: string; readonly currency: string; readonly shopName: string }): Promise<{ readonly nonce: string }>;
  teardown(): Promise<void>;
}

interface Options {
  readonly authorization: string;
  readonly signal: AbortSignal;
  readonly configuration: Pick<ShopConfiguration, 'environment' | 'consoleUrl'>;
}

/** Google's own script; against the local sandbox its stand-in, which is next to the sandbox's console. */
const scriptOf = ({ environment, consoleUrl }: Options['configuration']): string =>
  environment === 'development' ? new URL('/third-party/google-pay.js', consoleUrl).href : 'https://pay.google.com/gp/p/js/pay.js';

/** Google Pay with Google's script. @throws ToldFailure where the browser at hand has nothing to pay with */
export async function createGoogleWallet({ configuration, ...options }: Options): Promise<GoogleWallet> {
  const instance = await googlePayment.create({ ...options, googlePayVersion: 2 });
  try {
    await loadScript(scriptOf(configuration));
    const { google } = window as { google?: GoogleScript };
    if (!google) throw new Error('Google’s script left nothing on the page.');
    const environment = configuration.environment === 'production' ? 'PRODUCTION' : 'TEST';
    const client = new google.payments.api.PaymentsClient({ environment });
    const { apiVersion, apiVersionMinor, allowedPaymentMethods } = instance.createPaymentDataRequest();
    const { result } = await client.isReadyToPay({ apiVersion, apiVersionMinor, allowedPaymentMethods });
    if (!result) throw new ToldFailure(NOT_READY);
    return {
      button: (onClick) => client.createButton({ onClick, buttonType: 'pay', buttonSizeMode: 'fill' }),
      async pay({ amount, currency, shopName }) {
        const request = instance.createPaymentDataRequest({
          transactionInfo: { currencyCode: currency, totalPriceStatus: 'FINAL', totalPrice: amount },
          merchantInfo: { merchantName: shopName },
        });
        return instance.parseResponse(await client.loadPaymentData(request).catch(left));
      },
      teardown: () => instance.teardown(),
    };
  } catch (error) {
    await instance.teardown().catch(() => undefined);
    throw error;
  }
}

const NOT_READY = {
  title: 'Google Pay is not available in this browser.',
  detail: 'You have not been charged. Choose another way to pay. Everything you typed is still here.',
};

/** Google rejects with an object of its own. */
function left(error: unknown): never {
  const { statusCode } = (typeof error === 'object' && error !== null ? error : {}) as { statusCode?: unknown };
  throw statusCode === 'CANCELED' ? new CustomerLeft() : error;
}
