/** What test pages have: what their bundles define, and the instances that tests keep there. */
declare global {
  interface Window {
    tender: typeof import('@tender/web') & {
      client_: typeof import('@tender/client/internal');
      frameService: typeof import('@tender/frame-service/internal');
    } & typeof import('@tender/hosted-fields/preload');
    // The provider's SDK has no types of its own; tests look at what comes out of it.
    reference: { client: Reference; hostedFields: Reference; VERSION: string };
    framebus: { Framebus: typeof import('framebus') };
    axeCore: { run: typeof import('axe-core').run };
    authentication: Promise<import('@tender/fastlane').FastlaneAuthenticationResult | undefined>;
    bank: import('@tender/us-bank-account').UsBankAccount;
    checkout: import('@tender/paypal/checkout').PayPalCheckout;
    collector: import('@tender/data-collector').DataCollector;
    fastlane: import('@tender/fastlane').Fastlane;
    fields: import('@tender/hosted-fields').HostedFields;
    form: import('@tender/fastlane').FastlanePaymentForm;
    googlePay: import('@tender/google-pay').GooglePayment;
    localPayment: import('@tender/local-payment').LocalPayment;
    masterpass: import('@tender/masterpass').Masterpass;
    paypal: import('@tender/paypal').PayPal;
    sepa: import('@tender/sepa').Sepa;
    vaultManager: import('@tender/vault-manager').VaultManager;
  }
  interface Reference {
    create(options: unknown): Promise<unknown>;
    VERSION: string;
  }
}

export {};
