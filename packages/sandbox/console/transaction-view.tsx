import { useCallback } from 'react';
import { textAt, valueAt } from '../src/core/text-at';
import type { StoredTransaction } from '../src/apis/control/stored-transactions';
import { control } from './control';
import { Facts, type Fact } from './facts';
import { formatTime, replaceUnderscores } from './format';
import { LineItems } from './line-items';
import { Notice } from './notice';
import { StatusBadge } from './status-badge';
import { TransactionActions } from './transaction-actions';
import { TransactionLink } from './transaction-link';
import { useAction } from './use-action';
import { usePolled } from './use-polled';
import { ValueDetail, withoutNulls } from './value-detail';
import { describeResponse } from './webhooks-view';

/** One transaction: its history, what decided it, and what followed from it. */
export function TransactionView({ id }: { id: string }) {
  const load = useCallback((signal: AbortSignal) => control.transaction(id, signal), [id]);
  const { data, error, refresh } = usePolled(load);
  const action = useAction(refresh);
  return (
    <>
      <p>
        <a href="#/transactions">All transactions</a>
      </p>
      <Notice error={action.error ?? error} />
      {data && (
        <>
          <div className="summary">
            <strong>{describeAmount(data.transaction)}</strong> <StatusBadge status={data.transaction.status} />
            <TransactionActions transaction={data.transaction} action={action} />
          </div>
          <div className="columns">
            <Timeline transaction={data.transaction} />
            <Facts title="Payment" facts={listPaymentFacts(data.transaction)} />
            <Facts title="Processor" facts={listFacts(data.transaction, PROCESSOR)} />
            <Facts title="3D Secure" facts={listFacts(data.transaction, THREE_D_SECURE)} />
            <Facts title="Risk" facts={listFacts(data.transaction, RISK)} />
            <Facts
              title="Refunds"
              facts={data.refunds.map((refund): Fact => [describeAmount(refund), <Refund key={refund.id} refund={refund} />])}
            />
            <Facts
              title="Webhooks"
              facts={data.webhooks.map(({ id: key, kind, attempts }): Fact => [
                replaceUnderscores(kind),
                <span key={key}>{describeResponse(attempts)}</span>,
              ])}
            />
          </div>
          <LineItems items={valueAt(data.transaction.document, 'lineItems')} />
          <ValueDetail title={`Stored for ${id}`} value={withoutNulls(data.transaction.document)} />
        </>
      )}
    </>
  );
}

const describeAmount = ({ type, amount, currency }: StoredTransaction) => `${type === 'credit' ? '−' : ''}${amount} ${currency}`;

function Refund({ refund: { id, status } }: { refund: StoredTransaction }) {
  return (
    <>
      <TransactionLink id={id} /> <StatusBadge status={status} />
    </>
  );
}

function Timeline({ transaction: { document } }: { transaction: StoredTransaction }) {
  const events = valueAt(document, 'statusHistory');
  return (
    <section className="panel facts">
      <h3>Timeline</h3>
      <ol className="timeline">
        {(Array.isArray(events) ? events : []).map((event: unknown, index) => (
          <li key={index}>
            <StatusBadge status={textAt(event, 'status') ?? ''} /> <span>{textAt(event, 'amount')}</span>
            <time dateTime={textAt(event, 'timestamp') ?? undefined}>{formatTime(Date.parse(textAt(event, 'timestamp') ?? ''))}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}

function listPaymentFacts({ document, instrument, orderId, customerId, token, nonce }: StoredTransaction): Fact[] {
  const refunded = textAt(document, 'refundedTransactionId');
  return [
    ['Paid with', instrument],
    ['Order', orderId],
    ['Customer', customerId ?? textAt(document, 'customer', 'email')],
    ['Saved as', token === null ? null : <code>{token}</code>],
    ['Nonce', nonce === null ? null : <code>{nonce}</code>],
    ['Refund of', refunded === null ? null : <TransactionLink id={refunded} />],
    ['Merchant account', textAt(document, 'merchantAccountId')],
  ];
}

type Name = readonly [label: string, ...path: string[]];
const PROCESSOR: readonly Name[] = [
  ['Response', 'processorResponseText'],
  ['Code', 'processorResponseCode'],
  ['Settlement', 'processorSettlementResponseText'],
  ['Rejected by the gateway', 'gatewayRejectionReason'],
  ['Security code', 'cvvResponseCode'],
  ['Postal code', 'avsPostalCodeResponseCode'],
  ['Street', 'avsStreetAddressResponseCode'],
];
const THREE_D_SECURE: readonly Name[] = [
  ['Status', 'threeDSecureInfo', 'status'],
  ['Liability shifted', 'threeDSecureInfo', 'liabilityShifted'],
  ['Enrolled', 'threeDSecureInfo', 'enrolled'],
  ['ECI', 'threeDSecureInfo', 'eciFlag'],
];
const RISK: readonly Name[] = [
  ['Decision', 'riskData', 'decision'],
  ['Score', 'riskData', 'riskScore'],
  ['Device data', 'riskData', 'deviceDataCaptured'],
];

const listFacts = ({ document }: StoredTransaction, names: readonly Name[]): Fact[] =>
  names.map(([label, ...path]): Fact => {
    const value = valueAt(document, ...path);
    return [label, typeof value === 'boolean' ? (value ? 'yes' : 'no') : textAt(document, ...path)?.replace(/_/g, ' ')];
  });
