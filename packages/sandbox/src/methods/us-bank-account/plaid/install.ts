interface Config {
  clientName?: unknown;
  key?: unknown;
  onLoad?: () => void;
  onExit?: (error: unknown, metadata: unknown) => void;
  onSuccess?: (publicToken: unknown, metadata: unknown) => void;
}

interface Message {
  tender?: unknown;
  kind?: unknown;
  error?: unknown;
  publicToken?: unknown;
  metadata?: unknown;
}

/** Runs in the shop's page, from the script's own element. It may not use anything outside of itself, and no markup or style attributes. */
export function installPlaid(): void {
  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement)) throw new Error('The script of the bank login needs an element of its own');
  const { origin: base } = new URL(script.src);

  const create = ({ clientName, key, onLoad, onExit, onSuccess }: Config = {}) => {
    let frame: HTMLIFrameElement | undefined;
    const close = () => {
      frame?.remove();
      frame = undefined;
      window.removeEventListener('message', listen);
    };
    const listen = (event: MessageEvent<Message | null>) => {
      if (!frame || event.source !== frame.contentWindow || event.origin !== base) return;
      const { data } = event;
      if (data?.tender !== 'bank-login') return;
      close();
      if (data.kind === 'success') onSuccess?.(data.publicToken, data.metadata);
      else onExit?.(data.error, data.metadata);
    };
    return {
      open() {
        if (frame) return;
        const query = new URLSearchParams({ clientName: String(clientName), key: String(key), opener: window.location.origin });
        frame = document.createElement('iframe');
        frame.id = 'plaid-link-iframe-1';
        frame.title = 'Bank login';
        const { style } = frame;
        [style.position, style.inset, style.border, style.zIndex] = ['fixed', '0', '0', '9999999999'];
        [style.width, style.height] = ['100%', '100%'];
        frame.addEventListener('load', () => onLoad?.(), { once: true });
        window.addEventListener('message', listen);
        frame.src = `${base}/third-party/bank-login?${query}`;
        document.body.append(frame);
      },
      exit() {
        const wasOpen = frame !== undefined;
        close();
        if (wasOpen) onExit?.(null, {});
      },
      destroy: close,
    };
  };
  Object.assign(window, { Plaid: { create, version: 'stand-in' } });
}
