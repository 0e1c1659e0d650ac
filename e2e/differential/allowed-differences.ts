/** One way in which Tender may differ from the reference; any other fails, and so does one of these that does not occur. */
export interface AllowedDifference {
  readonly name: string;
  readonly reason: string;
  /** In which flows it occurs: patterns of names that are matched whole. */
  readonly flows: readonly (string | RegExp)[];
  /** Lines that only the one SDK has. */
  readonly reference?: RegExp;
  readonly tender?: RegExp;
}

export const allowedDifferences: readonly AllowedDifference[] = [
  {
    name: 'How the configuration is asked for',
    reason: 'With a GET of the client API, as the specification says. The reference asks over GraphQL first.',
    flows: [/(?!client, cards where|client, a configuration|components, (neither|an authorization|a client|every)).*/],
    reference: /^POST payments\S*\/graphql .*"operationName":"ClientConfiguration"/,
    tender: /^GET \S*\/client_api\/v1\/configuration /,
  },
  {
    name: 'What is kept of a configuration that is refused',
    reason: 'The error keeps the answer of the request that was made, and each SDK makes its own.',
    flows: ['client, authorizations that are refused'],
    reference: /create: error\.details\.originalError\./,
    tender: /create: error\.details\.originalError\./,
  },
  {
    name: 'The answer of the gateway in an error',
    reason: 'The error has it as `details.originalError`. The reference keeps it back for 401, 403, 429 and 5xx.',
    flows: [
      'client, requests that are refused',
      'client, cards whose tokenization is refused',
      '3D Secure, a lookup that is refused',
      /(PayPal checkout|PayPal, (one payment|an agreement)|Masterpass|UnionPay|US bank account|vault manager), refused by the gateway/,
      'UnionPay, options that are refused',
    ],
    tender: /error\.details\.originalError\./,
  },
  {
    name: 'The text for an answer without sense',
    reason: 'It is each SDK’s own.',
    flows: ['client, cards whose tokenization is refused'],
    reference: /error\.details\.originalError\.error\.message = "There was a problem serving your request"$/,
  },
  {
    name: 'A client token with nothing in it',
    reason: 'CLIENT_INVALID_AUTHORIZATION; the reference throws a TypeError.',
    flows: ['client, authorizations that are refused'],
    reference: /create: error\.(name = "TypeError"|own = \[\])$/,
    tender:
      /create: error\.(name|code|type|own\.\d) = "(BraintreeError|CLIENT_INVALID_AUTHORIZATION|MERCHANT|name|code|message|type|details)"$/,
  },
  {
    name: 'PayPal checkout with an authorization that is none',
    reason: 'CLIENT_INVALID_AUTHORIZATION; the reference throws a SyntaxError.',
    flows: ['components, an authorization that is none'],
    reference: /paypalCheckout\.create: error\.(name = "SyntaxError"|own = \[\])$/,
    tender: /paypalCheckout\.create: error\./,
  },
  {
    name: 'Who looks at 3D Secure’s version',
    reason: 'Client or authorization come first, as with every component; the reference looks at the version first.',
    flows: ['components, neither client nor authorization', 'components, a client of another version'],
    reference: /threeDSecure\.create\(.*error\.code = "THREEDS_UNSUPPORTED_VERSION"$/,
    tender: /threeDSecure\.create\(.*error\.code = "(INSTANTIATION_OPTION_REQUIRED|INCOMPATIBLE_VERSIONS)"$/,
  },
  {
    name: 'SEPA’s popup opens at the click',
    reason: 'Browsers block it later. Its frame is there by then, even if the gateway refuses the mandate.',
    flows: ['SEPA, refused by the gateway'],
    tender: /^GET \S+\/dispatch-frame\.min\.html /,
  },
  {
    name: 'A deletion from the vault that the gateway refuses',
    reason:
      'VAULT_MANAGER_DELETE_PAYMENT_METHOD_UNKNOWN_ERROR with the client’s error; the reference throws a TypeError, or keeps the error’s details alone.',
    flows: ['vault manager, refused by the gateway'],
    reference: /vaultManager\.deletePaymentMethod: error\.(name = "TypeError"|own = \[\]|details\.originalError\.)/,
    tender: /vaultManager\.deletePaymentMethod: error\./,
  },
  {
    name: 'A bank account without leave',
    reason: 'BRAINTREE_API_ACCESS_RESTRICTED; the reference throws a TypeError.',
    flows: ['US bank account, refused by the gateway'],
    reference: /usBankAccount\.tokenize: error\.(name = "TypeError"|own = \[\])$/,
    tender: /^2 usBankAccount\.tokenize: error\.|^event web\.usbankaccount\.bankdetails\.tokenization\.failed$/,
  },
  {
    name: 'Venmo payments that nobody needs',
    reason: 'The reference makes one more after every QR code.',
    flows: [/Venmo, a QR code .*/],
    reference: /^POST payments\S*\/graphql .*mutation CreateVenmoPaymentContext/,
  },
  {
    name: 'Venmo’s window for a login',
    reason: 'It is made ready where there is a login in a window; the reference makes it ready everywhere.',
    flows: ['Venmo, the address of the app'],
    reference: /^GET \S+\/dispatch-frame\.min\.html /,
  },
  {
    name: 'A client beside the checks of options',
    reason: 'The two begin together, so that a create is ready sooner; the reference checks first.',
    flows: ['Venmo, options that are refused'],
    tender: /^event web\.custom\.client\.load\./,
  },
  {
    name: 'Answers of Google Pay that are refused',
    reason: 'They are told as failed; the reference tells them as succeeded and as failed.',
    flows: [/Google Pay, requests and answers of version ./],
    reference: /^event web\.google-payment\.parseResponse\.succeeded$/,
  },
  {
    name: 'Nobody closed the window that the SDK closed',
    reason: 'When a payment is refused, the reference closes its popup and then takes that for the customer’s doing.',
    flows: [/(PayPal, (one payment|an agreement)|Masterpass), refused by the gateway/, 'PayPal, options that are refused'],
    reference: /^event web\.(paypal|masterpass)\.tokenization\.closed\.by-user$/,
  },
  {
    name: 'Masterpass with options that the gateway refuses',
    reason: 'MASTERPASS_INVALID_PAYMENT_OPTION, as the specification says; the reference passes the client’s error on.',
    flows: ['Masterpass, refused by the gateway'],
    reference: /^4 masterpass\.tokenize: error\./,
    tender: /^4 masterpass\.tokenize: error\./,
  },
  {
    name: 'A local payment that the gateway refuses',
    reason:
      'LOCAL_PAYMENT_START_PAYMENT_FAILED, as the specification says; the reference passes the client’s error on, and says that the customer closed the window.',
    flows: ['local payment, refused by the gateway'],
    reference: /localPayment\.startPayment: error\.|^event .*closed\.by-user$/,
    tender: /localPayment\.startPayment: error\./,
  },
  {
    name: 'A teardown for every component',
    reason: 'The reference has none for SEPA and the preferred payment methods.',
    flows: [
      'components, an authorization that is none',
      'components, a merchant without any of them',
      'preferred payment methods',
      /SEPA, .*/,
    ],
    tender: /\.create: has teardown$/,
  },
  {
    name: 'No `initialize` to call',
    reason: 'It is no part of the documented interface.',
    flows: [
      'components, an authorization that is none',
      'components, a merchant without any of them',
      'preferred payment methods',
      'Payment Request, with a scripted sheet',
    ],
    reference: /(preferredPaymentMethods|paymentRequest)\.create: has initialize$/,
  },
  {
    name: 'Fields are looked at before anything is loaded',
    reason: 'What is refused leaves no frames behind, and no requests; the reference has made frames and a client by then.',
    flows: ['hosted fields, options that are refused'],
    reference: /^(GET \S+\/hosted-fields-frame\.min\.html |event web\.custom\.(client\.load|hosted-fields\.initialized)\.)/,
  },
];

export const allowedIn = (flow: string): AllowedDifference[] =>
  allowedDifferences.filter(({ flows }) =>
    flows.some((pattern) => (typeof pattern === 'string' ? pattern === flow : new RegExp(`^(?:${pattern.source})$`).test(flow))),
  );
