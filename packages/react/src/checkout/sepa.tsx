import type { TokenizeOptions } from '@tender/sepa';
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
import { enNames } from './texts/en-names';
import { enSepa } from './texts/en-sepa';

export interface SepaMethodOptions
  extends
    Pick<TokenizeOptions, 'merchantAccountId' | 'customerId'>,
    Partial<Pick<TokenizeOptions, 'mandateType' | 'locale' | 'billingAddress'>> {
  /** Your name, as the mandate says it. */
  readonly shopName: string;
}

/** SEPA Direct Debit, for purchases in euro: the customer signs a mandate in a window, one for this payment unless `mandateType` says so. */
export function sepa(options: SepaMethodOptions): CheckoutMethod {
  return {
    id: 'sepa',
    title: ({ methods }) => methods.sepa,
    isOffered: (_, { currency }) => currency === 'EUR',
    render: () => (
      <SepaProvider merchantAccountId={options.merchantAccountId}>
        <SepaPanel options={options} />
      </SepaProvider>
    ),
    keepsInput: true,
    icon: <BankIcon />,
  };
}

function SepaPanel({ options: { shopName, ...options } }: { readonly options: SepaMethodOptions }): ReactNode {
  const { texts: all } = useCheckout();
  const { names = enNames, sepa: texts = enSepa, locale } = all;
  const { status, retry, error, tokenize } = useSepa();
  const { values, field, isComplete, showMissing } = useDraft({
    accountHolder: { texts: names.accountHolder },
    iban: { texts: texts.iban, isValid: isIban },
  });
  return (
    <>
      <TextField field={field('accountHolder')} autoComplete="name" />
      <TextField field={field('iban')} autoComplete="off" isCode />
      <p data-tender-hint="">{fill(texts.mandate, { shop: shopName })}</p>
      <p data-tender-hint="">{texts.lead}</p>
      <PayArea
        status={status}
        retry={retry}
        error={error}
        isElsewhere
        isComplete={isComplete}
        showMissing={showMissing}
        collect={async (signal) => {
          const iban = compactIban(values.iban);
          const payload = await tokenize.run({
            mandateType: 'ONE_OFF',
            locale,
            ...options,
            iban,
            accountHolderName: values.accountHolder,
            countryCode: iban.slice(0, 2),
            signal,
          });
          // Without `redirectUrl` there always is one.
          const { nonce, ...details } = payload as NonNullable<typeof payload>;
          return { nonce, type: 'SepaDebitAccount', details };
        }}
      />
    </>
  );
}
