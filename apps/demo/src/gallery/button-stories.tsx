import { paypal } from '@tender/paypal';
import { ApplePayButton, ApplePayProvider } from '@tender/react/apple-pay';
import { GooglePayButton, GooglePayProvider } from '@tender/react/google-pay';
import { PayPalButton, PayPalProvider } from '@tender/react/paypal';
import { fakeMethod, FakeTender, type FakeMethod } from '@tender/react/testing';
import { VenmoButton, VenmoProvider } from '@tender/react/venmo';
import type { ReactNode } from 'react';
import { api } from '../api';
import { useLoaded } from '../use-loaded';
import { createFakeMethods, createGalleryClient, neverResolve } from './fakes';
import { createPartAttributes, type Stories, type Story } from './story';

const ignore = (): void => undefined;
const REQUEST = { transactionInfo: { currencyCode: 'EUR', totalPriceStatus: 'FINAL', totalPrice: '1234.50' } } as const;
const READY = '[data-tender-button]:enabled';

function createStory(button: ReactNode, story: Omit<Story, 'render'>, createFakes: () => FakeMethod<unknown>[] = () => []): Story {
  return {
    ...story,
    render: (look) => (
      <FakeTender methods={[...createFakes(), ...createFakeMethods()]} client={createGalleryClient()}>
        <div {...createPartAttributes(look)}>{button}</div>
      </FakeTender>
    ),
  };
}

const payPalButton = (
  <PayPalProvider>
    <PayPalButton options={{ flow: 'vault' }} onNonce={ignore} />
  </PayPalProvider>
);
const venmoButton = (
  <VenmoProvider>
    <VenmoButton onNonce={ignore} />
  </VenmoProvider>
);
const createLoadingPayPal = (): FakeMethod<unknown>[] => {
  const fake = fakeMethod(paypal);
  fake.onCreate(neverResolve);
  return [fake];
};

/** Google's script draws its button. With the sandbox, that is the sandbox's stand-in. */
function GooglePay(): ReactNode {
  const configuration = useLoaded(api.configuration);
  if (configuration.status === 'loading') return null;
  const consoleUrl = configuration.status === 'ready' && configuration.value.consoleUrl;
  return (
    <FakeTender methods={createFakeMethods()} client={createGalleryClient(consoleUrl ? new URL(consoleUrl).origin : undefined)}>
      <GooglePayProvider googlePayVersion={2}>
        <GooglePayButton request={REQUEST} onNonce={ignore} buttonOptions={{ buttonType: 'pay', buttonSizeMode: 'fill' }} />
      </GooglePayProvider>
    </FakeTender>
  );
}

/** Buttons of wallets outside of a checkout. Browsers without Apple Pay have none for it. */
export const buttonStories: Stories = {
  'paypal-button': createStory(payPalButton, { shows: READY }),
  'paypal-button-loading': createStory(payPalButton, { shows: '[data-tender-button]:disabled' }, createLoadingPayPal),
  'paypal-button-busy': createStory(payPalButton, { press: READY, shows: '[data-tender-button][aria-busy=true]' }),
  'venmo-button': createStory(venmoButton, { shows: READY }),
  'venmo-button-busy': createStory(venmoButton, { press: READY, shows: '[data-tender-button][aria-busy=true]' }),
  'google-pay-button': {
    render: (look) => (
      <div {...createPartAttributes(look)} className="gallery-google-pay">
        <GooglePay />
      </div>
    ),
    shows: '[data-tender-google-pay=ready] button',
  },
  'apple-pay-button': createStory(
    <ApplePayProvider>
      <ApplePayButton request={{ total: { label: 'Mugs & more', amount: '1234.50' } }} onPayment={ignore} />
    </ApplePayProvider>,
    { shows: '.gallery > div' },
  ),
};
