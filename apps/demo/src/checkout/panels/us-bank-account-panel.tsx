import { usBankAccount } from '@tender/us-bank-account';
import { useImperativeHandle, type ReactNode } from 'react';
import { useComponent } from '../../use-component';
import { usBankAccountMessages } from '../draft-messages';
import { Choice } from '../fields/choice';
import { focusWrong, TextField } from '../fields/text-field';
import { LoadFailure } from '../load-failure';
import { PayArea } from '../pay-area';
import type { PanelProps } from './panel-props';
import { UsAddressFields } from './us-address-fields';
import { mandateText, usBankAccountOptions } from './us-bank-account-options';

const create = (options: { authorization: string; signal: AbortSignal }) => usBankAccount.create(options);

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
export function UsBankAccountPanel({ checkout, ref, remark }: PanelProps): ReactNode {
  const { authorize, begin, configuration, draft } = checkout;
  const handle = useComponent(authorize, create);
  const { instance, restart } = handle;
  const messages = usBankAccountMessages(draft);
  const isLogin = draft.bankWay === 'login';

  const submit = (): void => {
    if (!instance) return;
    const options = usBankAccountOptions(checkout);
    begin({
      wrong: focusWrong(messages),
      collect: async (signal) => ({ nonce: (await instance.tokenize({ ...options, signal })).nonce, isBankAccount: true }),
      restart,
    });
  };
  useImperativeHandle(ref, () => ({ submit, restart }));

  const field = { checkout, messages };
  const hint = (text: string): { hint?: string } => (configuration.environment === 'production' ? {} : { hint: `For a test: ${text}` });
  return (
    <>
      <LoadFailure handle={handle} method="us-bank-account" />
      <h2>Your bank account</h2>
      <Choice checkout={checkout} name="bankWay" legend="How would you like to enter it?" options={WAYS} />
      {!isLogin && (
        <>
          <div className="pair">
            <TextField
              {...field}
              name="routingNumber"
              label="Routing number"
              inputMode="numeric"
              autoComplete="off"
              maxLength={9}
              {...hint('011000015')}
            />
            <TextField
              {...field}
              name="accountNumber"
              label="Account number"
              inputMode="numeric"
              autoComplete="off"
              maxLength={17}
              {...hint('1000000000')}
            />
          </div>
          <Choice checkout={checkout} name="accountType" legend="Type of account" options={ACCOUNT_TYPES} />
        </>
      )}
      <Choice checkout={checkout} name="ownership" legend="Whose account is it?" options={OWNERSHIPS} />
      {draft.ownership === 'personal' ? (
        <div className="pair">
          <TextField {...field} name="givenName" label="First name" autoComplete="given-name" />
          <TextField {...field} name="surname" label="Last name" autoComplete="family-name" />
        </div>
      ) : (
        <TextField {...field} name="businessName" label="Name of the business" autoComplete="organization" />
      )}
      <UsAddressFields {...field} />
      <p className="mandate">{mandateText(checkout)}</p>
      <PayArea
        checkout={checkout}
        status={handle.status}
        loading="Getting your bank ready…"
        collecting={isLogin ? 'Waiting for you at your bank…' : 'Securing your account…'}
        remark={remark}
      />
    </>
  );
}
