import { type checkRequest } from './check-request';
import { type openPaymentWindow } from './payment-window';

type Data = Record<string, unknown>;

export interface ButtonOptions {
  onClick?: (event: Event) => unknown;
  buttonType?: string;
  buttonColor?: string;
  /** `fill` makes the button as large as its container. */
  buttonSizeMode?: string;
  /** Radius of the corners, in pixels. */
  buttonRadius?: number;
}

/** `google.payments.api.PaymentsClient`. */
export interface PaymentsClient {
  isReadyToPay(request: unknown): Promise<Data>;
  prefetchPaymentData(request: unknown): void;
  loadPaymentData(request: unknown): Promise<Data>;
  createButton(options?: ButtonOptions): HTMLElement;
}

/** Runs in the shop's page, from the script's own element. It may not use anything except its arguments. */
export function installGooglePay(check: typeof checkRequest, open: typeof openPaymentWindow): void {
  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement)) throw new Error('The Google Pay script needs an element of its own');
  const { origin: base } = new URL(script.src);
  const networks = ['VISA', 'MASTERCARD', 'AMEX', 'DISCOVER', 'JCB'];
  const refused = (statusMessage: string) => Promise.reject<Data>({ statusCode: 'DEVELOPER_ERROR', statusMessage });

  /** Whether the customer has a payment method that the shop accepts. */
  const isPayable = (request: Data): boolean => {
    const methods = request['allowedPaymentMethods'] as readonly unknown[];
    if (request['apiVersion'] !== 2) return true;
    return (methods as readonly { type: string; parameters?: { allowedCardNetworks?: string[] } }[]).some(
      ({ type, parameters }) =>
        type === 'PAYPAL' || (type === 'CARD' && parameters?.allowedCardNetworks?.some((name) => networks.includes(name))),
    );
  };

  const PaymentsClient = class implements PaymentsClient {
    constructor(options: { environment?: unknown } = {}) {
      const { environment = 'TEST' } = options;
      if (environment !== 'TEST' && environment !== 'PRODUCTION') throw new Error('Parameter environment in PaymentOptions is invalid');
    }

    isReadyToPay(request: unknown): Promise<Data> {
      const problem = check(request, false);
      if (problem !== undefined) return refused(problem);
      const data = request as Data;
      const result = isPayable(data);
      return Promise.resolve(data['existingPaymentMethodRequired'] === true ? { result, paymentMethodPresent: result } : { result });
    }

    prefetchPaymentData(): void {
      // Nothing here is slow enough to prefetch.
    }

    loadPaymentData(request: unknown): Promise<Data> {
      const problem = check(request, true);
      return problem === undefined ? open({ base, request: request as Data }) : refused(problem);
    }

    createButton({
      onClick,
      buttonType = 'buy',
      buttonColor = 'black',
      buttonSizeMode,
      buttonRadius = 4,
    }: ButtonOptions = {}): HTMLElement {
      if (typeof onClick !== 'function') throw new Error('Parameter onClick must be set');
      const holder = document.createElement('div');
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'gpay-button';
      button.textContent = 'Google Pay';
      button.setAttribute('aria-label', buttonType === 'plain' ? 'Google Pay' : 'Buy with Google Pay');
      const [ink, paper] = buttonColor === 'white' ? ['#1b1f24', '#fff'] : ['#fff', '#1b1f24'];
      const { style } = button;
      [style.minWidth, style.minHeight, style.width] = ['160px', '44px', buttonSizeMode === 'fill' ? '100%' : 'auto'];
      [style.border, style.borderRadius, style.background, style.color] = [
        '1px solid #1b1f24',
        `${buttonRadius}px`,
        paper ?? '',
        ink ?? '',
      ];
      [style.font, style.cursor] = ['500 16px/1 system-ui, sans-serif', 'pointer'];
      button.addEventListener('click', (event) => void onClick(event));
      if (buttonSizeMode === 'fill') holder.style.height = style.height = '100%';
      holder.append(button);
      return holder;
    }
  };
  const { google } = window as unknown as { google?: { payments?: object } };
  Object.assign(window, { google: { ...google, payments: { ...google?.payments, api: { PaymentsClient } } } });
}
