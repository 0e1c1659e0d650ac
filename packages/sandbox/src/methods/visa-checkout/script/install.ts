type Handler = (payment: unknown, error?: unknown) => void;

interface Message {
  tender?: unknown;
  event: string;
  payment: unknown;
  error?: unknown;
}

/** Runs in the shop's page, from the script's own element. It may not use anything outside of itself, and no markup or style attributes. */
export function installVisaCheckout(): void {
  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement)) throw new Error('The script of Visa Checkout needs an element of its own');
  const { origin: base } = new URL(script.src);
  const handlers: Record<string, Handler[]> = { 'payment.success': [], 'payment.cancel': [], 'payment.error': [] };
  let options: unknown;
  let frame: HTMLIFrameElement | undefined;

  const listen = (event: MessageEvent<Message | null>) => {
    if (!frame || event.source !== frame.contentWindow || event.origin !== base) return;
    const { data } = event;
    if (data?.tender !== 'visa_checkout') return;
    close();
    for (const handler of handlers[data.event] ?? []) handler(data.payment, data.error);
  };
  const close = () => {
    frame?.remove();
    frame = undefined;
    window.removeEventListener('message', listen);
  };
  const open = () => {
    if (frame) return;
    const query = new URLSearchParams({ options: JSON.stringify(options), opener: window.location.origin });
    frame = document.createElement('iframe');
    frame.id = 'vcop-src-frame';
    frame.title = 'Visa Checkout';
    const { style } = frame;
    [style.position, style.inset, style.border, style.zIndex] = ['fixed', '0', '0', '9999999999'];
    [style.width, style.height] = ['100%', '100%'];
    window.addEventListener('message', listen);
    frame.src = `${base}/visa-checkout/start?${query}`;
    document.body.append(frame);
  };

  const page = window as unknown as { V?: object; onVisaCheckoutReady?: () => void };
  const visa = {
    init: (initOptions: unknown) => void (options = initOptions),
    on: (event: string, handler: Handler) => void handlers[event]?.push(handler),
  };
  page.V = visa;
  // Elements of this class are Visa's buttons, wherever and whenever the page adds them. They do nothing before `init`, and nothing for a script that
  // was loaded before this one.
  document.addEventListener('click', ({ target }) => {
    if (page.V === visa && options !== undefined && target instanceof Element && target.closest('.v-button')) open();
  });
  // The page may define the function after the script's element.
  setTimeout(() => page.onVisaCheckoutReady?.());
}
