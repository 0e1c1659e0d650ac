import { useCheckout, type CheckoutMethod } from '@tender/react/checkout';
import { localPayment } from '@tender/react/checkout/local-payment';
import { useState, type ReactNode } from 'react';
import { Choice } from '../../fields/choice';
import { Select } from '../../fields/select';
import { isDeferred, listLocalTypes, LOCAL_TYPES, type LocalTypeName } from '../local-types';
import type { Purchase } from '../purchase';
import { createReturnUrl, readReturn } from '../returns';
import { Sign } from '../sign';
import { PayLater } from './pay-later';
import { PLACES, type Place } from './places';

interface LocalPaymentsProps {
  readonly purchase: Purchase;
  readonly type: LocalTypeName;
  onTypeChange(type: LocalTypeName): void;
}

/** All local payments in one entry of the list, with a select for their type. */
export function localPayments(props: LocalPaymentsProps): CheckoutMethod {
  return {
    id: 'local-payment',
    title: () => 'Bank or wallet',
    isOffered: ({ gatewayConfiguration }) =>
      gatewayConfiguration.paypalEnabled === true && listLocalTypes(props.purchase.configuration.merchantAccounts).length > 0,
    render: () => <LocalPayments {...props} />,
    keepsInput: true,
    icon: <Sign name="bank" />,
  };
}

const HINTS: Readonly<Partial<Record<LocalTypeName, string>>> = {
  blik: 'You confirm the payment in your banking app after you have ordered.',
  pay_upon_invoice: 'The bill comes by e-mail. You have 30 days to pay it.',
};

function LocalPayments({ purchase, type, onTypeChange }: LocalPaymentsProps): ReactNode {
  const { isBusy } = useCheckout();
  const { merchantAccounts } = purchase.configuration;
  const options = Object.fromEntries(
    listLocalTypes(merchantAccounts).map((name) => [name, `${LOCAL_TYPES[name].label}, ${LOCAL_TYPES[name].countryName}`]),
  );
  const hint = HINTS[type] ?? `You choose your bank on the page of ${LOCAL_TYPES[type].label}.`;
  return (
    <>
      <Select label="Pay with" value={type} options={options} disabled={isBusy} hint={hint} onChange={onTypeChange} />
      {isDeferred(type) ? <PayLater key={type} purchase={purchase} type={type} /> : <PayAtBank purchase={purchase} type={type} />}
    </>
  );
}

/** A payment on a page of the bank, by the checkout's own method. */
function PayAtBank({ purchase: { configuration, email }, type }: Pick<LocalPaymentsProps, 'purchase' | 'type'>): ReactNode {
  const { isBusy } = useCheckout();
  const { shopName, merchantAccounts } = configuration;
  const [place, setPlace] = useState<Place>(readReturn('return') === 'local-payment' ? 'page' : 'window');
  const { label, country, currency } = LOCAL_TYPES[type];
  const merchantAccountId = merchantAccounts[currency];
  const url = createReturnUrl('local-payment', { type });
  const method = localPayment({
    paymentType: type,
    title: label,
    fallback: { url, buttonText: `Back to ${shopName}` },
    payment: { paymentTypeCountryCode: country, email, displayName: shopName },
    ...(merchantAccountId && { merchantAccountId }),
    ...(place === 'page' && { redirectUrl: url }),
  });
  return (
    <>
      <Choice legend="Where would you like to see your bank?" value={place} options={PLACES} disabled={isBusy} onChange={setPlace} />
      {method.render()}
    </>
  );
}
