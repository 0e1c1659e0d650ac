import type { SepaTokenizeOptions, SepaTokenizePayload } from '@tender/sepa';
import type { ReactNode } from 'react';
import { SepaProvider, useSepa } from '../sepa';
import { useCheckout } from './checkout-context';
import type { CheckoutMethod } from './checkout-method';
import { fill } from './fill';
import { compactIban, isIban } from './form/is-iban';
import { TextField } from './form/text-field';
import { useDraft } from './form/use-draft';
import { BankIcon } from './icons';
import { PayArea } from './pay-area';
import type { Collected } from './payment';
import { enNames } from './texts/en-names';
import { enSepa } from './texts/en-sepa';
import { enTitles } from './texts/en-titles';
import { ReturnedPayArea } from './returned-pay-area';
import { hasReturned, readNames, storeNames, useRedirect } from './use-redirect';

/** Options of `sepa`. */
export interface SepaMethodOptions
  extends
    Pick<SepaTokenizeOptions, 'merchantAccountId' | 'customerId'>,
    Partial<Pick<SepaTokenizeOptions, 'mandateType' | 'locale' | 'billingAddress'>> {
  /** Your shop's name in the text of the mandate. */
  readonly shopName: string;
  /**
   * Absolute URL of the page with this checkout. The customer then signs the mandate on a full page instead of in a popup, and returns to this URL,
   * where the checkout finishes the payment. Meanwhile the tab stores the names that were entered. Use another URL for each method.
   * Default: a popup.
   */
  readonly redirectUrl?: string;
}

/**
 * SEPA Direct Debit, for purchases in euros. The customer approves a mandate in a popup, or with `redirectUrl` on a full page: for this payment only,
 * unless `mandateType` is `RECURRENT`.
 * @example <Checkout methods={[sepa({ merchantAccountId, customerId, shopName: 'Mugs' })]} {...props} />
 */
export function sepa(options: SepaMethodOptions): CheckoutMethod {
  const { merchantAccountId, redirectUrl } = options;
  return {
    id: 'sepa',
    title: ({ methods }) => methods.sepa ?? enTitles.sepa,
    currencies: ['EUR'],
    isOffered: (_, { currency }) => currency === 'EUR',
    findReason: () => 'currency',
    rows: 2,
    render: () => (
      <SepaProvider merchantAccountId={merchantAccountId} {...(redirectUrl && { redirectUrl })}>
        <SepaPanel options={options} />
      </SepaProvider>
    ),
    keepsInput: true,
    icon: <BankIcon />,
    isReturned: () => hasReturned(redirectUrl, ['cart_id', 'cancel']),
  };
}

function SepaPanel({ options: { shopName, redirectUrl, ...options } }: { readonly options: SepaMethodOptions }): ReactNode {
  const { texts: all } = useCheckout();
  const { names = enNames, sepa: texts = enSepa, locale } = all;
  const { status, retry, error, instance, tokenize } = useSepa();
  const confirm = useRedirect(instance, redirectUrl, createPayment);
  const fields = { accountHolder: { texts: names.accountHolder }, iban: { texts: texts.iban, isValid: isIban } };
  const { values, field, isComplete, showMissing } = useDraft(fields, redirectUrl === undefined ? undefined : readNames);
  if (confirm) return <ReturnedPayArea status={status} retry={retry} error={error} confirm={confirm} />;
  return (
    <>
      <TextField field={field('accountHolder')} autoComplete="name" />
      <TextField field={field('iban')} autoComplete="off" isCode />
      <p data-tender-hint="">{fill(texts.mandate, { shop: shopName })}</p>
      {!redirectUrl && <p data-tender-hint="">{texts.lead}</p>}
      <PayArea
        status={status}
        retry={retry}
        error={error}
        opensWindow={!redirectUrl}
        isComplete={isComplete}
        showMissing={showMissing}
        collect={async (signal) => {
          const iban = compactIban(values.iban);
          if (redirectUrl) storeNames({ accountHolder: values.accountHolder });
          const payload = await tokenize.run({
            mandateType: 'ONE_OFF',
            locale,
            ...options,
            iban,
            accountHolderName: values.accountHolder,
            countryCode: iban.slice(0, 2),
            signal,
          });
          return payload ? createPayment(payload) : new Promise(() => undefined); // without a payload the page is being left
        }}
      />
    </>
  );
}

const createPayment = ({ nonce, ...details }: SepaTokenizePayload): Collected => ({ nonce, type: 'SepaDebitAccount', details });
