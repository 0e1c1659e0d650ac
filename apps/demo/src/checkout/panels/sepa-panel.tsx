import { sepa } from '@tender/sepa';
import { useCallback, useImperativeHandle, type ReactNode } from 'react';
import { formatMoney } from '../../format-money';
import { useComponent } from '../../use-component';
import { leave, returnAddress } from '../arrival';
import { untilAborted } from '../customer-left';
import { sepaMessages } from '../draft-messages';
import { PlaceChoice } from '../fields/place-choice';
import { SelectField } from '../fields/select-field';
import { focusWrong, TextField } from '../fields/text-field';
import { compactIban } from '../is-iban';
import { LoadFailure } from '../load-failure';
import { PayArea } from '../pay-area';
import { useArrival } from '../use-arrival';
import { SEPA_COUNTRIES } from './sepa-countries';
import type { PanelProps } from './panel-props';

/** One debit by a mandate that the customer signs at the provider, in a window or on the full page. */
export function SepaPanel({ checkout, ref, remark }: PanelProps): ReactNode {
  const { authorize, begin, change, configuration, draft, total, currency } = checkout;
  const merchantAccountId = configuration.merchantAccounts.EUR ?? '';
  const isPage = draft.place === 'page';
  const create = useCallback(
    (options: { authorization: string; signal: AbortSignal }) =>
      sepa.create({ ...options, merchantAccountId, ...(isPage ? { redirectUrl: returnAddress('sepa') } : {}) }),
    [merchantAccountId, isPage],
  );
  const handle = useComponent(authorize, create);
  useArrival(handle, checkout, 'sepa');
  const { instance, restart } = handle;
  const messages = sepaMessages(draft);

  const submit = (): void => {
    if (!instance) return;
    const orderKey = crypto.randomUUID();
    begin({
      wrong: focusWrong(messages),
      orderKey,
      collect: async (signal) => {
        if (isPage) leave(draft, orderKey);
        const payload = await instance.tokenize({
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
      },
      restart,
    });
  };
  useImperativeHandle(ref, () => ({ submit, restart }));

  const shop = configuration.shopName;
  return (
    <>
      <LoadFailure handle={handle} method="sepa" />
      <h2>Your bank account</h2>
      <TextField checkout={checkout} name="accountHolder" label="Account holder" messages={messages} autoComplete="name" />
      <TextField
        checkout={checkout}
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
      <PlaceChoice checkout={checkout} legend="Where would you like to sign the mandate?" />
      <p className="mandate">
        By paying you authorise {shop} to send an instruction to your bank to debit your account once with {formatMoney(total, currency)},
        and your bank to debit your account in accordance with it. You are entitled to a refund from your bank under the terms of your
        agreement with it; it must be claimed within eight weeks of the day your account was debited.
      </p>
      <PayArea
        checkout={checkout}
        status={handle.status}
        loading={checkout.arrival ? 'Finishing your payment…' : 'Getting the mandate ready…'}
        collecting={isPage ? 'Taking you to the mandate…' : 'Waiting for you to sign the mandate…'}
        inWindow={!isPage}
        remark={remark}
      />
    </>
  );
}
