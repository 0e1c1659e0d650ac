import type { BrowserContext, FrameLocator, Page } from '@playwright/test';
import type { Sandbox } from '@tender/sandbox';
import {
  answerPaymentSheet,
  approveVisaCheckout,
  authenticateWithFastlane,
  cancelFastlane,
  cancelVisaCheckout,
  FASTLANE_EMAIL,
  approveApplePay,
  approveGooglePay,
  approveLocalPayment,
  approveMasterpass,
  approvePayPal,
  approveSepa,
  approveVenmo,
  cancelBankLogin,
  cancelChallenge,
  cancelApplePay,
  cancelGooglePay,
  cancelLocalPayment,
  cancelMasterpass,
  cancelPaymentSheet,
  cancelPayPal,
  cancelSepa,
  cancelVenmo,
  declineLocalPayment,
  failVenmo,
  fillCard,
  scanVenmo,
} from '@tender/sandbox/testing';
import { readQrCode } from './read-qr-code';
import { CARD, fieldsReady, pay, pickOutcome, typeAll } from './shop';

interface Fixtures {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly sandbox: Sandbox;
  readonly shop: { readonly url: string };
}

/** What a customer does on the page of a method, once it is ready. */
type Step = (fixtures: Fixtures) => Promise<void>;

interface Method {
  readonly name: string;
  /** Part of the address. */
  readonly path: string;
  /** Whom the receipt goes to. Default: ada@example.com. */
  readonly email?: string;
  /** Selector of the method's own button, if it has one instead of “Pay”. */
  readonly button?: string;
  /** Fills in the form, before each of the three outcomes. */
  readonly fill?: Step;
  readonly paid: Step;
  /** How the order names the payment method. */
  readonly by: string;
  readonly cancelled: Step;
  /** Whether the customer cancels in the shop itself, which then shows no notice. */
  readonly isCancelledHere?: boolean;
  readonly failed: Step;
  readonly message: string;
}

const press = ({ page }: Fixtures, button?: string): Promise<void> =>
  button ? page.locator(button).getByRole('button').click() : pay(page);

/** Presses the button that pays, and acts in the window that opens. */
const inWindow =
  (act: (popup: Page) => Promise<void>, button?: string): Step =>
  async (fixtures) => {
    const [popup] = await Promise.all([fixtures.page.waitForEvent('popup'), press(fixtures, button)]);
    await act(popup);
  };

/** The gateway replies to one request with the status, while the customer pays as usual. */
const withFault =
  (path: string, status: number, step: Step): Step =>
  async (fixtures) => {
    fixtures.sandbox.faults.add({ match: { path, times: 1 }, action: { status, body: '{}' } });
    await step(fixtures);
  };

/** The bank of the card or account declines: the basket's total is a documented amount. */
const declined =
  (step: Step): Step =>
  async (fixtures) => {
    await pickOutcome(fixtures.page, '$2,001.00');
    await step(fixtures);
  };

/** Scans the code on the page. */
const onPhone =
  (act: (phone: Page) => Promise<void>): Step =>
  async ({ page, context, sandbox }) => {
    await pay(page);
    const code = await readQrCode(page.getByRole('img', { name: 'QR code' }));
    const phone = await context.newPage();
    await scanVenmo(phone, code, { sandbox: sandbox.url });
    await act(phone);
    await page.bringToFront();
  };

/** Opens the browser's payment sheet, which the sandbox shows in its console. */
const inSheet =
  (act: (sheet: Page) => Promise<void>): Step =>
  async ({ page, context }) => {
    await pay(page);
    const [console] = await Promise.all([context.waitForEvent('page'), page.getByRole('link', { name: 'console' }).click()]);
    const [sheet] = await Promise.all([context.waitForEvent('page'), console.getByRole('link', { name: 'Open the sheet' }).click()]);
    await act(sheet);
    await page.bringToFront();
  };

const challenged =
  (act: (page: Page) => Promise<void>): Step =>
  async ({ page }) => {
    await page.getByLabel('Verification by your bank').selectOption('2');
    await fieldsReady(page);
    await fillCard(page, { ...CARD, number: '4000000000002503' });
    await pay(page);
    await act(page);
  };

const answerCode =
  (act: (page: Page) => Promise<void>): Step =>
  async ({ page }) => {
    await pay(page);
    await page.getByLabel('Code from the text message').waitFor();
    await act(page);
  };

/** Types an American Express card, asks for its points, and presses “Pay”. */
const withPoints =
  (number: string, act: Step): Step =>
  async (fixtures) => {
    const { page } = fixtures;
    await fillCard(page, { ...CARD, number, cvv: '1234' });
    await page.getByLabel('Ask American Express for my points').check();
    await pay(page);
    await act(fixtures);
  };
const pressIn =
  (name: string): Step =>
  ({ page }) =>
    page.locator('.question').getByRole('button', { name, exact: true }).click();

/** Presses the button of Visa Checkout, and acts in the sheet. */
const inVisaSheet =
  (act: (sheet: FrameLocator) => Promise<void>): Step =>
  async ({ page }) => {
    await page.locator(VISA_BUTTON).getByRole('button').click();
    await act(page.frameLocator('#vcop-src-frame'));
  };

