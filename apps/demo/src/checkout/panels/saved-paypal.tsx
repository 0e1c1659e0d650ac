import { TenderProvider, type FetchAuthorization } from '@tender/react';
import { PayArea, useCheckout, type CheckoutMethod } from '@tender/react/checkout';
import { PayPalCheckoutProvider, usePayPalCheckout } from '@tender/react/paypal-checkout';
import { useState, type ReactNode } from 'react';
import { api } from '../../api';
import { useLoaded } from '../../use-loaded';
import type { Purchase } from '../purchase';
import { Sign } from '../sign';

/** A token of the customer, who alone may pay with a saved account. The token of the checkout belongs to no customer. */
const fetchToken: FetchAuthorization = async ({ signal }) => (await api.savedSession(signal)).clientToken;

/** The customer's saved PayPal account: PayPal shows this payment, and nobody has to sign in. */
export function savedPayPal({ configuration: { shopName, customerName, environment } }: Purchase): CheckoutMethod {
  return {
    id: 'saved-paypal',
    title: () => 'Saved PayPal account',
    isOffered: ({ gatewayConfiguration }) => gatewayConfiguration.paypalEnabled === true,
    render: () => (
      <TenderProvider authorization={fetchToken}>
        <PayPalCheckoutProvider>
          <SavedPayPalPanel shopName={shopName} customerName={customerName} isTest={environment !== 'production'} />
        </PayPalCheckoutProvider>
      </TenderProvider>
    ),
    icon: <Sign name="window" />,
  };
}

interface SavedPayPalPanelProps {
  readonly shopName: string;
  readonly customerName: string;
  readonly isTest: boolean;
}

function SavedPayPalPanel({ shopName, customerName, isTest }: SavedPayPalPanelProps): ReactNode {
  const { amount, currency, reportSilently } = useCheckout();
  const { status, retry, error, startVaultInitiatedCheckout } = usePayPalCheckout();
  const saved = useLoaded(api.savedPayPal);
  const [isSaving, setSaving] = useState(false);
  const token = saved.status === 'ready' ? saved.value.token : undefined;

  const save = (): void => {
    if (isSaving) return;
    setSaving(true);
    void api
      .saveTestPayPal()
      .then(saved.reload, reportSilently)
      .finally(() => setSaving(false));
  };
  if (saved.status === 'ready' && !token) {
    return (
      <div className="saved-paypal">
        <p data-tender-hint="">{customerName} has no saved PayPal account.</p>
        {isTest && (
          <button type="button" aria-disabled={isSaving} onClick={save}>
            Save a test account
          </button>
        )}
      </div>
    );
  }
  return (
    <>
      <p data-tender-hint="">
        {token
          ? 'A window of PayPal opens, in which you approve this payment. You are signed in there already.'
          : 'Looking for your PayPal account…'}
      </p>
      <PayArea
        status={saved.status === 'ready' ? status : saved.status}
        retry={saved.status === 'failed' ? saved.reload : retry}
        error={saved.status === 'failed' ? saved.error : error}
        opensWindow
        collect={(signal) =>
          startVaultInitiatedCheckout.run({
            vaultInitiatedCheckoutPaymentMethodToken: token ?? '',
            amount,
            currency,
            displayName: shopName,
            intent: 'capture',
            signal,
          })
        }
      />
    </>
  );
}
