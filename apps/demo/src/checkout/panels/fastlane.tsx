import type { FastlaneAuthenticationResult, FastlanePaymentForm } from '@tender/fastlane';
import { hostedFields } from '@tender/hosted-fields';
import { PayArea, useCheckout, type CheckoutMethod } from '@tender/react/checkout';
import { FastlaneProvider, useFastlane } from '@tender/react/fastlane';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { Purchase } from '../purchase';
import { Sign } from '../sign';
import { TestHint } from './test-hint';

/** Fastlane by PayPal: a customer whom it recognizes by the e-mail address pays with a saved card, and everybody else types one. */
export function fastlane({ configuration: { environment }, email }: Purchase): CheckoutMethod {
  return {
    id: 'fastlane',
    title: () => 'Fastlane',
    isOffered: ({ gatewayConfiguration }) => (gatewayConfiguration as { fastlane?: { enabled?: unknown } }).fastlane?.enabled === true,
    render: () => (
      // The script uses the hosted fields of this page, so that no second copy is loaded.
      <FastlaneProvider hostedFields={hostedFields}>
        <FastlanePanel email={email} isTest={environment !== 'production'} />
      </FastlaneProvider>
    ),
    icon: <Sign name="lane" />,
  };
}

const GUEST = 'Type your card below.';
const ANSWERS: Readonly<Record<string, string>> = {
  canceled: `You pay as a guest. ${GUEST}`,
  failed: `The code was wrong too often. ${GUEST}`,
};

function FastlanePanel({ email, isTest }: { readonly email: string; readonly isTest: boolean }): ReactNode {
  const { isBusy, beforePayment, reportSilently } = useCheckout();
  const { status, retry, error, instance } = useFastlane();
  const { container, form, formError, showAgain } = useForm(instance);
  const [isAsking, setAsking] = useState(false);
  const [isRecognized, setRecognized] = useState(false);
  const [answer, setAnswer] = useState('');

  const recognize = async (): Promise<void> => {
    const { customerContextId } = (await instance?.identity.lookupCustomerByEmail(email)) ?? {};
    if (!customerContextId) return setAnswer(`Fastlane has saved nothing for ${email}. ${GUEST}`);
    const result: Partial<FastlaneAuthenticationResult> = (await instance?.identity.triggerAuthenticationFlow(customerContextId)) ?? {};
    const { authenticationState, profileData } = result;
    setRecognized(authenticationState === 'succeeded');
    setAnswer(
      authenticationState === 'succeeded'
        ? `Welcome back, ${profileData?.name?.firstName ?? email}. You pay with the card below.`
        : (ANSWERS[authenticationState ?? ''] ?? GUEST),
    );
  };
  const ask = async (): Promise<void> => {
    if (isAsking || isBusy || !beforePayment()) return;
    setAsking(true);
    try {
      if (isRecognized) await instance?.profile.showCardSelector();
      else await recognize();
    } catch (failure) {
      setAnswer(`Fastlane could not be asked. ${GUEST}`);
      reportSilently(failure);
    } finally {
      setAsking(false);
    }
  };
  return (
    <>
      <p data-tender-hint="">Fastlane knows customers by their e-mail address, and fills in the card that they have saved.</p>
      {isTest && <TestHint>fastlane@example.com, and the code 111111</TestHint>}
      <button type="button" className="fastlane-ask" aria-disabled={isAsking || isBusy || !form} onClick={() => void ask()}>
        {isRecognized ? 'Choose another card' : 'Use my saved card'}
      </button>
      <p role="status" data-tender-hint="">
        {answer}
      </p>
      <div ref={container} className="fastlane" />
      <PayArea
        status={formError ? 'failed' : form ? status : status === 'ready' ? 'loading' : status}
        retry={formError ? showAgain : retry}
        error={error ?? formError}
        collect={async () => {
          const { id, paymentSource } = await (form as FastlanePaymentForm).getPaymentToken(); // it is ready
          return { nonce: id, type: 'CreditCard', details: { ...paymentSource?.card } };
        }}
      />
    </>
  );
}

/** Shows the form of the script in an element of its own, because the script cannot remove it. */
function useForm(instance: ReturnType<typeof useFastlane>['instance']) {
  const container = useRef<HTMLDivElement>(null);
  const id = `fastlane-${useId().replace(/\W/g, '')}`;
  const [form, setForm] = useState<FastlanePaymentForm>();
  const [formError, setFormError] = useState<unknown>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (!instance) return undefined;
    let isCurrent = true;
    const place = document.createElement('div');
    place.id = id;
    container.current?.append(place);
    const show = async (): Promise<void> => {
      const created = await instance.FastlanePaymentComponent();
      if (!isCurrent) return;
      await created.render(`#${id}`);
      if (isCurrent) setForm(created);
    };
    show().catch((error: unknown) => isCurrent && setFormError(error));
    return () => {
      isCurrent = false;
      place.remove();
      setForm(undefined);
      setFormError(undefined);
    };
  }, [instance, id, round]);
  return { container, form, formError, showAgain: () => setRound((before) => before + 1) };
}
