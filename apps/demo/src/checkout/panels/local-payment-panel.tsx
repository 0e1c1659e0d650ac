import { localPayment } from '@tender/local-payment';
import { useCallback, useImperativeHandle, type ReactNode } from 'react';
import { useComponent } from '../../use-component';
import { leave, returnAddress } from '../arrival';
import { untilAborted } from '../customer-left';
import { localPaymentMessages } from '../draft-messages';
import { PlaceChoice } from '../fields/place-choice';
import { SelectField } from '../fields/select-field';
import { focusWrong, TextField } from '../fields/text-field';
import { LoadFailure } from '../load-failure';
import { localType, localTypesFor } from '../methods';
import { PayArea } from '../pay-area';
import { useArrival } from '../use-arrival';
import type { Collect } from '../use-payment';
import { InvoiceFields } from './invoice-fields';
import { localPaymentOptions } from './local-payment-options';
import type { PanelProps } from './panel-props';

/** Banks and wallets of one country: in a window, on the full page, or confirmed later. */
export function LocalPaymentPanel({ checkout, ref, remark }: PanelProps): ReactNode {
  const { authorize, begin, change, configuration, draft } = checkout;
  const type = localType(draft.localType);
  const merchantAccountId = configuration.merchantAccounts[type.currency] ?? '';
  const isPage = draft.place === 'page' && !type.deferred;
  const create = useCallback(
    (options: { authorization: string; signal: AbortSignal }) =>
      localPayment.create({ ...options, merchantAccountId, ...(isPage ? { redirectUrl: returnAddress('local-payment') } : {}) }),
    [merchantAccountId, isPage],
  );
  const handle = useComponent(authorize, create);
  useArrival(handle, checkout, 'local-payment');
  const { instance, restart } = handle;
  const messages = localPaymentMessages(draft);

  const submit = (): void => {
    if (!instance) return;
    const orderKey = crypto.randomUUID();
    const options = localPaymentOptions(checkout, orderKey);
    const pay: Collect = async (signal) => {
      if (isPage) leave(draft, orderKey);
      const payload = await instance.startPayment({ ...options, onPaymentStart: (_payment, proceed) => proceed?.(), signal });
      return payload ?? untilAborted(signal);
    };
    /** There is no nonce yet: the provider tells the shop's server once the customer has paid. */
    const payLater: Collect = async (signal) => {
      let paymentId = '';
      await instance.startPayment({ ...options, onPaymentStart: (payment) => void ({ paymentId } = payment), signal });
      return { paymentId, type: draft.localType === 'blik' ? 'blik' : 'pay_upon_invoice' };
    };
    begin({ wrong: focusWrong(messages), orderKey, collect: type.deferred ? payLater : pay, restart });
  };
  useImperativeHandle(ref, () => ({ submit, restart }));

  const field = { checkout, messages };
  return (
    <>
      <LoadFailure handle={handle} method="local-payment" />
      <SelectField
        id="local-type"
        label="Pay with"
        value={draft.localType}
        options={localTypesFor(configuration.merchantAccounts).map((value) => ({
          value,
          text: `${localType(value).label}, ${localType(value).countryName}`,
        }))}
        hint={type.deferred ? LATER[draft.localType] : `You choose your bank on the page of ${type.label}.`}
        onChange={(chosen) => change({ localType: chosen })}
      />
      <div className="pair">
        <TextField {...field} name="givenName" label="First name" autoComplete="given-name" />
        <TextField {...field} name="surname" label="Last name" autoComplete="family-name" />
      </div>
      {draft.localType === 'blik' && (
        <TextField
          {...field}
          name="blikCode"
          label="BLIK code"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={6}
          hint="Six digits"
        />
      )}
      {draft.localType === 'pay_upon_invoice' && <InvoiceFields {...field} />}
      {!type.deferred && <PlaceChoice checkout={checkout} legend="Where would you like to see your bank?" />}
      <PayArea
        checkout={checkout}
        status={handle.status}
        loading={checkout.arrival ? 'Finishing your payment…' : `Getting ${type.label} ready…`}
        collecting={type.deferred ? 'Ordering…' : isPage ? 'Taking you to your bank…' : 'Waiting for your bank…'}
        inWindow={!isPage && !type.deferred}
        {...(draft.localType === 'pay_upon_invoice' ? { label: 'Order and pay upon invoice' } : {})}
        remark={remark}
      />
    </>
  );
}

const LATER: Readonly<Record<string, string>> = {
  blik: 'You confirm the payment in your banking app after you have ordered.',
  pay_upon_invoice: 'The bill comes by e-mail. You have 30 days to pay it.',
};
