import { LocalPaymentProvider, useLocalPayment } from '@tender/react/local-payment';
import type { ReactNode } from 'react';
import { leave, returnAddress } from '../arrival';
import { useCheckout } from '../checkout';
import { untilAborted } from '../customer-left';
import { localPaymentMessages } from '../draft-messages';
import { PlaceChoice } from '../fields/place-choice';
import { SelectField } from '../fields/select-field';
import { focusWrong, TextField } from '../fields/text-field';
import { MethodPanel } from '../method-panel';
import { localType, localTypesFor } from '../methods';
import { useArrival } from '../use-arrival';
import type { Collect } from '../use-payment';
import { InvoiceFields } from './invoice-fields';
import { localPaymentOptions } from './local-payment-options';

/** Banks and wallets of one country: in a window, on the full page, or confirmed later. */
export function LocalPaymentPanel(): ReactNode {
  const { configuration, draft } = useCheckout();
  const type = localType(draft.localType);
  const isPage = draft.place === 'page' && !type.deferred;
  return (
    <LocalPaymentProvider
      merchantAccountId={configuration.merchantAccounts[type.currency] ?? ''}
      {...(isPage ? { redirectUrl: returnAddress('local-payment') } : {})}
    >
      <LocalPaymentForm isPage={isPage} />
    </LocalPaymentProvider>
  );
}

function LocalPaymentForm({ isPage }: { readonly isPage: boolean }): ReactNode {
  const checkout = useCheckout();
  const { arrival, begin, change, configuration, draft } = checkout;
  const localPayment = useLocalPayment();
  useArrival(localPayment.instance);
  const type = localType(draft.localType);
  const messages = localPaymentMessages(draft);

  const submit = (): void => {
    const orderKey = crypto.randomUUID();
    const options = localPaymentOptions(checkout, orderKey);
    const pay: Collect = async (signal) => {
      if (isPage) leave(draft, orderKey);
      const payload = await localPayment.startPayment.run({ ...options, onPaymentStart: (_payment, proceed) => proceed?.(), signal });
      return payload ?? untilAborted(signal);
    };
    /** There is no nonce yet: the provider tells the shop's server once the customer has paid. */
    const payLater: Collect = async (signal) => {
      let paymentId = '';
      await localPayment.startPayment.run({ ...options, onPaymentStart: (payment) => void ({ paymentId } = payment), signal });
      return { paymentId, type: draft.localType === 'blik' ? 'blik' : 'pay_upon_invoice' };
    };
    begin({ wrong: focusWrong(messages), orderKey, collect: type.deferred ? payLater : pay });
  };

  return (
    <MethodPanel
      life={localPayment}
      onSubmit={submit}
      loading={arrival ? 'Finishing your payment…' : `Getting ${type.label} ready…`}
      collecting={type.deferred ? 'Ordering…' : isPage ? 'Taking you to your bank…' : 'Waiting for your bank…'}
      inWindow={!isPage && !type.deferred}
      {...(draft.localType === 'pay_upon_invoice' ? { label: 'Order and pay upon invoice' } : {})}
    >
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
        <TextField messages={messages} name="givenName" label="First name" autoComplete="given-name" />
        <TextField messages={messages} name="surname" label="Last name" autoComplete="family-name" />
      </div>
      {draft.localType === 'blik' && (
        <TextField
          messages={messages}
          name="blikCode"
          label="BLIK code"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={6}
          hint="Six digits"
        />
      )}
      {draft.localType === 'pay_upon_invoice' && <InvoiceFields messages={messages} />}
      {!type.deferred && <PlaceChoice legend="Where would you like to see your bank?" />}
    </MethodPanel>
  );
}

const LATER: Readonly<Record<string, string>> = {
  blik: 'You confirm the payment in your banking app after you have ordered.',
  pay_upon_invoice: 'The bill comes by e-mail. You have 30 days to pay it.',
};
