import { SepaProvider, useSepa } from '@tender/react/sepa';
import type { ReactNode } from 'react';
import { formatMoney } from '../../format-money';
import { leave, returnAddress } from '../arrival';
import { useCheckout } from '../checkout';
import { untilAborted } from '../customer-left';
import { sepaMessages } from '../draft-messages';
import { PlaceChoice } from '../fields/place-choice';
import { SelectField } from '../fields/select-field';
import { focusWrong, TextField } from '../fields/text-field';
import { compactIban } from '../is-iban';
import { MethodPanel } from '../method-panel';
import { useArrival } from '../use-arrival';
import type { Collect } from '../use-payment';
import { SEPA_COUNTRIES } from './sepa-countries';

/** One debit by a mandate that the customer signs at the provider, in a window or on the full page. */
export function SepaPanel(): ReactNode {
  const { configuration, draft } = useCheckout();
  const merchantAccountId = configuration.merchantAccounts.EUR ?? '';
  return (
    <SepaProvider merchantAccountId={merchantAccountId} {...(draft.place === 'page' ? { redirectUrl: returnAddress('sepa') } : {})}>
      <SepaForm merchantAccountId={merchantAccountId} />
    </SepaProvider>
  );
}

function SepaForm({ merchantAccountId }: { readonly merchantAccountId: string }): ReactNode {
  const { arrival, begin, change, configuration, draft, total, currency } = useCheckout();
  const sepa = useSepa();
  useArrival(sepa.instance);
  const messages = sepaMessages(draft);
  const isPage = draft.place === 'page';

  const submit = (): void => {
    const orderKey = crypto.randomUUID();
    const collect: Collect = async (signal) => {
      if (isPage) leave(draft, orderKey);
      const payload = await sepa.tokenize.run({
        iban: compactIban(draft.iban),
        accountHolderName: draft.accountHolder.trim(),
        countryCode: draft.country,
        mandateType: 'ONE_OFF',
        // The order is all that this shop knows its customers by.
        customerId: orderKey,
        merchantAccountId,
        signal,
      });
      return payload ?? untilAborted(signal);
    };
    begin({ wrong: focusWrong(messages), orderKey, collect });
  };

  return (
    <MethodPanel
      life={sepa}
      onSubmit={submit}
      loading={arrival ? 'Finishing your payment…' : 'Getting the mandate ready…'}
      collecting={isPage ? 'Taking you to the mandate…' : 'Waiting for you to sign the mandate…'}
      inWindow={!isPage}
    >
      <h2>Your bank account</h2>
      <TextField name="accountHolder" label="Account holder" messages={messages} autoComplete="name" />
      <TextField
        name="iban"
        label="IBAN"
        messages={messages}
        autoComplete="off"
        {...(configuration.environment === 'production' ? {} : { hint: 'For a test: DE89 3704 0044 0532 0130 00' })}
      />
      <SelectField
        id="sepa-country"
        label="Country of the account holder"
        value={draft.country}
        options={SEPA_COUNTRIES}
        onChange={(country) => change({ country })}
      />
      <PlaceChoice legend="Where would you like to sign the mandate?" />
      <p className="mandate">
        By paying you authorise {configuration.shopName} to send an instruction to your bank to debit your account once with{' '}
        {formatMoney(total, currency)}, and your bank to debit your account in accordance with it. You are entitled to a refund from your
        bank under the terms of your agreement with it; it must be claimed within eight weeks of the day your account was debited.
      </p>
    </MethodPanel>
  );
}
