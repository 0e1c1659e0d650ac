type Data = Record<string, unknown>;

export interface PaymentWindowOptions {
  /** Origin of the wallet's page. Messages from other origins are ignored. */
  base: string;
  request: Data;
}

/**
 * Opens the wallet's window synchronously, so that browsers allow it, and resolves with the result of `loadPaymentData`. Closing the window cancels the
 * payment. The function runs in the shop's page and may not use anything outside of itself.
 */
export function openPaymentWindow({ base, request }: PaymentWindowOptions): Promise<Data> {
  const [width, height] = [480, 640];
  const left = window.screenX + (window.outerWidth - width) / 2;
  const top = window.screenY + (window.outerHeight - height) / 2;
  const query = new URLSearchParams({ request: JSON.stringify(request), opener: window.location.origin });
  const features = `popup,width=${width},height=${height},left=${left},top=${top}`;
  const popup = window.open(`${base}/google-pay/start?${query}`, '_blank', features);
  if (!popup) return Promise.reject({ statusCode: 'INTERNAL_ERROR', statusMessage: 'The Google Pay window could not be opened' });
  let closed: ReturnType<typeof setInterval> | undefined;
  let listen: ((event: MessageEvent) => void) | undefined;
  return new Promise<Data>((resolve, reject) => {
    const cancel = () => reject({ statusCode: 'CANCELED' });
    listen = (event: MessageEvent<{ tender?: unknown; kind?: unknown; data: Data } | null>) => {
      if (event.source !== popup || event.origin !== base) return;
      const { data } = event;
      if (data?.tender !== 'google_pay') return;
      if (data.kind === 'approved') resolve(data.data);
      else if (data.kind === 'canceled') cancel();
    };
    window.addEventListener('message', listen);
    closed = setInterval(() => {
      if (popup.closed) cancel();
    }, 200);
  }).finally(() => {
    clearInterval(closed);
    if (listen) window.removeEventListener('message', listen);
    popup.close();
  });
}
