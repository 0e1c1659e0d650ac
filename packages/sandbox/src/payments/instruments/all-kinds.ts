// Every kind of payment method. A new one is a file in this folder and its name here.
export { amexExpressCheckoutCard } from './amex-express-checkout-card';
export { androidPayCard } from './android-pay-card';
export { applePayCard } from './apple-pay-card';
export { creditCard } from './credit-card';
export { localPayment } from './local-payment';
export { masterpassCard } from './masterpass-card';
export { metaCheckoutCard, metaCheckoutToken } from './meta-checkout';
export { coinbaseAccount, europeBankAccount, unknownMethod } from './other-accounts';
export { paypalAccount } from './paypal-account';
export { samsungPayCard } from './samsung-pay-card';
export { sepaDebitAccount } from './sepa-debit-account';
export { usBankAccount } from './us-bank-account';
export { venmoAccount } from './venmo-account';
export { visaCheckoutCard } from './visa-checkout-card';
