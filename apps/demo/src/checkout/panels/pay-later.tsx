import { PayArea, useCheckout } from '@tender/react/checkout';
import { LocalPaymentProvider, useLocalPayment } from '@tender/react/local-payment';
import type { ReactNode } from 'react';
import { requirePattern, requireText } from '../../fields/checks';
import { Field } from '../../fields/field';
import { useFields } from '../../fields/use-fields';
import { LOCAL_TYPES, type DeferredTypeName } from '../local-types';
import type { Purchase } from '../purchase';
import { createInvoice } from './create-invoice';

interface PayLaterProps {
  readonly purchase: Purchase;
  readonly type: DeferredTypeName;
}

/** A payment that the customer confirms later. It has no nonce: the provider informs the shop's server once the customer has paid. */
export function PayLater(props: PayLaterProps): ReactNode {
  const merchantAccountId = props.purchase.configuration.merchantAccounts[LOCAL_TYPES[props.type].currency];
  return (
    <LocalPaymentProvider {...(merchantAccountId && { merchantAccountId })}>
      <PayLaterForm {...props} />
    </LocalPaymentProvider>
  );
}

const CHECKS = { givenName: requireText('Enter your first name.'), surname: requireText('Enter your last name.') };
const BLIK_CHECKS = { ...CHECKS, blikCode: requirePattern(/^\d{6}$/, 'Enter the six digits that your banking app shows.') };
const INVOICE_CHECKS = {
  ...CHECKS,
  birthDate: requirePattern(/^\d{4}-\d{2}-\d{2}$/, 'Enter your date of birth.'),
  phone: requirePattern(/^[\d\s/()-]{5,}$/, 'Enter your phone number, in digits.'),
  streetAddress: requireText('Enter street and number.'),
  postalCode: requireText('Enter the postal code.'),
  locality: requireText('Enter the town.'),
};

function PayLaterForm({ purchase, type }: PayLaterProps): ReactNode {
  const { amount, isBusy } = useCheckout();
  const { status, retry, error, startPayment } = useLocalPayment();
  const isInvoice = type === 'pay_upon_invoice';
  const { values, isComplete, showErrors, field } = useFields<string>(isInvoice ? INVOICE_CHECKS : BLIK_CHECKS);
  const { givenName = '', surname = '', blikCode = '', ...person } = values;
  const { country, currency } = LOCAL_TYPES[type];
  const order = {
    ...{ givenName, surname, amount, currencyCode: currency, paymentTypeCountryCode: country },
    ...{ email: purchase.email, displayName: purchase.configuration.shopName },
  };
  const options = isInvoice
    ? { ...order, ...createInvoice(purchase, person, country), paymentType: type }
    : { ...order, paymentType: type, blikOptions: { level_0: { authCode: blikCode } } };
  return (
    <>
      <fieldset disabled={isBusy}>
        <div className="pair">
          <Field field={field('givenName')} label="First name" autoComplete="given-name" />
          <Field field={field('surname')} label="Last name" autoComplete="family-name" />
        </div>
        {isInvoice ? (
          <>
            <div className="pair">
              <Field field={field('birthDate')} label="Date of birth" type="date" autoComplete="bday" />
              <Field field={field('phone')} label="Phone (+49)" type="tel" autoComplete="tel-national" />
            </div>
            <Field field={field('streetAddress')} label="Street and number" autoComplete="street-address" />
            <div className="pair">
              <Field field={field('postalCode')} label="Postal code" autoComplete="postal-code" />
              <Field field={field('locality')} label="Town" autoComplete="address-level2" />
            </div>
          </>
        ) : (
          <Field
            field={field('blikCode')}
            label="BLIK code"
            hint="Six digits"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
          />
        )}
      </fieldset>
      <PayArea
        status={status}
        retry={retry}
        error={error}
        isComplete={isComplete}
        showMissing={showErrors}
        {...(isInvoice && { label: 'Order and pay upon invoice' })}
        collect={async (signal) => {
          let paymentId = '';
          await startPayment.run({ ...options, onPaymentStart: (payment) => void ({ paymentId } = payment), signal });
          return { nonce: '', type, details: { paymentId } };
        }}
      />
    </>
  );
}
