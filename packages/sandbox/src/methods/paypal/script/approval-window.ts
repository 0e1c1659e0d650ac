/** How the customer left the approval page. */
export interface Outcome {
  kind: 'approved' | 'canceled';
  /** Data for the callbacks: `orderID`, `payerID`, ... */
  data: Record<string, unknown>;
}

export interface ApprovalWindow {
  /** Navigates to the approval page, once the token is known. */
  go(token: string): void;
  /** Resolves when the window closes, which cancels unless the payment was approved. Rejects when the window is blocked. */
  readonly outcome: Promise<Outcome>;
  focus(): void;
  close(): void;
}

export interface ApprovalOptions {
  /** Origin of the approval page. Messages from other origins are ignored. */
  base: string;
  fundingSource: string;
  /** Resolves with whether the shop delivers to the chosen address with the chosen option. */
  acceptShipping: (data: Record<string, unknown>) => Promise<boolean>;
}

/** Opens the popup synchronously, so that browsers allow it. Runs in the shop's page and may not use anything outside of itself. */
export function openApproval({ base, fundingSource, acceptShipping }: ApprovalOptions): ApprovalWindow {
  const [width, height] = [500, 720];
  const left = window.screenX + (window.outerWidth - width) / 2;
  const top = window.screenY + (window.outerHeight - height) / 2;
  const popup = window.open('about:blank', '_blank', `popup,width=${width},height=${height},left=${left},top=${top}`);
  let closed: ReturnType<typeof setInterval> | undefined;
  let listen: ((event: MessageEvent) => void) | undefined;

  const outcome = new Promise<Outcome>((resolve, reject) => {
    if (!popup) {
      reject(new Error('The PayPal window could not be opened'));
      return;
    }
    listen = (event: MessageEvent<{ tender?: unknown; kind?: unknown; data: Record<string, unknown> } | null>) => {
      if (event.source !== popup || event.origin !== base) return;
      const { data } = event;
      if (data?.tender !== 'paypal') return;
      if (data.kind === 'approved' || data.kind === 'canceled') resolve({ kind: data.kind, data: data.data });
      if (data.kind === 'shipping') {
        void acceptShipping(data.data).then((accepted) => popup.postMessage({ tender: 'paypal', accepted }, base));
      }
    };
    window.addEventListener('message', listen);
    closed = setInterval(() => {
      if (popup.closed) resolve({ kind: 'canceled', data: {} });
    }, 200);
  }).finally(() => {
    clearInterval(closed);
    if (listen) window.removeEventListener('message', listen);
    popup?.close();
  });

  return {
    outcome,
    go(token) {
      const query = new URLSearchParams({ token, funding: fundingSource, opener: window.location.origin });
      if (popup && !popup.closed) popup.location.href = `${base}/pay/paypal/${encodeURIComponent(token)}?${query}`;
    },
    focus: () => popup?.focus(),
    close: () => popup?.close(),
  };
}
