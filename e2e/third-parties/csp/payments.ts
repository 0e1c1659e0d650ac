import type { Page } from '@playwright/test';
import type { PolicyMethod } from '@tender/csp';
import type { Fastlane } from '@tender/fastlane';
import type { PayPalCheckoutTokenizePaymentOptions } from '@tender/paypal/checkout';
import {
  approveGooglePay,
  approveLocalPayment,
  approveMasterpass,
  approvePayPal,
  approveSepa,
  approveVenmo,
  approveVisaCheckout,
  authenticateWithFastlane,
  chooseBankAccount,
  FASTLANE_EMAIL,
  fillCard,
  passChallenge,
} from '@tender/sandbox/testing';
import { createPaymentToken } from '../../apple-pay/create-token';
import { installSheet } from '../../payment-request/scripted-sheet';
import { createFields, shopPage, tokenize, typeCard } from '../../support/card';
import { serverGateway } from '../../support/gateway';
import { expect } from '../../support/test';
import { nonceOf } from '../../support/tokenize';
import * as secure from '../../three-d-secure/support';
import * as bank from '../../us-bank-account/support';
import * as venmo from '../../venmo/support';
import { nonce, openPopup, paid, type Shop } from './shop';

/** One payment per method, as a customer makes it. */
export const payments: Readonly<Record<PolicyMethod, (shop: Shop) => Promise<void>>> = {
  'american-express': async ({ page, sandbox, site, headers, key }) => {
    const card = await nonceOf(sandbox, '371260714673002');
    await page.goto(site.page('shop.localhost', '/points', { headers }));
    const balance = await page.evaluate(
      async ([authorization, nonce]) => {
        const instance = await window.tender.americanExpress.create({ authorization });
        return instance.getRewardsBalance({ nonce });
      },
      [key, card] as const,
    );
    expect(balance).toMatchObject({ rewardsUnit: 'Points' });
  },
  'apple-pay': async ({ page, sandbox, site, headers, key }) => {
    await page.goto(site.page('shop.localhost', '/apple', { headers }));
    const payment = await page.evaluate(
      async ([authorization, token]) => {
        const instance = await window.tender.applePay.create({ authorization });
        instance.createPaymentRequest({ total: { label: 'Shop', amount: '10.00' } });
        await instance.performValidation({ validationURL: 'https://apple-pay-gateway.apple.com/paymentservices/startSession' });
        return instance.tokenize({ token });
      },
      [key, await createPaymentToken(sandbox.url)] as const,
    );
    expect(payment).toMatchObject(nonce);
  },
  'data-collector': async ({ page, sandbox, site, headers, key }) => {
    await page.goto(site.page('shop.localhost', '/collect', { headers }));
    const deviceData = await page.evaluate(async (authorization) => {
      const { deviceData } = await window.tender.dataCollector.create({ authorization });
      return deviceData;
    }, key);
    await expect(page.locator('iframe[title="pbf"]')).toBeAttached();
    const sale = { amount: '10.00', paymentMethodNonce: await nonceOf(sandbox), deviceData };
    const { transaction } = await serverGateway(sandbox).transaction.sale(sale);
    expect(transaction.riskData).toMatchObject({ deviceDataCaptured: true });
  },
  fastlane: async ({ page, site, headers, tokenOf }) => {
    await page.goto(site.page('shop.localhost', '/fastlane', { headers, body: '<div id="payment"></div>' }));
    await page.evaluate(async (authorization) => {
      const instance = await window.tender.fastlane.create({ authorization });
      const form = await instance.FastlanePaymentComponent();
      await form.render('#payment');
      Object.assign(window, { instance, form });
    }, tokenOf());
    await fillCard(page, { number: '4111111111111111', expirationDate: '12/2030', cvv: '123' });
    const guest = await page.evaluate(() => (window as unknown as { form: { getPaymentToken(): Promise<object> } }).form.getPaymentToken());
    expect(guest).toMatchObject({ id: expect.any(String) });
    await page.evaluate(async (email) => {
      const { identity } = (window as unknown as { instance: Fastlane }).instance;
      const lookup = await identity.lookupCustomerByEmail(email);
      Object.assign(window, { paid: identity.triggerAuthenticationFlow(lookup?.customerContextId ?? '') });
    }, FASTLANE_EMAIL);
    await authenticateWithFastlane(page);
    expect(await paid(page)).toMatchObject({ profileData: { card: { id: expect.any(String) } } });
  },
  'google-pay': async (shop) => {
    const popup = await openPopup(
      shop,
      `async ({ googlePayment }, authorization) => {
        const instance = await googlePayment.create({ authorization, googlePayVersion: 2, googleMerchantId: 'google-merchant' });
        const wallet = new google.payments.api.PaymentsClient({ environment: 'TEST' });
        const transactionInfo = { currencyCode: 'USD', totalPriceStatus: 'FINAL', totalPrice: '15.00' };
        const request = instance.createPaymentDataRequest({ transactionInfo });
        return async () => instance.parseResponse(await wallet.loadPaymentData(request));
      }`,
      { script: 'https://pay.google.com/gp/p/js/pay.js' },
    );
    await approveGooglePay(popup, { method: 'visa' });
    expect(await paid(shop.page)).toMatchObject(nonce);
  },
  'hosted-fields': async ({ page, site, headers, key }) => {
    await page.goto(shopPage(site, { headers }));
    await createFields(page, key);
    await typeCard(page);
    expect((await tokenize(page)).value).toMatchObject(nonce);
  },
  'local-payment': async (shop) => {
    const popup = await openPopup(
      shop,
      `async ({ localPayment }, authorization) => {
        const instance = await localPayment.create({ authorization, merchantAccountId: 'sandbox_eur' });
        const fallback = { url: location.origin + '/back', buttonText: 'Back to the shop' };
        const payment = { paymentType: 'ideal', paymentTypeCountryCode: 'NL', amount: '10.00', currencyCode: 'EUR', fallback };
        return () => instance.startPayment({ ...payment, givenName: 'Ada', surname: 'Lovelace', onPaymentStart: (_, go) => go() });
      }`,
    );
    await approveLocalPayment(popup);
    expect(await paid(shop.page)).toMatchObject(nonce);
  },
  masterpass: async (shop) => {
    const popup = await openPopup(
      shop,
      `async ({ masterpass }, authorization) => {
        const instance = await masterpass.create({ authorization });
        return () => instance.tokenize({ subtotal: '10.00', currencyCode: 'USD' });
      }`,
    );
    await approveMasterpass(popup);
    expect(await paid(shop.page)).toMatchObject(nonce);
  },
  'payment-request': async ({ page, site, headers, key }) => {
    const card = { cardNumber: '4111111111111111', expiryMonth: '12', expiryYear: '2030', cardSecurityCode: '123' };
    await page.addInitScript(installSheet, { card: { methodName: 'basic-card', details: card } });
    await page.goto(site.page('shop.localhost', '/sheet', { headers }));
    const payload = await page.evaluate(async (authorization) => {
      const instance = await window.tender.paymentRequest.create({ authorization });
      const total = { label: 'Total', amount: { currency: 'USD', value: '10.00' } };
      return { ...(await instance.tokenize({ details: { id: 'card', total } })) };
    }, key);
    expect(payload).toMatchObject(nonce);
  },
  paypal: async (shop) => {
    const popup = await openPopup(
      shop,
      `async ({ paypal }, authorization) => {
        const instance = await paypal.create({ authorization });
        return () => instance.tokenize({ flow: 'checkout', amount: '10.00', currency: 'USD' });
      }`,
    );
    await approvePayPal(popup);
    expect(await paid(shop.page)).toMatchObject(nonce);
  },
  'paypal-checkout': async ({ page, site, headers, tokenOf }) => {
    await page.goto(site.page('shop.localhost', '/buttons', { headers, body: '<div id="buttons"></div>' }));
    await page.evaluate(async (authorization) => {
      const checkout = await window.tender.paypalCheckout.create({ authorization, autoSetDataUserIdToken: true });
      await checkout.loadPayPalSDK({ currency: 'USD', intent: 'capture' });
      await new Promise<void>((ready) => {
        const paid = new Promise((resolve, reject) => {
          const { paypal } = window as unknown as { paypal: { Buttons(options: object): { render(place: string): Promise<void> } } };
          const buttons = paypal.Buttons({
            createOrder: () => checkout.createPayment({ flow: 'checkout', amount: '10.00', currency: 'USD', intent: 'capture' }),
            onApprove: (approved: PayPalCheckoutTokenizePaymentOptions) => checkout.tokenizePayment(approved).then(resolve, reject),
            onError: reject,
          });
          void buttons.render('#buttons').then(ready);
        });
        Object.assign(window, { paid });
      });
    }, tokenOf());
    const [popup] = await Promise.all([page.waitForEvent('popup'), page.locator('#buttons button').first().click()]);
    await approvePayPal(popup);
    expect(await paid(page)).toMatchObject(nonce);
  },
  'preferred-payment-methods': async ({ page, site, headers, key }) => {
    await page.goto(site.page('shop.localhost', '/preferred', { headers }));
    const preferred = await page.evaluate(async (authorization) => {
      const instance = await window.tender.preferredPaymentMethods.create({ authorization });
      return instance.fetchPreferredPaymentMethods();
    }, key);
    expect(preferred).toEqual({ paypalPreferred: true, venmoPreferred: true }); // neither, where the gateway cannot be asked
  },
  sepa: async (shop) => {
    const popup = await openPopup(
      shop,
      `async ({ sepa }, authorization) => {
        const instance = await sepa.create({ authorization });
        const account = { iban: 'DE89370400440532013000', merchantAccountId: 'shop_eur', customerId: 'customer-1' };
        return () => instance.tokenize({ ...account, mandateType: 'ONE_OFF', accountHolderName: 'Ada Lovelace', countryCode: 'DE' });
      }`,
    );
    await approveSepa(popup);
    expect(await paid(shop.page)).toMatchObject(nonce);
  },
  'three-d-secure': async ({ page, sandbox, site, headers, tokenOf }) => {
    await secure.openShop(page, site, { headers });
    await secure.create(page, tokenOf(), { version: 2 });
    await secure.pay(page, sandbox, secure.CHALLENGE);
    await passChallenge(page);
    expect(await secure.outcomeOf(page)).toMatchObject({ value: { liabilityShifted: true } });
  },
  'union-pay': async ({ page, site, headers, tokenOf }) => {
    await page.goto(shopPage(site, { headers }));
    await createFields(page, tokenOf());
    await typeCard(page, { number: '6212345678901232', expirationDate: '12/2030', cvv: '123', postalCode: '12345' });
    const payload = await page.evaluate(async (authorization) => {
      const unionpay = await window.tender.unionpay.create({ authorization });
      const card = { hostedFields: window.fields };
      const { unionPay } = await unionpay.fetchCapabilities(card);
      const { enrollmentId } = await unionpay.enroll({ ...card, mobile: { countryCode: '62', number: '111111111' } });
      return { ...(await unionpay.tokenize({ ...card, enrollmentId, smsCode: '12345' })), isSupported: unionPay?.isSupported };
    }, tokenOf());
    expect(payload).toMatchObject({ ...nonce, isSupported: true });
  },
  'us-bank-account': async ({ page, site, headers, key }) => {
    await bank.openShop(page, site, { authorization: key, headers });
    await bank.begin(page, { mandateText: bank.MANDATE, bankLogin: bank.LOGIN });
    await chooseBankAccount(bank.bankFrame(page), { account: 'checking' });
    expect((await bank.outcomeOf(page)).value).toMatchObject(nonce);
  },
  'vault-manager': async ({ page, sandbox, site, headers, tokenOf }) => {
    const gateway = serverGateway(sandbox);
    const { customer } = await gateway.customer.create({ firstName: 'Ada' });
    await gateway.paymentMethod.create({ customerId: customer.id, paymentMethodNonce: await nonceOf(sandbox) });
    await page.goto(site.page('shop.localhost', '/saved', { headers }));
    const counts = await page.evaluate(async (authorization) => {
      const instance = await window.tender.vaultManager.create({ authorization });
      const [saved] = await instance.fetchPaymentMethods();
      await instance.deletePaymentMethod(saved?.nonce ?? '');
      return [saved?.type, (await instance.fetchPaymentMethods()).length];
    }, tokenOf(customer.id));
    expect(counts).toEqual(['CreditCard', 0]);
  },
  venmo: async ({ page, site, headers, key }) => {
    await venmo.openVenmo(page, venmo.shopUrl(site, { headers }), {
      authorization: key,
      allowDesktop: true,
      paymentMethodUsage: 'multi_use',
    });
    await venmo.clickPay(page);
    const phone = (await page.context().browser()?.newPage()) as Page;
    await phone.goto(await venmo.readCode(page));
    await approveVenmo(phone);
    expect(await venmo.outcome(page)).toMatchObject({ value: nonce });
  },
  'visa-checkout': async ({ page, site, headers, key }) => {
    const host = `${key.startsWith('production') ? '' : 'sandbox-'}assets.secure.checkout.visa.com`;
    const head = `<script src="https://${host}/checkout-widget/resources/js/integration/v1/sdk.js"></script>`;
    const body = '<button class="v-button">Visa Checkout</button>';
    await page.goto(site.page('shop.localhost', '/visa', { head, body, headers }));
    await page.evaluate(async (authorization) => {
      const instance = await window.tender.visaCheckout.create({ authorization });
      const { V } = window as unknown as { V: { init(options: object): void; on(event: string, handler: (payment: never) => void): void } };
      V.init(instance.createInitOptions({ paymentRequest: { currencyCode: 'USD', subtotal: '10.00' } }));
      const paid = new Promise((resolve) => V.on('payment.success', (payment) => resolve(instance.tokenize(payment))));
      Object.assign(window, { paid });
    }, key);
    await page.getByRole('button', { name: 'Visa Checkout' }).click();
    await approveVisaCheckout(page.frameLocator('#vcop-src-frame'));
    expect(await paid(page)).toMatchObject(nonce);
  },
};
