import type { TokenizePayload } from '@tender/hosted-fields';
import { useHostedFields } from '@tender/react/hosted-fields';
import type { ReactNode } from 'react';
import { useCheckout, usePanel } from '../checkout';
import { together, type MethodLife } from '../method-life';
import { PayArea } from '../pay-area';

interface CardPaymentProps {
  /** Each focuses a field that is not filled in, as far as the page knows by now. */
  readonly missing: () => readonly (() => void)[];
  readonly verification?: {
    readonly life: MethodLife;
    /** Makes of a card the nonce to be charged. */
    verify(card: TokenizePayload, signal: AbortSignal): Promise<string>;
  };
}

/** From the card in its fields to a nonce, through its bank where that is asked. */
export function CardPayment({ missing, verification }: CardPaymentProps): ReactNode {
  const { begin } = useCheckout();
  const hostedFields = useHostedFields();
  const { status, retry } = verification ? together(hostedFields, verification.life) : hostedFields;
  const submit = (): void => {
    if (status !== 'ready') return;
    begin({
      missing,
      async collect(signal) {
        const card = await hostedFields.tokenize.run({ signal });
        return { nonce: verification ? await verification.verify(card, signal) : card.nonce };
      },
    });
  };
  usePanel({ submit, restart: retry });
  const collecting = verification ? 'Waiting for your bank…' : 'Securing your card…';
  return <PayArea status={status} loading="Loading the secure card fields…" collecting={collecting} />;
}
