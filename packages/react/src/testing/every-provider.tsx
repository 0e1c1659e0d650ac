import type { ReactNode } from 'react';
import { GooglePayProvider, useGooglePay } from '../google-pay';
import { HostedFieldsProvider, useHostedFields } from '../hosted-fields';
import { LocalPaymentProvider, useLocalPayment } from '../local-payment';
import { MasterpassProvider, useMasterpass } from '../masterpass';
import { PaymentRequestProvider, usePaymentRequest } from '../payment-request';
import { PayPalProvider, usePayPal } from '../paypal';
import { PayPalCheckoutProvider, usePayPalCheckout } from '../paypal-checkout';
import { PreferredPaymentMethodsProvider, usePreferredPaymentMethods } from '../preferred-payment-methods';
import { SepaProvider, useSepa } from '../sepa';
import { ThreeDSecureProvider, useThreeDSecure } from '../three-d-secure';
import { UnionPayProvider, useUnionPay } from '../union-pay';
import { UsBankAccountProvider, useUsBankAccount } from '../us-bank-account';
import { useVaultManager, VaultManagerProvider } from '../vault-manager';
import { useVenmo, VenmoProvider } from '../venmo';

type Wrap = (children: ReactNode, suspense?: boolean) => ReactNode;
const fields = { number: { container: '#number' } };

/** Every method: its provider around something, and its hook. */
export const everyProvider: readonly (readonly [name: string, wrap: Wrap, useMethod: () => { readonly status: string }])[] = [
  ['Sepa', (children, suspense = false) => <SepaProvider suspense={suspense}>{children}</SepaProvider>, useSepa],
  [
    'Venmo',
    (children, suspense = false) => (
      <VenmoProvider suspense={suspense} paymentMethodUsage="single_use">
        {children}
      </VenmoProvider>
    ),
    useVenmo,
  ],
  ['PayPal', (children, suspense = false) => <PayPalProvider suspense={suspense}>{children}</PayPalProvider>, usePayPal],
  [
    'PayPalCheckout',
    (children, suspense = false) => <PayPalCheckoutProvider suspense={suspense}>{children}</PayPalCheckoutProvider>,
    usePayPalCheckout,
  ],
  [
    'LocalPayment',
    (children, suspense = false) => <LocalPaymentProvider suspense={suspense}>{children}</LocalPaymentProvider>,
    useLocalPayment,
  ],
  ['Masterpass', (children, suspense = false) => <MasterpassProvider suspense={suspense}>{children}</MasterpassProvider>, useMasterpass],
  [
    'ThreeDSecure',
    (children, suspense = false) => (
      <ThreeDSecureProvider suspense={suspense} version="2">
        {children}
      </ThreeDSecureProvider>
    ),
    useThreeDSecure,
  ],
  ['UnionPay', (children, suspense = false) => <UnionPayProvider suspense={suspense}>{children}</UnionPayProvider>, useUnionPay],
  [
    'UsBankAccount',
    (children, suspense = false) => <UsBankAccountProvider suspense={suspense}>{children}</UsBankAccountProvider>,
    useUsBankAccount,
  ],
  [
    'VaultManager',
    (children, suspense = false) => <VaultManagerProvider suspense={suspense}>{children}</VaultManagerProvider>,
    useVaultManager,
  ],
  ['GooglePay', (children, suspense = false) => <GooglePayProvider suspense={suspense}>{children}</GooglePayProvider>, useGooglePay],
  [
    'PaymentRequest',
    (children, suspense = false) => <PaymentRequestProvider suspense={suspense}>{children}</PaymentRequestProvider>,
    usePaymentRequest,
  ],
  [
    'PreferredPaymentMethods',
    (children, suspense = false) => <PreferredPaymentMethodsProvider suspense={suspense}>{children}</PreferredPaymentMethodsProvider>,
    usePreferredPaymentMethods,
  ],
  [
    'HostedFields',
    (children, suspense = false) => (
      <HostedFieldsProvider suspense={suspense} fields={fields}>
        {children}
      </HostedFieldsProvider>
    ),
    useHostedFields,
  ],
];
