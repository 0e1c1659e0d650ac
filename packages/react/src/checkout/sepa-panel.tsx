import type { SepaTokenizePayload } from '@tender/sepa';
import type { ReactNode } from 'react';
import { SepaProvider, useSepa } from '../sepa';
import { useCheckout } from './checkout-context';
import { fill } from './fill';
import { compactIban, isIban } from './form/is-iban';
import { TextField } from './form/text-field';
import { useDraft } from './form/use-draft';
import { PayArea } from './pay-area';
import type { Collected } from './payment';
import { ReturnedPayArea } from './returned-pay-area';
import type { SepaMethodOptions } from './sepa';
import { enNames } from './texts/en-names';
import { enSepa } from './texts/en-sepa';
import { readNames, storeNames, useRedirect } from './use-redirect';

interface SepaPanelProps {
  readonly options: SepaMethodOptions;
}

/** Asks for the account and its holder, and shows the text of the mandate. */
export function SepaPanel({ options }: SepaPanelProps): ReactNode {
  const { merchantAccountId, redirectUrl } = options;
  return (
    <SepaProvider merchantAccountId={merchantAccountId} {...(redirectUrl && { redirectUrl })}>
      <PanelContent options={options} />
    </SepaProvider>
  );
}

function PanelContent({ options: { shopName, redirectUrl, ...options } }: SepaPanelProps): ReactNode {
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
