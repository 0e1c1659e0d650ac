/** How the customer left the approval page. */
export interface Outcome {
  kind: 'approved' | 'canceled';
  /** As the callbacks are given it: `orderID`, `payerID`, ... */
  data: Record<string, unknown>;
}

export interface ApprovalWindow {
  /** To the approval page, now that the token is known. */
  go(token: string): void;
  /** Closing the window is cancelling. Rejects when no window could be opened. */
  readonly outcome: Promise<Outcome>;
  focus(): void;
  close(): void;
}

export interface ApprovalOptions {
  /** Origin of the approval page, and the only one that is listened to. */
  base: string;
  fundingSource: string;
  /** Whether the shop delivers to what the customer chose. */
  acceptShipping: (data: Record<string, unknown>) => Promise<boolean>;
}

/** Opens the popup at once, while the customer's click still counts. Runs in the shop's page: it may use nothing from outside of itself. */
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
    listen = ({ source, origin, data }: MessageEvent<{ tender?: unknown; kind?: unknown; data: Record<string, unknown> } | null>) => {
      if (source !== popup || origin !== base || data?.tender !== 'paypal') return;
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
