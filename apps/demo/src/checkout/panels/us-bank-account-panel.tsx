import { UsBankAccountProvider, useUsBankAccount } from '@tender/react/us-bank-account';
import type { ReactNode } from 'react';
import { useCheckout } from '../checkout';
import { usBankAccountMessages } from '../draft-messages';
import { Choice } from '../fields/choice';
import { focusWrong, TextField } from '../fields/text-field';
import { MethodPanel } from '../method-panel';
import { UsAddressFields } from './us-address-fields';
import { mandateText, usBankAccountOptions } from './us-bank-account-options';

const WAYS = [
  { value: 'numbers', text: 'Type its numbers' },
  { value: 'login', text: 'Log in at the bank' },
] as const;
const OWNERSHIPS = [
  { value: 'personal', text: 'Personal' },
  { value: 'business', text: 'Business' },
] as const;
const ACCOUNT_TYPES = [
  { value: 'checking', text: 'Checking' },
  { value: 'savings', text: 'Savings' },
] as const;

/** One debit of a bank account in the United States: by its numbers, or by a login at the bank. */
export function UsBankAccountPanel(): ReactNode {
  return (
    <UsBankAccountProvider>
      <UsBankAccountForm />
    </UsBankAccountProvider>
  );
}

function UsBankAccountForm(): ReactNode {
  const checkout = useCheckout();
  const { begin, configuration, draft } = checkout;
  const account = useUsBankAccount();
  const messages = usBankAccountMessages(draft);
  const isLogin = draft.bankWay === 'login';

  const submit = (): void => {
    const options = usBankAccountOptions(checkout);
    begin({
      wrong: focusWrong(messages),
      collect: async (signal) => ({ nonce: (await account.tokenize.run({ ...options, signal })).nonce, isBankAccount: true }),
    });
  };

  const hint = (text: string): { hint?: string } => (configuration.environment === 'production' ? {} : { hint: `For a test: ${text}` });
  return (
    <MethodPanel
      life={account}
      onSubmit={submit}
      loading="Getting your bank ready…"
      collecting={isLogin ? 'Waiting for you at your bank…' : 'Securing your account…'}
    >
      <h2>Your bank account</h2>
      <Choice name="bankWay" legend="How would you like to enter it?" options={WAYS} />
      {!isLogin && (
        <>
          <div className="pair">
            <TextField
              messages={messages}
              name="routingNumber"
              label="Routing number"
              inputMode="numeric"
              autoComplete="off"
              maxLength={9}
              {...hint('011000015')}
            />
            <TextField
              messages={messages}
              name="accountNumber"
              label="Account number"
              inputMode="numeric"
              autoComplete="off"
              maxLength={17}
              {...hint('1000000000')}
            />
          </div>
          <Choice name="accountType" legend="Type of account" options={ACCOUNT_TYPES} />
        </>
      )}
      <Choice name="ownership" legend="Whose account is it?" options={OWNERSHIPS} />
      {draft.ownership === 'personal' ? (
        <div className="pair">
          <TextField messages={messages} name="givenName" label="First name" autoComplete="given-name" />
          <TextField messages={messages} name="surname" label="Last name" autoComplete="family-name" />
        </div>
      ) : (
        <TextField messages={messages} name="businessName" label="Name of the business" autoComplete="organization" />
      )}
      <UsAddressFields messages={messages} />
      <p className="mandate">{mandateText(checkout)}</p>
    </MethodPanel>
  );
}
