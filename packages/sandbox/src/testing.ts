export { connectSandbox, type ConnectedSandbox, type ConnectOptions } from './testing/connect-sandbox';
export { hostResolverRules } from './testing/host-resolver-rules';
export { approvePayPal, cancelPayPal, type ApprovePayPalOptions, type PayPalLocator, type PayPalPopup } from './methods/paypal/testing';
export { fillCard, type CardToType, type LocatorLike, type PageLike } from './methods/card/testing';
export { approveLocalPayment, cancelLocalPayment, declineLocalPayment } from './methods/local-payment/testing';
export { approveMasterpass, cancelMasterpass } from './methods/masterpass/testing';
export { approveSepa, cancelSepa } from './methods/sepa/testing';
export { approveVenmo, cancelVenmo, expireVenmo, failVenmo, scanVenmo, type VenmoPage } from './methods/venmo/testing';
export { approveGooglePay, cancelGooglePay, type ApproveGooglePayOptions } from './methods/google-pay/testing';
export {
  approveVisaCheckout,
  cancelVisaCheckout,
  failVisaCheckout,
  type ApproveVisaCheckoutOptions,
} from './methods/visa-checkout/testing';
export {
  authenticateWithFastlane,
  cancelFastlane,
  chooseWithFastlane,
  FASTLANE_EMAIL,
  type FastlaneDialog,
  type FastlanePage,
} from './methods/fastlane/testing';
export { approveApplePay, cancelApplePay, refuseApplePay, type ApproveApplePayOptions } from './methods/apple-pay/testing';
export { answerPaymentSheet, cancelPaymentSheet, type PaymentSheetAnswer } from './methods/payment-request/testing';
export { cancelChallenge, passChallenge, type ChallengeFrame, type ChallengePage } from './methods/three-d-secure/testing';
export { cancelBankLogin, chooseBankAccount, type BankAccountChoice } from './methods/us-bank-account/testing';
export { type PopupLike } from './core/pages/popup-like';
export { type AnalyticsEvent } from './apis/analytics';
export { type ClientTokenCardOptions, type ClientTokenOptions, type SandboxClientTokenOptions } from './core/authorization/client-token';
export { type SandboxDescription } from './apis/control/describe-sandbox';
export { type LoggedRequest } from './core/log/request-log';
export { type Fault, type FaultAction, type FaultMatch, type FaultOptions } from './core/faults/fault';
export { type MerchantSettings, type RejectionRules } from './core/merchant';
