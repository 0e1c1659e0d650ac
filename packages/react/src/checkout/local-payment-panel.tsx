import type { LocalPaymentTokenizePayload } from '@tender/local-payment';
import type { ReactNode } from 'react';
import { LocalPaymentProvider, useLocalPayment } from '../local-payment';
import { useCheckout } from './checkout-context';
import { fill } from './fill';
import { TextField } from './form/text-field';
import { useDraft } from './form/use-draft';
import type { LocalPaymentMethodOptions } from './local-payment';
import { PayArea } from './pay-area';
import type { Collected } from './payment';
import { ReturnedPayArea } from './returned-pay-area';
import { enApproval } from './texts/en-approval';
import { enNames } from './texts/en-names';
import { readNames, storeNames, useRedirect } from './use-redirect';

interface LocalPaymentPanelProps {
  readonly options: LocalPaymentMethodOptions;
}

/** Asks for the customer's name, and opens the window of the bank or wallet. */
export function LocalPaymentPanel({ options }: LocalPaymentPanelProps): ReactNode {
  const { merchantAccountId, redirectUrl } = options;
  return (
    <LocalPaymentProvider {...(merchantAccountId && { merchantAccountId })} {...(redirectUrl && { redirectUrl })}>
      <PanelContent options={options} />
    </LocalPaymentProvider>
  );
}

function PanelContent({ options }: LocalPaymentPanelProps): ReactNode {
  const { texts, amount, currency } = useCheckout();
  const { names = enNames, approval = enApproval } = texts;
  const { status, retry, error, instance, startPayment } = useLocalPayment();
  const { paymentType, title, fallback, payment, onPaymentStart, redirectUrl } = options;
  const fields = { givenName: { texts: names.givenName }, surname: { texts: names.surname } };
  const { values, field, isComplete, showMissing } = useDraft(fields, redirectUrl === undefined ? undefined : readNames);
  const confirm = useRedirect(instance, redirectUrl, createPayment);
  if (confirm) return <ReturnedPayArea status={status} retry={retry} error={error} confirm={confirm} />;
  return (
    <>
      <div data-tender-inputs="">
        <TextField field={field('givenName')} autoComplete="given-name" isShort />
        <TextField field={field('surname')} autoComplete="family-name" isShort />
      </div>
      {!redirectUrl && <p data-tender-hint="">{fill(approval.inWindow, { method: title })}</p>}
      <PayArea
        status={status}
        retry={retry}
        error={error}
        opensWindow={!redirectUrl}
        label={fill(approval.payWith, { method: title })}
        isComplete={isComplete}
        showMissing={showMissing}
        collect={async (signal) => {
          const startOptions = {
            locale: texts.locale,
            ...payment,
            ...values,
            paymentType,
            fallback,
            amount,
            currencyCode: currency,
            async onPaymentStart(created: { paymentId: string }, proceed?: () => void) {
              await onPaymentStart?.(created);
              proceed?.();
            },
            signal,
          };
          if (redirectUrl) storeNames(values);
          const payload = await startPayment.run(startOptions); // with `redirectUrl` it never settles, because the page is left
          return createPayment(payload as NonNullable<typeof payload>);
        }}
      />
    </>
  );
}

const createPayment = ({ nonce, type, details }: LocalPaymentTokenizePayload): Collected => ({ nonce, type, details });
