import type { ReactNode } from 'react';
import { formatMoney } from '../format-money';
import { useCheckout } from './checkout';

export interface PayAreaProps {
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
  /** A partner's own button in place of ours. */
  readonly button?: ReactNode;
}

/** The button that pays, and what is going on. */
export function PayArea({ status, loading, collecting, inWindow, elsewhere, answer, label, button }: PayAreaProps): ReactNode {
  const { configuration, payment, total, currency, remark } = useCheckout();
  const busy = payment.step !== 'idle';
  const progress = payment.step === 'paying' ? 'Paying…' : collecting;
  const asks = payment.step === 'collecting' ? answer : undefined;
  const said = busy && !asks ? progress : '';
  return (
    <>
      {button ?? (
        <button type="submit" className="primary wide" aria-disabled={(busy && !asks) || status !== 'ready'}>
          {asks ?? (busy ? progress : (label ?? `Pay ${formatMoney(total, currency)}`))}
        </button>
      )}
      <p role="status" className="muted status">
        {/* Our own button says the same, to be seen. */}
        {said ? <span className={button ? undefined : 'only-heard'}>{said}</span> : status === 'loading' ? loading : busy ? '' : remark}
      </p>
      {currency !== configuration.currency && (
        <p className="muted fine">Paid in {currency}: our prices are the same number in each currency.</p>
      )}
      {payment.step === 'collecting' && inWindow && <LeaveButton before="Go on in the window that has opened, or" press="close it" />}
      {payment.step === 'collecting' && elsewhere && <LeaveButton before={elsewhere} press="cancel" />}
    </>
  );
}

function LeaveButton({ before, press }: { readonly before: string; readonly press: string }): ReactNode {
  const { payment } = useCheckout();
  return (
    <p className="leave">
      {before}{' '}
      <button type="button" className="link" onClick={payment.leave}>
        {press}
      </button>
    </p>
  );
}
