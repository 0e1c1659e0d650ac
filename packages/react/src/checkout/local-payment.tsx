import type { LocalPaymentCreateOptions, LocalPaymentTokenizePayload } from '@tender/local-payment';
import type { ReactNode } from 'react';
import { LocalPaymentProvider, useLocalPayment } from '../local-payment';
import { useCheckout } from './checkout-context';
import type { CheckoutMethod } from './checkout-method';
import { fill } from './fill';
import { TextField } from './form/text-field';
import { useDraft } from './form/use-draft';
import { BankIcon } from './icons';
import { PayArea } from './pay-area';
import type { Collected } from './payment';
import { enApproval } from './texts/en-approval';
import { enNames } from './texts/en-names';
import { ReturnedPayArea } from './returned-pay-area';
import { hasReturned, readNames, storeNames, useRedirect } from './use-redirect';

/** Options of `localPayment`. */
export interface LocalPaymentMethodOptions extends Pick<LocalPaymentCreateOptions, 'merchantAccountId'> {
  /** Type of the payment: `ideal`, `bancontact`, `eps`, `p24`, `blik`, … The customer approves it in a window of the bank or wallet. */
  readonly paymentType: string;
  /** Name that customers know, such as `iDEAL`. */
  readonly title: string;
  /** Currencies for which the method is offered, as ISO 4217 codes. Default: `['EUR']`. */
  readonly currencies?: readonly string[];
  /**
   * Absolute URL of the page with this checkout. The customer then pays on a full page instead of in a window, and returns to this URL, where the
   * checkout finishes the payment. Meanwhile the tab stores the names that were entered. Use another URL for each method.
   * Default: a window.
   */
  readonly redirectUrl?: string;
  /** Link shown to a customer who returns from the bank's app when the page that started the payment is no longer open. */
  readonly fallback: { readonly url: string; readonly buttonText: string; readonly cancelUrl?: string; readonly cancelButtonText?: string };
  /** Called when the payment has been created, with its id: save it on your server. A returned promise is awaited before the window continues. */
  readonly onPaymentStart?: (payment: { readonly paymentId: string }) => unknown;
  /** Further options of `startPayment` that the payment type needs. */
  readonly payment?: Readonly<Record<string, unknown>>;
}

/**
 * A local payment method, such as iDEAL, in a window, or with `redirectUrl` on a full page. Call it once for each payment type.
 * @example <Checkout methods={[localPayment({ paymentType: 'ideal', title: 'iDEAL', fallback })]} {...props} />
 */
export function localPayment(options: LocalPaymentMethodOptions): CheckoutMethod {
  const { paymentType, title, merchantAccountId, redirectUrl, currencies = ['EUR'] } = options;
  return {
    id: `local-payment-${paymentType}`,
    title: () => title,
    currencies,
    rows: 1,
    isOffered: ({ gatewayConfiguration }, { currency }) => gatewayConfiguration.paypalEnabled === true && currencies.includes(currency),
    findReason: ({ gatewayConfiguration }) => (gatewayConfiguration.paypalEnabled ? 'currency' : 'account'),
    render: () => (
      <LocalPaymentProvider {...(merchantAccountId && { merchantAccountId })} {...(redirectUrl && { redirectUrl })}>
        <LocalPaymentPanel options={options} />
      </LocalPaymentProvider>
    ),
    keepsInput: true,
    icon: <BankIcon />,
    isReturned: () => hasReturned(redirectUrl, ['token', 'wasCanceled']),
  };
}

function LocalPaymentPanel({ options }: { readonly options: LocalPaymentMethodOptions }): ReactNode {
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
