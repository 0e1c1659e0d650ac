import { type ApprovalOptions, type ApprovalWindow } from './approval-window';

type Data = Record<string, unknown>;
type Answer<T = unknown> = Promise<T> | T;

/** What a shop passes to `paypal.Buttons`, as far as the stand-in knows it. */
export interface ButtonsOptions {
  fundingSource?: string;
  createOrder?: (data: Data, actions: Data) => Answer<string>;
  createBillingAgreement?: (data: Data, actions: Data) => Answer<string>;
  onInit?: (data: Data, actions: Data) => unknown;
  onClick?: (data: Data, actions: Data) => Answer;
  onApprove?: (data: Data, actions: Data) => Answer;
  onCancel?: (data: Data, actions: Data) => unknown;
  onError?: (error: unknown) => unknown;
  onShippingChange?: (data: Data, actions: Data) => Answer;
  onShippingAddressChange?: (data: Data, actions: Data) => Answer;
  onShippingOptionsChange?: (data: Data, actions: Data) => Answer;
}

export interface Buttons {
  render(container: string | HTMLElement): Promise<void>;
  close(): Promise<void>;
  isEligible(): boolean;
  /** Laid over the options given first. */
  updateProps(changed: ButtonsOptions): Promise<void>;
}

export interface ButtonsEnvironment {
  base: string;
  /** One button each, top to bottom. */
  fundingSources: readonly string[];
  labels: Readonly<Record<string, string>>;
  /** Of the script's query. */
  vault: boolean;
  openApproval: (options: ApprovalOptions) => ApprovalWindow;
}

/** Runs in the shop's page: it may use nothing from outside of itself. No markup and no style attributes, so that a strict policy holds. */
export function payPalButtons(environment: ButtonsEnvironment, given: ButtonsOptions): Buttons {
  const { base, fundingSources, labels, vault, openApproval } = environment;
  let options = given;
  let isEnabled = true;
  let active: ApprovalWindow | undefined;
  const holder = document.createElement('div');

  if (options.createBillingAgreement && !vault) throw new Error('Pass vault=true to the PayPal script to use createBillingAgreement');
  if (options.createBillingAgreement && options.createOrder) throw new Error('Pass either createOrder or createBillingAgreement');

  async function pay(fundingSource: string): Promise<void> {
    const approval = isEnabled ? openApproval({ base, fundingSource, acceptShipping }) : undefined;
    active = approval;
    // Whoever awaits the outcome below comes too late for a window that is blocked at once.
    const outcome = approval?.outcome.then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
    try {
      const wanted = await isWanted(fundingSource);
      if (!approval || !outcome) return;
      if (!wanted) return approval.close();
      const token = await tokenFor(fundingSource);
      approval.go(token);
      const settled = await outcome;
      if ('error' in settled) throw settled.error;
      active = undefined;
      await tell(settled.value.kind, { ...named(token), ...settled.value.data }, fundingSource);
    } catch (error) {
      approval?.close();
      if (options.onError) options.onError(error);
      else reportError(error);
    } finally {
      if (active === approval) active = undefined;
    }
  }

  /** The shop may look at its form first, and say no. */
  async function isWanted(fundingSource: string): Promise<boolean> {
    let wanted = true;
    const actions = { resolve: () => Promise.resolve(), reject: () => Promise.resolve(void (wanted = false)) };
    const answer = await options.onClick?.({ fundingSource }, actions);
    return wanted && answer !== false;
  }

  async function tokenFor(fundingSource: string): Promise<string> {
    const create = options.createBillingAgreement ?? options.createOrder;
    if (!create) throw new Error('Pass createOrder or createBillingAgreement: the stand-in creates no orders of its own');
    const token: unknown = await create({ paymentSource: fundingSource }, {});
    if (typeof token !== 'string' || token === '') throw new Error('Expected an order id or a billing token to be returned');
    return token;
  }

  const named = (token: string) => (options.createBillingAgreement ? { billingToken: token, billingID: token } : { orderID: token });

  async function tell(kind: 'approved' | 'canceled', data: Data, fundingSource: string): Promise<void> {
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

  function buttonFor(fundingSource: string): HTMLButtonElement {
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
      const place = typeof container === 'string' ? document.querySelector(container) : container;
      if (!place) return Promise.reject(new Error('The element to render the PayPal buttons in does not exist'));
      holder.replaceChildren(...fundingSources.map(buttonFor));
      place.append(holder);
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