/** Has Fastlane ask for the code that it has sent. */
const inFastlane =
  (act: (page: Page) => Promise<void>): Step =>
  async ({ page }) => {
    await page.getByRole('button', { name: 'Use my saved card' }).click();
    await act(page);
  };

const VISA_BUTTON = '.visa';
const PAYPAL_BUTTON = '[data-tender-paypal-buttons]';
const GOOGLE_BUTTON = '[data-tender-google-pay]';
const APPLE_BUTTON = '[data-tender-pay-area]:has([data-tender-apple-pay])';
const approveAsGrace = (popup: Page): Promise<void> => approvePayPal(popup, { email: 'grace@example.com' });

/** The payment methods of the demo. */
export const METHODS: readonly Method[] = [
  {
    name: 'card',
    path: 'card',
    fill: ({ page }) => typeAll(page),
    paid: press,
    by: 'Visa ending in 1111',
    cancelled: challenged(cancelChallenge),
    failed: declined(press),
    message: 'Your bank declined the payment: Insufficient Funds.',
  },
  {
    name: 'card with points',
    path: 'card',
    fill: ({ page }) => typeAll(page),
    paid: withPoints('371260714673002', pressIn('Pay 2,572 points')),
    by: 'American Express ending in 3002',
    cancelled: withPoints('371260714673002', pressIn('Do not pay')),
    failed: declined(withPoints('371544868764018', pressIn('Pay $2,001.00 without points'))),
    message: 'Your bank declined the payment: Insufficient Funds.',
  },
  {
    name: 'PayPal',
    path: 'paypal',
    paid: inWindow(approveAsGrace),
    by: 'PayPal, grace@example.com',
    cancelled: inWindow(cancelPayPal),
    failed: withFault('paypal_accounts', 500, inWindow(approveAsGrace)),
    message: 'The payment service could not be reached.',
  },
  {
    name: 'PayPal button',
    path: 'paypal-button',
    button: PAYPAL_BUTTON,
    paid: inWindow(approveAsGrace, PAYPAL_BUTTON),
    by: 'PayPal, grace@example.com',
    cancelled: inWindow(cancelPayPal, PAYPAL_BUTTON),
    failed: withFault('paypal_accounts', 500, inWindow(approveAsGrace, PAYPAL_BUTTON)),
    message: 'The payment service could not be reached.',
  },
  {
    name: 'saved PayPal account',
    path: 'saved-paypal',
    button: '.saved-paypal',
    async fill({ page }) {
      await page.getByRole('button', { name: 'Save a test account' }).click();
      await fieldsReady(page);
    },
    paid: inWindow(approvePayPal),
    by: 'PayPal, payer@example.com',
    cancelled: inWindow(cancelPayPal),
    failed: withFault('paypal_accounts', 500, inWindow(approvePayPal)),
    message: 'The payment service could not be reached.',
  },
  {
    name: 'SEPA',
    path: 'sepa',
    async fill({ page }) {
      await page.getByLabel('Account holder', { exact: true }).fill('Ada Lovelace');
      await page.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00');
    },
    paid: inWindow(approveSepa),
    by: 'SEPA Direct Debit, IBAN ending in 3000',
    cancelled: inWindow(cancelSepa),
    failed: withFault('sepa_debit', 422, press),
    message: 'Your details were not accepted.',
  },
  {
    name: 'local payment',
    path: 'local-payment',
    async fill({ page }) {
      await page.getByLabel('First name').fill('Ada');
      await page.getByLabel('Last name').fill('Lovelace');
    },
    paid: inWindow((popup) => approveLocalPayment(popup, { bank: 'Second Test Bank' })),
    by: 'iDEAL',
    cancelled: inWindow(cancelLocalPayment),
    failed: inWindow(declineLocalPayment),
    message: 'The payment did not work.',
  },
  {
    name: 'Masterpass',
    path: 'masterpass',
    paid: inWindow((popup) => approveMasterpass(popup, { card: 'master' })),
    by: 'Masterpass',
    cancelled: inWindow(cancelMasterpass),
    failed: withFault('masterpass_cards', 500, inWindow(approveMasterpass)),
    message: 'The payment service could not be reached.',
  },
  {
    name: 'Visa Checkout',
    path: 'visa-checkout',
    button: VISA_BUTTON,
    paid: inVisaSheet((sheet) => approveVisaCheckout(sheet, { card: 'MASTERCARD' })),
    by: 'Visa Checkout, MasterCard ending in 4444',
    cancelled: inVisaSheet(cancelVisaCheckout),
    failed: withFault('visa_checkout_cards', 500, inVisaSheet(approveVisaCheckout)),
    message: 'The payment service could not be reached.',
  },
  {
    name: 'Google Pay',
    path: 'google-pay',
    button: GOOGLE_BUTTON,
    paid: inWindow((popup) => approveGooglePay(popup, { method: 'mastercard' }), GOOGLE_BUTTON),
    by: 'Google Pay, MasterCard ending in 4444',
    cancelled: inWindow(cancelGooglePay, GOOGLE_BUTTON),
    failed: declined(inWindow(approveGooglePay, GOOGLE_BUTTON)),
    message: 'Google Pay declined the payment: Insufficient Funds.',
  },
  {
    name: 'Apple Pay',
    path: 'apple-pay',
    button: APPLE_BUTTON,
    paid: inWindow((popup) => approveApplePay(popup, { method: 'mastercard_device' }), APPLE_BUTTON),
    by: 'Apple Pay, MasterCard ending in 4444',
    cancelled: inWindow(cancelApplePay, APPLE_BUTTON),
    failed: declined(inWindow(approveApplePay, APPLE_BUTTON)),
    message: 'Apple Pay declined the payment: Insufficient Funds.',
  },
  {
    name: 'Payment Request',
    path: 'payment-request',
    paid: inSheet((sheet) => answerPaymentSheet(sheet, { method: 'mastercard' })),
    by: 'MasterCard ending in 4444',
    cancelled: inSheet(cancelPaymentSheet),
    failed: inSheet((sheet) => sheet.getByRole('button', { name: 'Have the gateway refuse it' }).click()),
    message: 'Your details were not accepted.',
  },
  {
    name: 'Venmo',
    path: 'venmo',
    paid: onPhone((phone) => approveVenmo(phone, { username: 'grace' })),
    by: 'Venmo, @grace',
    async cancelled(fixtures) {
      await onPhone(cancelVenmo)(fixtures);
      await fixtures.page.getByRole('button', { name: 'Cancel', exact: true }).click();
    },
    async failed(fixtures) {
      await fixtures.page.getByRole('radio', { name: 'In a window', exact: true }).check();
      await fieldsReady(fixtures.page);
      await inWindow(failVenmo)(fixtures);
    },
    message: 'The payment did not work.',
  },
  {
    name: 'US bank account',
    path: 'us-bank-account',
    async fill({ page }) {
      await page.getByLabel('Routing number').fill('011000015');
      await page.getByLabel('Account number').fill('1000000000');
      await page.getByLabel('First name').fill('Ada');
      await page.getByLabel('Last name').fill('Lovelace');
      await page.getByLabel('Street address').fill('1 Test Street');
      await page.getByLabel('City').fill('Chicago');
      await page.getByLabel('State').fill('IL');
      await page.getByLabel('ZIP code').fill('60606');
    },
    paid: press,
    by: 'US bank account, checking ending in 0000',
    async cancelled({ page }) {
      await page.getByRole('radio', { name: 'Log in at the bank' }).check();
      await pay(page);
      await cancelBankLogin(page.frameLocator('#plaid-link-iframe-1'));
    },
    async failed({ page }) {
      await page.getByLabel('Account number').fill('1000000003');
      await pay(page);
    },
    message: 'Your bank did not confirm this account.',
  },
  {
    name: 'UnionPay',
    path: 'union-pay',
    async fill({ page }) {
      await fillCard(page.locator('.union-pay'), { number: '6212345678901232', expirationDate: '12/2030', cvv: '123' });
      await page.getByLabel('Country code').fill('62');
      await page.getByLabel('Mobile number').fill('111 111 111');
    },
    paid: answerCode(async (page) => {
      await page.getByLabel('Code from the text message').fill('12345');
      await page.getByRole('button', { name: 'Confirm and pay $18.00' }).click();
    }),
    by: 'UnionPay ending in 1232',
    cancelled: answerCode((page) => page.getByRole('button', { name: 'Cancel' }).click()),
    isCancelledHere: true,
    async failed({ page }) {
      await fillCard(page.locator('.union-pay'), { number: '6212345678900028' });
      await pay(page);
    },
    message: 'This shop cannot charge this card.',
  },
  {
    name: 'Fastlane',
    path: 'fastlane',
    email: FASTLANE_EMAIL,
    async paid(fixtures) {
      await inFastlane(authenticateWithFastlane)(fixtures);
      await fixtures.page.getByText('Welcome back, Ada.').waitFor();
      await pay(fixtures.page);
    },
    by: 'Visa ending in 1111',
    cancelled: inFastlane(cancelFastlane),
    isCancelledHere: true,
    failed: declined(async (fixtures) => {
      await fillCard(fixtures.page.locator('.fastlane'), { number: '4111111111111111', expirationDate: '12/2030', cvv: '123' });
      await pay(fixtures.page);
    }),
    message: 'Your bank declined the payment: Insufficient Funds.',
  },
];

/** Puts a mug in the basket and opens the page of the method by its address. */
export async function openMethod(fixtures: Fixtures, { path, email = 'ada@example.com', button, fill }: Method): Promise<void> {
  const { page, shop } = fixtures;
  await page.goto(shop.url);
  await page.getByRole('button', { name: 'Add to basket Stoneware mug' }).click();
  await page.goto(`${shop.url}/#/checkout/${path}`);
  if (button) await page.locator(button).getByRole('button').waitFor();
  else await fieldsReady(page);
  await page.getByLabel('E-mail address').fill(email);
  await fill?.(fixtures);
}
