import { useState, type ReactNode } from 'react';
import { UsBankAccountProvider, useUsBankAccount } from '../us-bank-account';
import { useCheckout } from './checkout-context';
import { fill } from './fill';
import { isRoutingNumber } from './form/is-routing-number';
import { RadioField } from './form/radio-field';
import { TextField } from './form/text-field';
import { useDraft } from './form/use-draft';
import { PayArea } from './pay-area';
import { enNames } from './texts/en-names';
import { enUsBankAccount } from './texts/en-us-bank-account';
import type { UsBankAccountMethodOptions } from './us-bank-account';

/** Asks for the account and its owner, and shows the text of the mandate. */
export function UsBankAccountPanel(props: UsBankAccountMethodOptions): ReactNode {
  return (
    <UsBankAccountProvider>
      <PanelContent {...props} />
    </UsBankAccountProvider>
  );
}

function PanelContent({ shopName, bankLogin = false }: UsBankAccountMethodOptions): ReactNode {
  const { texts: all, money } = useCheckout();
  const { usBankAccount: texts = enUsBankAccount, names = enNames } = all;
  const { status, retry, error, tokenize } = useUsBankAccount();
  const [ownershipType, setOwnershipType] = useState<'personal' | 'business'>('personal');
  const [accountType, setAccountType] = useState<'checking' | 'savings'>('checking');
  const isPersonal = ownershipType === 'personal';
  const { values, field, isComplete, showMissing } = useDraft<string>({
    ...(isPersonal
      ? { firstName: { texts: names.givenName }, lastName: { texts: names.surname } }
      : { businessName: { texts: names.businessName } }),
    ...(!bankLogin && {
      routingNumber: { texts: texts.routingNumber, isValid: isRoutingNumber },
      accountNumber: { texts: texts.accountNumber, isValid: (value: string) => /^\d{4,17}$/.test(value) },
    }),
    streetAddress: { texts: texts.streetAddress },
    locality: { texts: texts.locality },
    region: { texts: texts.region, isValid: (value) => /^[a-z]{2}$/i.test(value) },
    postalCode: { texts: texts.postalCode, isValid: (value) => /^\d{5}(-?\d{4})?$/.test(value) },
  });
  const mandateText = fill(texts.mandate, { shop: shopName, amount: money });
  const { routingNumber = '', accountNumber = '', firstName = '', lastName = '', businessName = '', ...address } = values;
  return (
    <>
      <RadioField
        legend={texts.ownershipType}
        value={ownershipType}
        options={{ personal: texts.personal, business: texts.business }}
        onChange={setOwnershipType}
      />
      <div data-tender-inputs="">
        {isPersonal ? (
          <>
            <TextField field={field('firstName')} autoComplete="given-name" isShort />
            <TextField field={field('lastName')} autoComplete="family-name" isShort />
          </>
        ) : (
          <TextField field={field('businessName')} autoComplete="organization" />
        )}
        {!bankLogin && (
          <>
            <TextField field={field('routingNumber')} autoComplete="off" inputMode="numeric" isCode isShort />
            <TextField field={field('accountNumber')} autoComplete="off" inputMode="numeric" isCode isShort />
          </>
        )}
      </div>
      {!bankLogin && (
        <RadioField
          legend={texts.accountType}
          value={accountType}
          options={{ checking: texts.checking, savings: texts.savings }}
          onChange={setAccountType}
        />
      )}
      <div data-tender-inputs="">
        <TextField field={field('streetAddress')} autoComplete="billing street-address" />
        <TextField field={field('locality')} autoComplete="billing address-level2" />
        <TextField field={field('region')} autoComplete="billing address-level1" isCode isShort />
        <TextField field={field('postalCode')} autoComplete="billing postal-code" inputMode="numeric" isCode isShort />
      </div>
      <p data-tender-hint="">{mandateText}</p>
      <PayArea
        status={status}
        retry={retry}
        error={error}
        isComplete={isComplete}
        showMissing={showMissing}
        collect={async (signal) => {
          const owner = {
            ownershipType,
            ...(isPersonal ? { firstName, lastName } : { businessName }),
            billingAddress: { ...address, region: address['region']?.toUpperCase() },
          };
          const account = bankLogin
            ? { bankLogin: { displayName: shopName, ...owner } }
            : { bankDetails: { routingNumber, accountNumber, accountType, ...owner } };
          const { nonce, type, description, details } = await tokenize.run({ mandateText, ...account, signal });
          return { nonce, type, description, details };
        }}
      />
    </>
  );
}
