import { type ApprovalOptions, type ApprovalWindow } from './approval-window';

type Data = Record<string, unknown>;
type MaybePromise<T = unknown> = Promise<T> | T;

/** The options of `paypal.Buttons` that the sandbox supports. */
export interface ButtonsOptions {
  fundingSource?: string;
  createOrder?: (data: Data, actions: Data) => MaybePromise<string>;
  createBillingAgreement?: (data: Data, actions: Data) => MaybePromise<string>;
  onInit?: (data: Data, actions: Data) => unknown;
  onClick?: (data: Data, actions: Data) => MaybePromise;
  onApprove?: (data: Data, actions: Data) => MaybePromise;
  onCancel?: (data: Data, actions: Data) => unknown;
  onError?: (error: unknown) => unknown;
  onShippingChange?: (data: Data, actions: Data) => MaybePromise;
  onShippingAddressChange?: (data: Data, actions: Data) => MaybePromise;
  onShippingOptionsChange?: (data: Data, actions: Data) => MaybePromise;
}

export interface Buttons {
  render(container: string | HTMLElement): Promise<void>;
  close(): Promise<void>;
  isEligible(): boolean;
  /** Merges into the existing options. */
  updateProps(changed: ButtonsOptions): Promise<void>;
}

export interface ButtonsEnvironment {
  base: string;
  /** Creates one button for each, from top to bottom. */
  fundingSources: readonly string[];
  labels: Readonly<Record<string, string>>;
  /** Value of `vault` in the script's query. */
  vault: boolean;
  openApproval: (options: ApprovalOptions) => ApprovalWindow;
}

/** Runs in the shop's page. It may not use anything outside of itself, and no markup or style attributes, so that a strict policy holds. */
export function createPayPalButtons(environment: ButtonsEnvironment, initialOptions: ButtonsOptions): Buttons {
  const { base, fundingSources, labels, vault, openApproval } = environment;
  let options = initialOptions;
  let isEnabled = true;
  let active: ApprovalWindow | undefined;
  const holder = document.createElement('div');

  if (options.createBillingAgreement && !vault) throw new Error('Pass vault=true to the PayPal script to use createBillingAgreement');
  if (options.createBillingAgreement && options.createOrder) throw new Error('Pass either createOrder or createBillingAgreement');

  async function pay(fundingSource: string): Promise<void> {
    const approval = isEnabled ? openApproval({ base, fundingSource, acceptShipping }) : undefined;
    active = approval;
    // Handled now: when the window is blocked, the outcome rejects before it is awaited below.
    const outcome = approval?.outcome.then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
    try {
      const allowed = await isAllowed(fundingSource);
      if (!approval || !outcome) return;
      if (!allowed) return approval.close();
      const token = await createToken(fundingSource);
      approval.go(token);
      const result = await outcome;
      if ('error' in result) throw result.error;
      active = undefined;
      await reportOutcome(result.value.kind, { ...createTokenData(token), ...result.value.data }, fundingSource);
    } catch (error) {
      approval?.close();
      if (options.onError) options.onError(error);
      else reportError(error);
    } finally {
      if (active === approval) active = undefined;
    }
  }

  /** Asks the shop's `onClick`, which may validate a form and stop the payment. */
  async function isAllowed(fundingSource: string): Promise<boolean> {
    let allowed = true;
    const actions = { resolve: () => Promise.resolve(), reject: () => Promise.resolve(void (allowed = false)) };
    const result = await options.onClick?.({ fundingSource }, actions);
    return allowed && result !== false;
  }

  async function createToken(fundingSource: string): Promise<string> {
    const create = options.createBillingAgreement ?? options.createOrder;
    if (!create) throw new Error('Pass createOrder or createBillingAgreement: the sandbox creates no orders of its own');
    const token: unknown = await create({ paymentSource: fundingSource }, {});
    if (typeof token !== 'string' || token === '') throw new Error('Expected an order id or a billing token to be returned');
    return token;
  }

  const createTokenData = (token: string) =>
    options.createBillingAgreement ? { billingToken: token, billingID: token } : { orderID: token };

  async function reportOutcome(kind: 'approved' | 'canceled', data: Data, fundingSource: string): Promise<void> {
    const redirect = (url: string) => window.location.assign(url);
    if (kind === 'canceled') return void options.onCancel?.(data, { redirect });
    const approved = { ...data, paymentSource: fundingSource, facilitatorAccessToken: 'sandbox' };
    await options.onApprove?.(approved, { redirect, restart: () => void pay(fundingSource) });
  }

  async function acceptShipping(data: Data): Promise<boolean> {
    let accepted = true;
    const reject = () => Promise.resolve(void (accepted = false));
    const resolve = () => Promise.resolve();
    const actions = { resolve, reject, order: { patch: resolve } };
    try {
      await options.onShippingChange?.(data, actions);
      await options.onShippingAddressChange?.({ ...data, shippingAddress: data['shipping_address'] }, actions);
      await options.onShippingOptionsChange?.({ ...data, selectedShippingOption: data['selected_shipping_option'] }, actions);
    } catch {
      return false;
    }
    return accepted;
  }

  function createButton(fundingSource: string): HTMLButtonElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = labels[fundingSource] ?? fundingSource;
    button.dataset['fundingSource'] = fundingSource;
    const { style } = button;
    [style.display, style.width, style.minHeight, style.marginBottom] = ['block', '100%', '44px', '8px'];
    [style.border, style.borderRadius, style.background, style.color] = ['1px solid #1b1f24', '4px', '#f3f4f6', '#1b1f24'];
    [style.font, style.cursor] = ['500 16px/1 system-ui, sans-serif', 'pointer'];
    button.addEventListener('click', () => (active ? active.focus() : void pay(fundingSource)));
    return button;
  }

  return {
    render(container) {
      const element = typeof container === 'string' ? document.querySelector(container) : container;
      if (!element) return Promise.reject(new Error('The element to render the PayPal buttons in does not exist'));
      holder.replaceChildren(...fundingSources.map(createButton));
      element.append(holder);
      const enable = (enabled: boolean) => () => Promise.resolve(void (isEnabled = enabled));
      options.onInit?.({ fundingSource: options.fundingSource }, { enable: enable(true), disable: enable(false) });
      return Promise.resolve();
    },
    close() {
      active?.close();
      holder.remove();
      return Promise.resolve();
    },
    isEligible: () => fundingSources.length > 0,
    updateProps(changed) {
      options = { ...options, ...changed };
      return Promise.resolve();
    },
  };
}
