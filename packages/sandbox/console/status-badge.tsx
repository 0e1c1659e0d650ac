import { Badge, type Tone } from './badge';
import { replaceUnderscores } from './format';

/** Shows the status of a transaction, a dispute or a webhook. */
export function StatusBadge({ status }: { status: string }) {
  return <Badge tone={toTone(status)}>{replaceUnderscores(status)}</Badge>;
}

function toTone(status: string): Tone {
  if (/declined|rejected|failed|expired|lost/.test(status)) return 'bad';
  if (status === 'voided') return 'plain';
  return /^(?:settled|delivered|won)$/.test(status) ? 'good' : 'busy';
}
