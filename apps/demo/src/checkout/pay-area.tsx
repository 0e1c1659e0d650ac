import type { ReactNode } from 'react';
import { formatMoney } from '../format-money';
import type { Checkout } from './checkout';

interface PayAreaProps {
  readonly checkout: Checkout;
  /** Of the method. */
  readonly status: 'loading' | 'ready' | 'failed';
  readonly loading: string;
  /** While the method makes its nonce. */
  readonly collecting: string;
  /** Whether that happens in a window, which can be given up here. */
  readonly inWindow?: boolean;
  /** Default: `Pay` and the amount. */
  readonly label?: string;
  /** Said below. */
  readonly remark: string;
}

/** The button that pays, and what is going on. */
export function PayArea({ checkout, status, loading, collecting, inWindow = false, label, remark }: PayAreaProps): ReactNode {
  const { configuration, payment, total, currency } = checkout;
  const busy = payment.step !== 'idle';
  const progress = payment.step === 'paying' ? 'Paying…' : collecting;
  return (
    <>
      <button type="submit" className="primary wide" aria-disabled={busy || status !== 'ready'}>
        {busy ? progress : (label ?? `Pay ${formatMoney(total, currency)}`)}
      </button>
      <PayStatus text={status === 'loading' ? loading : busy ? '' : remark} heard={busy ? progress : ''} />
      {currency !== configuration.currency && (
        <p className="muted fine">Paid in {currency}: our prices are the same number in each currency.</p>
      )}
      {inWindow && payment.step === 'collecting' && <LeaveButton checkout={checkout} />}
    </>
  );
}

/** @param heard said to screen readers alone: it is to be seen elsewhere */
export function PayStatus({ text, heard = '' }: { readonly text: string; readonly heard?: string }): ReactNode {
  return (
    <p role="status" className="muted status">
      {heard ? <span className="only-heard">{heard}</span> : text}
    </p>
  );
}

function LeaveButton({ checkout }: { readonly checkout: Checkout }): ReactNode {
  return (
    <p className="leave">
      Go on in the window that has opened, or{' '}
      <button type="button" className="link" onClick={checkout.payment.leave}>
        close it
      </button>
    </p>
  );
}
