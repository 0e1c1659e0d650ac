import { venmo as venmoComponent, venmoErrors, type VenmoCodeView, type VenmoTokenizeOptions } from '@tender/venmo';
import { card } from '@tender/react/checkout/card';
import { paypal } from '@tender/react/checkout/paypal';
import { threeDSecure } from '@tender/react/checkout/three-d-secure';
import { venmo } from '@tender/react/checkout/venmo';
import { fakeMethod, type FakeMethod } from '@tender/react/testing';
import { VenmoQrCode } from '@tender/react/venmo';
import { createCheckoutStory, PAY, SHOP } from './checkout-stories';
import { COMPLETE_CARD } from './fakes';
import { createPartAttributes, type Stories, type Story } from './story';

const LOGIN = {
  heading: 'What would you like to do?',
  instructions: 'Tap cancel payment to cancel and return to the business. Continue payment will relaunch the payment window.',
  proceed: 'Continue payment',
  cancel: 'Cancel payment',
} as const;

/** Creates a Venmo whose login window is open until the customer cancels. */
function createVenmoWithLogin(): FakeMethod<unknown>[] {
  const tokenize = ({ onLogin }: VenmoTokenizeOptions = {}): Promise<never> =>
    new Promise((_, reject) => {
      const cancel = (): void => {
        onLogin?.(undefined);
        reject(venmoErrors.VENMO_TOKENIZATION_CANCELED_BY_MERCHANT());
      };
      if (onLogin) onLogin({ text: LOGIN, proceed: () => undefined, cancel });
      else cancel(); // the dialog is still being loaded
    });
  return [fakeMethod(venmoComponent, { tokenize: tokenize as never, hasTokenizationResult: () => false })];
}

/** Creates a Venmo whose QR code stays at one step until the customer cancels. */
function createVenmoWithCode(step: VenmoCodeView['step'], text: VenmoCodeView['text']): FakeMethod<unknown>[] {
  const tokenize = ({ onCode }: VenmoTokenizeOptions = {}): Promise<never> =>
    new Promise((_, reject) => {
      const cancel = (): void => {
        onCode?.(undefined);
        reject(venmoErrors.VENMO_DESKTOP_CANCELED());
      };
      if (onCode) onCode({ step, text, again: ignore, cancel, ...(step === 'scan' && { url: URL_OF_CODE }) });
      else cancel(); // the dialog is still being loaded
    });
  return [fakeMethod(venmoComponent, { tokenize: tokenize as never, hasTokenizationResult: () => false })];
}

const URL_OF_CODE =
  'https://venmo.com/go/purchase?facilitator=BT&intent=Continue&resource_id=context&merchant_id=merchant&environment=SANDBOX';
const ignore = (): void => undefined;

const createCodeStory = (step: VenmoCodeView['step'], text: VenmoCodeView['text'], shows = `[data-tender-venmo-code=${step}]`): Story => ({
  shows,
  render: (look) => (
    <div {...createPartAttributes(look)} className="gallery-panel">
      <VenmoQrCode view={{ step, text, again: ignore, cancel: ignore, ...(step === 'scan' && { url: URL_OF_CODE }) }} />
    </div>
  ),
});

const createCodeDialogStory = (step: VenmoCodeView['step'], text: VenmoCodeView['text'], shows: string): Story =>
  createCheckoutStory({
    createFakes: () => createVenmoWithCode(step, text),
    props: { methods: [card(), venmo()], method: 'venmo' },
    press: PAY,
    shows: `[data-tender-dialog] ${shows}`,
  });

const verifiedCard = card({ cardholderName: true, postalCode: true, threeDSecure: threeDSecure({ shopName: SHOP }) });

/** What opens above the page, or in the place of a payment window. */
export const dialogStories: Stories = {
  'bank-dialog': createCheckoutStory({
    typed: COMPLETE_CARD,
    props: { methods: [verifiedCard, paypal()] },
    press: PAY,
    shows: '[data-tender-dialog] iframe',
  }),
  'venmo-login': createCheckoutStory({
    createFakes: createVenmoWithLogin,
    props: { methods: [card(), venmo({ allowDesktop: false, allowDesktopWebLogin: true })], method: 'venmo' },
    press: PAY,
    shows: '[data-tender-dialog] [data-tender-proceed]',
  }),
  'venmo-code-dialog': createCodeDialogStory('scan', 'To scan the QR code, open your Venmo app', '[data-tender-picture] svg'),
  'venmo-problem-dialog': createCodeDialogStory('problem', 'Something went wrong', '[data-tender-again]'),
  'venmo-code-generating': createCodeStory('generating', 'Generating a QR code, get your Venmo app ready'),
  'venmo-code': createCodeStory('scan', 'To scan the QR code, open your Venmo app', '[data-tender-picture] svg'),
  'venmo-code-authorizing': createCodeStory('authorizing', 'Authorize on your Venmo app'),
  'venmo-code-authorized': createCodeStory('authorized', 'Venmo account authorized'),
  'venmo-code-problem': createCodeStory('problem', 'Something went wrong'),
};
