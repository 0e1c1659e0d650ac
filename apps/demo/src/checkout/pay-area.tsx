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
  /** The same where no window is: what to go on with, before `cancel`. */
  readonly elsewhere?: string;
  /** What the button says while the customer is asked for something on this page; it then takes the answer. */
  readonly answer?: string;
  /** Default: `Pay` and the amount. */
  readonly label?: string;
  /** Said below. */
  readonly remark: string;
}

/** The button that pays, and what is going on. */
export function PayArea(props: PayAreaProps): ReactNode {
  const { checkout, status, loading, collecting, inWindow = false, elsewhere, answer, label, remark } = props;
  const { configuration, payment, total, currency } = checkout;
  const busy = payment.step !== 'idle';
  const progress = payment.step === 'paying' ? 'Paying…' : collecting;
  const asks = payment.step === 'collecting' ? answer : undefined;
  return (
    <>
      <button type="submit" className="primary wide" aria-disabled={(busy && !asks) || status !== 'ready'}>
        {asks ?? (busy ? progress : (label ?? `Pay ${formatMoney(total, currency)}`))}
      </button>
      <PayStatus text={status === 'loading' ? loading : busy ? '' : remark} heard={busy && !asks ? progress : ''} />
      {currency !== configuration.currency && (
        <p className="muted fine">Paid in {currency}: our prices are the same number in each currency.</p>
      )}
      {payment.step === 'collecting' && inWindow && (
        <LeaveButton checkout={checkout} before="Go on in the window that has opened, or" press="close it" />
      )}
      {payment.step === 'collecting' && elsewhere && <LeaveButton checkout={checkout} before={elsewhere} press="cancel" />}
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

interface LeaveButtonProps {
  readonly checkout: Checkout;
  readonly before: string;
  readonly press: string;
}

function LeaveButton({ checkout, before, press }: LeaveButtonProps): ReactNode {
  return (
    <p className="leave">
      {before}{' '}
      <button type="button" className="link" onClick={checkout.payment.leave}>
        {press}
      </button>
    </p>
  );
}
