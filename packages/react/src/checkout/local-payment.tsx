import type { LocalPaymentCreateOptions } from '@tender/local-payment';
import type { ReactNode } from 'react';
import { LocalPaymentProvider, useLocalPayment } from '../local-payment';
import { useCheckout } from './checkout-context';
import type { CheckoutMethod } from './checkout-method';
import { fill } from './fill';
import { TextField } from './form/text-field';
import { useDraft } from './form/use-draft';
import { BankIcon } from './icons';
import { PayArea } from './pay-area';
import { enNames } from './texts/en-names';

export interface LocalPaymentMethodOptions extends Pick<LocalPaymentCreateOptions, 'merchantAccountId'> {
  /** `ideal`, `bancontact`, `eps`, `p24`, `blik`, …: a bank's or wallet's page in a window. */
  readonly paymentType: string;
  /** As customers know it: `iDEAL`. */
  readonly title: string;
  /** The currencies it is offered for; default euro. */
  readonly currencies?: readonly string[];
  /** The link that a customer is shown who comes back to a page of this shop that does not listen any more. */
  readonly fallback: { readonly url: string; readonly buttonText: string; readonly cancelUrl?: string; readonly cancelButtonText?: string };
  /** Called once the payment exists, with the id by which your server knows it; what it returns is waited for. */
  readonly onPaymentStart?: (payment: { readonly paymentId: string }) => unknown;
  /** Whatever else the payment type takes. */
  readonly payment?: Readonly<Record<string, unknown>>;
}

/** A way to pay of one country, through its banks. One for each payment type. */
export function localPayment(options: LocalPaymentMethodOptions): CheckoutMethod {
  const { paymentType, title, merchantAccountId, currencies = ['EUR'] } = options;
  return {
    id: `local-payment-${paymentType}`,
    title: () => title,
    isOffered: ({ gatewayConfiguration }, { currency }) => gatewayConfiguration.paypalEnabled === true && currencies.includes(currency),
    render: () => (
      <LocalPaymentProvider {...(merchantAccountId && { merchantAccountId })}>
        <LocalPaymentPanel options={options} />
      </LocalPaymentProvider>
    ),
    keepsInput: true,
    icon: <BankIcon />,
  };
}

function LocalPaymentPanel({ options }: { readonly options: LocalPaymentMethodOptions }): ReactNode {
  const { texts, amount, currency } = useCheckout();
  const { names = enNames } = texts;
  const { status, retry, error, startPayment } = useLocalPayment();
  const { values, field, isComplete, showMissing } = useDraft({
    givenName: { texts: names.givenName },
    surname: { texts: names.surname },
  });
  const { paymentType, title, fallback, payment, onPaymentStart } = options;
  return (
    <>
      <div data-tender-inputs="">
        <TextField field={field('givenName')} autoComplete="given-name" isShort />
        <TextField field={field('surname')} autoComplete="family-name" isShort />
      </div>
      <p data-tender-hint="">{fill(texts.inWindow, { method: title })}</p>
      <PayArea
        status={status}
        retry={retry}
        error={error}
        isElsewhere
        label={fill(texts.payWith, { method: title })}
        isComplete={isComplete}
        showMissing={showMissing}
        collect={async (signal) => {
          const given = {
            locale: texts.locale,
            ...payment,
            ...values,
            paymentType,
            fallback,
            amount,
            currencyCode: currency,
            async onPaymentStart(started: { paymentId: string }, proceed?: () => void) {
              await onPaymentStart?.(started);
              proceed?.();
            },
            signal,
          };
          const paid = await startPayment.run(given);
          // In a window there always is one.
          const { nonce, type, details } = paid as NonNullable<typeof paid>;
          return { nonce, type, details };
        }}
      />
    </>
  );
}
