export { connectSandbox, type ConnectedSandbox, type ConnectOptions } from './testing/connect-sandbox';
export { hostResolverRules } from './testing/host-resolver-rules';
export { approvePayPal, cancelPayPal, type ApprovePayPalOptions, type PayPalLocator, type PayPalPopup } from './testing/approve-paypal';
export { fillCard, type CardToType, type LocatorLike, type PageLike } from './testing/fill-card';
export { approveLocalPayment, cancelLocalPayment, declineLocalPayment } from './testing/approve-local-payment';
export { approveMasterpass, cancelMasterpass } from './testing/approve-masterpass';
export { approveSepa, cancelSepa } from './testing/approve-sepa';
export { approveVenmo, cancelVenmo, expireVenmo, failVenmo, scanVenmo, type VenmoPage } from './testing/approve-venmo';
export { approveGooglePay, cancelGooglePay, type ApproveGooglePayOptions } from './testing/approve-google-pay';
export {
  approveVisaCheckout,
  cancelVisaCheckout,
  failVisaCheckout,
  type ApproveVisaCheckoutOptions,
} from './testing/approve-visa-checkout';
export {
  authenticateWithFastlane,
  cancelFastlane,
  chooseWithFastlane,
  FASTLANE_EMAIL,
  type FastlaneDialog,
  type FastlanePage,
} from './testing/answer-fastlane';
export { approveApplePay, cancelApplePay, refuseApplePay, type ApproveApplePayOptions } from './testing/approve-apple-pay';
export { answerPaymentSheet, cancelPaymentSheet, type PaymentSheetAnswer } from './testing/answer-payment-sheet';
export { cancelChallenge, passChallenge, type ChallengeFrame, type ChallengePage } from './testing/pass-challenge';
export { cancelBankLogin, chooseBankAccount, type BankAccountChoice } from './testing/choose-bank-account';
export { type PopupLike } from './testing/popup-like';
export { type AnalyticsEvent } from './apis/analytics';
export { type ClientTokenCardOptions, type ClientTokenOptions, type SandboxClientTokenOptions } from './core/authorization/client-token';
export { type SandboxDescription } from './apis/control/describe-sandbox';
export { type LoggedRequest } from './core/log/request-log';
export { type Fault, type FaultAction, type FaultMatch, type FaultOptions } from './core/faults/fault';
export { type MerchantSettings, type RejectionRules } from './core/merchant';
