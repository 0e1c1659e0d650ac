type Data = Record<string, unknown>;

/** An `ApplePaySession`, limited to what shops use with a sandbox. */
export interface ApplePaySession {
  onvalidatemerchant: ((event: { validationURL: string }) => void) | null;
  onpaymentauthorized: ((event: { payment: Data }) => void) | null;
  oncancel: ((event: object) => void) | null;
  begin(): void;
  abort(): void;
  completeMerchantValidation(session: unknown): void;
  completePayment(result: unknown): void;
}

/**
 * Replaces the browser's Apple Pay, which only Apple's devices have and which accepts no test cards. The sheet is a window of the sandbox. An
 * `ApplePaySession` that a test has installed stays. The function runs in the shop's page and may not use anything outside of itself.
 */
export function installApplePay(): void {
  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement)) throw new Error('The Apple Pay script needs an element of its own');
  const { origin: base } = new URL(script.src);
  const known = (window as { ApplePaySession?: unknown }).ApplePaySession;
  if (known && !Function.prototype.toString.call(known).includes('[native code]')) return;
  const VERSIONS = 14;
  const usedSessions = new Set<unknown>();
  let isSheetOpen = false;

  const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);
  const isList = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > 0;

  /** Returns the problem of a request as text, or undefined for a valid request. */
  function check(request: unknown): string | undefined {
    if (!isData(request)) return 'The request must be an object';
    const { countryCode, currencyCode, supportedNetworks, merchantCapabilities, total } = request;
    if (typeof countryCode !== 'string' || !/^[A-Z]{2}$/.test(countryCode)) return 'countryCode is invalid';
    if (typeof currencyCode !== 'string' || !/^[A-Z]{3}$/.test(currencyCode)) return 'currencyCode is invalid';
    if (!isList(supportedNetworks)) return 'supportedNetworks must be set';
    if (!isList(merchantCapabilities) || !merchantCapabilities.includes('supports3DS'))
      return 'merchantCapabilities must include supports3DS';
    if (!isData(total) || typeof total['label'] !== 'string' || !total['label']) return 'total.label must be set';
    if (typeof total['amount'] !== 'string' || !/^\d+(\.\d+)?$/.test(total['amount'])) return 'total.amount is invalid';
    return undefined;
  }

  class SandboxApplePaySession implements ApplePaySession {
    static readonly STATUS_SUCCESS = 0;
    static readonly STATUS_FAILURE = 1;
    static canMakePayments = (): boolean => true;
    static canMakePaymentsWithActiveCard = (): Promise<boolean> => Promise.resolve(true);
    static supportsVersion = (version: number): boolean => version >= 1 && version <= VERSIONS;

    onvalidatemerchant: ApplePaySession['onvalidatemerchant'] = null;
    onpaymentauthorized: ApplePaySession['onpaymentauthorized'] = null;
    oncancel: ApplePaySession['oncancel'] = null;
    readonly #version: number;
    readonly #request: Data;
    #state: 'new' | 'validating' | 'open' | 'authorized' | 'ended' = 'new';
    #popup: Window | null = null;
    #stopListening = (): void => {};
    /** What the customer approved before the merchant was validated. */
    #approved: Data | undefined;

    constructor(version: number, request: unknown) {
      if (!SandboxApplePaySession.supportsVersion(version)) throw new TypeError('The version is not supported');
      const problem = check(request);
      if (problem !== undefined) throw new TypeError(problem);
      this.#version = version;
      this.#request = request as Data;
    }

    /** Opens the window synchronously, so that browsers allow it. */
    begin(): void {
      if (this.#state !== 'new') throw new DOMException('The session has begun already', 'InvalidAccessError');
      if (isSheetOpen) throw new DOMException('Another session is open', 'InvalidAccessError');
      const [width, height] = [480, 640];
      const left = window.screenX + (window.outerWidth - width) / 2;
      const top = window.screenY + (window.outerHeight - height) / 2;
      const query = new URLSearchParams({ request: JSON.stringify(this.#request), opener: window.location.origin });
      this.#popup = window.open(
        `${base}/apple-pay/start?${query}`,
        '_blank',
        `popup,width=${width},height=${height},left=${left},top=${top}`,
      );
      if (!this.#popup) throw new DOMException('Apple Pay needs a click of the customer', 'InvalidAccessError');
      isSheetOpen = true;
      this.#state = 'validating';
      const listen = (event: MessageEvent<{ tender?: unknown; kind?: unknown; data: Data } | null>): void => {
        if (event.source !== this.#popup || event.origin !== base) return;
        const { data } = event;
        if (data?.tender !== 'apple_pay') return;
        if (data.kind === 'canceled') this.#cancel();
        else this.#approve(data.data);
      };
      window.addEventListener('message', listen);
      const closed = setInterval(() => {
        if (this.#popup?.closed) this.#cancel();
      }, 200);
      this.#stopListening = (): void => {
        window.removeEventListener('message', listen);
        clearInterval(closed);
      };
      setTimeout(() => this.onvalidatemerchant?.({ validationURL: 'https://apple-pay-gateway.apple.com/paymentservices/startSession' }));
    }

    abort(): void {
      if (!this.#isOpen()) throw new DOMException('The session is not open', 'InvalidAccessError');
      this.#end();
    }

    completeMerchantValidation(session: unknown): void {
      if (this.#state !== 'validating') throw new DOMException('The merchant is not being validated', 'InvalidAccessError');
      if (!isData(session)) throw new TypeError('The merchant session must be an object');
      const { merchantSessionIdentifier: id, domainName } = session;
      // Apple closes the sheet when it refuses a session.
      if (typeof id !== 'string' || usedSessions.has(id) || domainName !== window.location.hostname) return this.#cancel();
      usedSessions.add(id);
      this.#state = 'open';
      if (this.#approved) this.#approve(this.#approved);
    }

    completePayment(result: unknown): void {
      if (this.#state !== 'authorized') throw new DOMException('There is no payment to complete', 'InvalidAccessError');
      const status = this.#version < 3 ? result : isData(result) ? result['status'] : undefined;
      if (typeof status !== 'number') throw new TypeError('The status must be a number');
      this.#end();
    }

    #isOpen(): boolean {
      return this.#state !== 'new' && this.#state !== 'ended';
    }

    #approve(payment: Data): void {
      if (this.#state === 'validating') this.#approved = payment;
      if (this.#state !== 'open') return;
      this.#state = 'authorized';
      this.onpaymentauthorized?.({ payment });
    }

    #cancel(): void {
      if (!this.#isOpen()) return;
      this.#end();
      this.oncancel?.({});
    }

    #end(): void {
      this.#state = 'ended';
      isSheetOpen = false;
      this.#stopListening();
      this.#popup?.close();
    }
  }
  Object.defineProperty(window, 'ApplePaySession', { value: SandboxApplePaySession, configurable: true, writable: true });
}
