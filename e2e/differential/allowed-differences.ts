/** One way in which Tender may differ from the reference; any other fails, and so does one of these that does not occur. */
export interface AllowedDifference {
  readonly name: string;
  readonly reason: string;
  /** In which flows it occurs: patterns of names that are matched whole. */
  readonly flows: readonly (string | RegExp)[];
  /** Lines that only the one SDK has. */
  readonly reference?: RegExp;
  readonly tender?: RegExp;
  /** For a line that the reference repeats where another one comes first: how often Tender has it, in every run. */
  readonly repeats?: number;
}

export const allowedDifferences: readonly AllowedDifference[] = [
  {
    name: 'How the configuration is asked for',
    reason: 'With a GET of the client API, as the specification says. The reference asks over GraphQL first.',
    flows: [
      /(?!client, cards where|client, a configuration|components, (neither|an authorization|a client|every)|a hundred browsers, with|Venmo, odd questions|odd calls|odd .*, create, what).*/,
    ],
    reference: /^POST payments\S*\/graphql .*"operationName":"ClientConfiguration"/,
    tender: /^GET \S*\/client_api\/v1\/configuration /,
  },
  {
    name: 'What is kept of a configuration that is refused',
    reason: 'The error keeps the answer of the request that was made, and each SDK makes its own.',
    flows: ['client, authorizations that are refused', 'odd client, options of create', 'odd client, members of client tokens'],
    reference: /(create: error|value\.promise)\.details\.originalError\./,
    tender: /(create: error|value\.promise)\.details\.originalError\./,
  },
  {
    name: 'The answer of the gateway in an error',
    reason: 'The error has it as `details.originalError`. The reference keeps it back for 401, 403, 429 and 5xx.',
    flows: [
      'client, requests that are refused',
      'client, cards whose tokenization is refused',
      '3D Secure, a lookup that is refused',
      /(PayPal checkout(, from the vault)?|PayPal, (one payment|an agreement)|Masterpass|UnionPay|US bank account|vault manager), refused by the gateway/,
      'UnionPay, options that are refused',
      'Venmo, a login whose state the gateway does not tell',
      /odd client, data of cards, part ./,
      'odd vaultManager, options',
      /odd .*, answers of the gateway/,
    ],
    tender: /(error|promise|callback\.0\.0)\.(details\.)+originalError\b/,
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
    flows: [
      /Venmo, (to the app and back|the app beside the page, back by looking), with a payment context, .*/,
      /Venmo, back by hand, .*/,
      'Venmo, an address of an app to come back to',
      'Venmo, fragments made up, with a payment context',
      'Venmo, the address of the app',
    ],
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
    flows: ['local payment, refused by the gateway', 'local payment, on a full page, refused by the gateway'],
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
  {
    name: 'SEPA’s way back to an address with a query',
    reason: 'Cancelled, it is a query with one more member; the reference’s has two question marks, and is read as no cancellation.',
    flows: ['SEPA, on a full page, to an address with a query, cancelled'],
    reference: /"cancel_url":"[^"]+\?step=2\?cancel=1"|^result = "[^"]+\?step=2\?cancel=1"$/,
    tender: /"cancel_url":"[^"]+\?step=2&cancel=1"|^result = "[^"]+\?step=2&cancel=1"$|^event .*redirect\.customer-canceled\.failed$/,
  },
  {
    name: 'A mandate on a full page that the gateway refuses',
    reason: 'SEPA_CREATE_MANDATE_FAILED; the reference has resolved by then, and leaves a rejection that nobody handles.',
    flows: ['SEPA, on a full page, refused by the gateway'],
    reference: /sepa\.tokenize: succeeded$/,
    tender: /sepa\.tokenize: (failed$|error\.)/,
  },
  {
    name: 'A return from the mandate that comes to nothing',
    reason: 'SEPA_TRANSACTION_FAILED; the reference resolves without an instance.',
    flows: ['SEPA, on a full page, returns made up', 'SEPA, on a full page, approved, then refused by the gateway'],
    reference: /sepa\.create: succeeded$/,
    tender: /sepa\.create: (failed$|error\.)/,
  },
  {
    name: 'A bank that failed, and nobody who cancelled',
    reason: 'The address says `wasCanceled=false`, or `c=0`; the reference takes any text for a cancellation.',
    flows: ['local payment, back by a link, nothing was cancelled', 'local payment, back by a link after "Have the bank decline"'],
    reference: /localPayment\.tokenize: error\.(code = "LOCAL_PAYMENT_CANCELED"|type = "CUSTOMER"|details\.originalError = {})$/,
    tender:
      /localPayment\.tokenize: error\.|paypal_accounts \S+"paypalAccount":\{"intent":"sale","unilateral":false\}|^event .*tokenization\.failed$/,
  },
  {
    name: 'A Venmo payment that failed',
    reason: 'VENMO_MOBILE_POLLING_TOKENIZATION_FAILED; the reference resolves without a nonce.',
    flows: [/Venmo, (to the app and back|the app beside the page, back by looking), with a payment context, failed/],
    reference: /venmo\.tokenize: (succeeded$|value\.)/,
    tender: /venmo\.tokenize: (failed$|error\.)/,
  },
  {
    name: 'A success of Venmo’s app that brings nothing',
    reason: 'VENMO_APP_FAILED; the reference resolves without a nonce.',
    flows: ['Venmo, fragments made up, and what comes of them'],
    reference: /venmo\.tokenize: (succeeded$|value\.)|^event web\.venmo\.appswitch\.handle\.success$/,
    tender: /venmo\.tokenize: (failed$|error\.)|^event web\.venmo\.appswitch\.handle\.error$/,
  },
  {
    name: 'Nobody waits for a customer whom the shop sent away',
    reason: 'The end of a cancelled payment is told at once; the reference waits on in the background.',
    flows: ['Venmo, back by hand, cancelled by the shop', 'Venmo, the login cancelled by the shop'],
    tender: /^event web\.venmo\.tokenize\.(manual-return|web-login)\.failure$/,
  },
  {
    name: 'Nobody asks how the payment stands that was made for the next time',
    reason: 'The reference asks on with it once the shop has cancelled.',
    flows: ['Venmo, back by hand, cancelled by the shop'],
    reference: /query PaymentContext|^event web\.venmo\.tokenize\.manual-return\.status-change\.created$/,
  },
  {
    name: 'A window of Venmo’s that closes',
    reason: 'How the payment stands is asked: customers close the window after they have approved, too.',
    flows: ['Venmo, the window of the login closed'],
    tender: /query PaymentContext|^event web\.venmo\.tokenize\.web-login\.status-change$/,
  },
  {
    name: 'Fragments that the app does not make',
    reason: 'They are decoded once, and as far as that goes; the reference throws a URIError, and cuts texts at an equals sign.',
    flows: ['Venmo, fragments that are broken'],
    reference: /^\d venmo\.(create|processHashChangeFlowResults): (failed$|error\.|value\.paymentMethodNonce = "a"$)/,
    tender:
      /^\d venmo\.(create|processHashChangeFlowResults): |^event web\.venmo\.(initialized|appswitch\.(handle\.success|return-in-new-tab))$/,
  },
  {
    name: 'Masterpass in an app, without a result',
    reason: 'MASTERPASS_POPUP_CLOSED, as where there is a window; the reference passes on the error of its frame service.',
    flows: ['Masterpass, in an app without a way back, dismissed, then failed'],
    reference: /masterpass\.tokenize: error\.(code = "FRAME_SERVICE_FRAME_CLOSED"|type = "INTERNAL")$/,
    tender: /masterpass\.tokenize: error\.(code = "MASTERPASS_POPUP_CLOSED"|type = "CUSTOMER"|details\.originalError\.)/,
  },
  {
    name: 'Listeners of the SDK’s own',
    reason: 'The reference waits for its fields with listeners of the instance; there are none but the shop’s.',
    flows: ['hosted fields, handlers that come and go'],
    reference: /hasListener\("ready"\): value = true$/,
    tender: /hasListener\("ready"\): value = false$/,
  },
  {
    name: 'Objects of the merchant’s stay as they are',
    reason: 'The reference writes into the options that it is given.',
    flows: ['SEPA, odd values on their way'],
    reference: /: value\.changed = /,
  },
  {
    name: 'Flows of PayPal that are called so, but are no texts',
    reason: 'PAYPAL_FLOW_OPTION_REQUIRED, since only the two texts are flows; the reference takes lists and objects for their text.',
    flows: ['PayPal, odd options', 'PayPal checkout, odd options'],
    reference:
      /(tokenize|createPayment)\(\{ flow: (\["checkout"\]|new String\("vault"\)) \}\): value|^POST \S+\/paypal_hermes\/|^event web\.paypal(\.token|-checkout\.createPayment$)/,
    tender:
      /(tokenize|createPayment)\(\{ flow: (\["checkout"\]|new String\("vault"\)) \}\): value\.promised failure = "BraintreeError PAYPAL_FLOW_OPTION_REQUIRED /,
  },
  {
    name: 'Errors of PayPal for a callback alone',
    reason: 'The callback gets them; the reference rejects a promise that nobody has.',
    flows: ['PayPal, odd options'],
    reference: /instances\.paypal\.tokenize\(, callback\): value\.(got = "does not settle"|immediately\.promised failure = )/,
    tender: /instances\.paypal\.tokenize\(, callback\): value\./,
  },
  {
    name: 'Updates of a PayPal payment with members that are nothing',
    reason: 'They are told as typed errors, and no address is none; the reference throws a TypeError, or fails with one.',
    flows: ['PayPal checkout, odd updates'],
    reference:
      /updatePayment\(\{ \.\.\.update, ship.*"(TypeError|BraintreeError PAYPAL_FLOW_FAILED)|^event .*updatePayment\.PAYPAL_FLOW_FAILED$/,
    tender:
      /updatePayment\(\{ \.\.\.update, ship.*PAYPAL_INVALID_PAYMENT_OPTION|patch_payment_resource |^event .*updatePayment\.(invalid|inconsistent-currencies)$/,
  },
  {
    name: 'An approval by PayPal without anything',
    reason: 'The gateway refuses it; the reference throws a TypeError.',
    flows: ['PayPal checkout, odd approvals'],
    reference: /tokenizePayment\((undefined|null|\(\) => \{\}|, callback|)\): value\./,
    tender:
      /tokenizePayment\((undefined|null|\(\) => \{\}|, callback|)\): value|\/paypal_accounts |^event web\.paypal-checkout\.tokenization\.(started|failed)$/,
  },
  {
    name: 'The window for a mandate opens at the click',
    reason: 'Browsers block it later; the reference opens it once there is a mandate.',
    flows: ['SEPA, odd values on their way'],
    tender: /^GET \S+\/dispatch-frame\.min\.html /,
  },
  {
    name: 'Addresses of mandates that are no objects, and options that cannot be changed',
    reason: 'They are no obstacle; the reference throws a TypeError.',
    flows: ['SEPA, odd values on their way'],
    reference:
      /sepa\.tokenize\((\{ \.\.\.mandate, billingAddress: ("ä €"|12\.5|true) \}|Object\.freeze.*)\): value\.\w+ failure = "TypeError|^event web\.sepa\.undefined\.failed$/,
    tender:
      /sepa\.tokenize\((\{ \.\.\.mandate, billingAddress: ("ä €"|12\.5|true) \}|Object\.freeze.*)\): value\.(promised failure = "BraintreeError SEPA_CUSTOMER_CANCELED)|\/v1\/sepa_debit |^event web\.sepa\.(create-mandate\.success|popup\.initialized|customer-canceled\.failed)$/,
  },
  {
    name: 'Parameters of PayPal’s script that are not there',
    reason: 'They are left out of its address; the reference writes `undefined`, or nothing between two signs.',
    flows: ['PayPal checkout, odd scripts'],
    reference: /loadPayPalSDK\(\{ components: null, .*other: undefined/,
    tender: /loadPayPalSDK\(\{ components: null, .*sdk\/js\?intent=authorize/,
  },
  {
    name: 'What the reference trips over',
    reason:
      'It throws errors that are not its own, at once where a promise or a callback was asked for, never settles, or goes on with what is none; Tender says what is wrong, or does what was asked for.',
    flows: [/odd .*, what the reference trips over/],
    reference: /: value\.|^(GET|POST) |^event /,
    // Whatever it is, it is an error of ours, and it comes.
    tender: /: value(?= = \[\]$|\.)(?!.*"(raw \w+|does not settle|is not called)"$)|^(GET|POST) |^event /,
  },
  {
    name: 'Options of the merchant’s',
    reason: 'The reference writes into them.',
    flows: [
      'odd threeDSecure, create',
      'odd hostedFields, options that are fine',
      'odd threeDSecure, versions',
      'odd threeDSecure, addresses',
      'odd unionpay, create',
      'odd usBankAccount, create',
    ],
    reference: /: value\.changed\./,
  },
  {
    name: 'Failures that nobody asks for',
    reason: 'A create that does not wait for its client leaves its failure unhandled in the reference.',
    flows: ['odd vaultManager, create'],
    reference: /odd\.uncaught: value/,
    tender: /odd\.uncaught: value = \[\]$/,
  },
  {
    name: 'A POST is sent once',
    reason: 'After 408 the reference sends it again, although the first may have been carried out.',
    flows: [
      'odd client, answers of the gateway',
      'odd unionpay, answers of the gateway',
      'odd usBankAccount, answers of the gateway',
      'odd threeDSecure, answers of the gateway',
    ],
    reference: /^POST /,
  },
  {
    name: 'Half of a phone that gets a code',
    reason: 'Both country code and number, as the specification says; the reference takes any phone.',
    flows: ['odd unionpay, half of a phone', 'UnionPay, options that are refused'],
    reference:
      /^\d+ instances\.unionpay\.enroll\(.*: value|^9 unionpay\.enroll: error\.|^POST \S+\/union_pay_enrollments |^event web\.unionpay\.enrollment-/,
    tender:
      /^\d+ instances\.unionpay\.enroll\(.*: value.*(= \[\]|UNIONPAY_MISSING_MOBILE_PHONE_DATA.*)$|^9 unionpay\.enroll: error\.(code = "UNIONPAY_MISSING_MOBILE_PHONE_DATA"|type = "MERCHANT")$/,
  },
  {
    name: 'A bank account that the gateway refuses over GraphQL',
    reason: 'US_BANK_ACCOUNT_FAILED_TOKENIZATION, as for every answer below 500. The reference takes it for a failure of the network.',
    flows: ['US bank account, options that are refused', 'odd usBankAccount, options'],
    reference:
      /usBankAccount\.tokenize\b.*(error\.code = "|error = "NETWORK )US_BANK_ACCOUNT_TOKENIZATION_NETWORK_ERROR"$|^6 usBankAccount\.tokenize: error\.type = "NETWORK"$/,
    tender:
      /usBankAccount\.tokenize\b.*(error\.code = "|error = "CUSTOMER )US_BANK_ACCOUNT_FAILED_TOKENIZATION"$|^6 usBankAccount\.tokenize: error\.type = "CUSTOMER"$/,
  },
  {
    name: 'An answer with a UnionPay card that has no nonce',
    reason: 'UNIONPAY_TOKENIZATION_NETWORK_ERROR; the reference resolves with what there is.',
    flows: ['odd unionpay, answers of the gateway'],
    reference: /"creditCards":\[\{(\}|"more"|"nonce":1,).*: value\.promise\.value|^event web\.unionpay\.nonce-received$/,
    tender:
      /"creditCards":\[\{(\}|"more"|"nonce":1,).*: value\.promise\.error = "NETWORK UNIONPAY_TOKENIZATION_NETWORK_ERROR"$|^event web\.unionpay\.nonce-failed$/,
  },
  {
    name: 'What a verification says of itself',
    reason:
      'Whether the bank wanted a challenge, and after one too what it said, as the specification says; the reference tells the one of lookups alone, the other without a challenge.',
    flows: [
      /3D Secure, (without a challenge|a challenge (passed|cancelled)|the wrong code)/,
      /3D Secure, what is told with .*/,
      'odd threeDSecure, lookups of a server',
      'odd threeDSecure, answers of the gateway',
    ],
    tender: /\.(requiresUserAuthentication|verificationDetails(\.\w+)?) = /,
  },
  {
    name: 'A cancellation told twice',
    reason: 'The reference tells it again where it sees the popup closed before the popup’s last page has told it. Not in every run.',
    flows: [/(PayPal, (one payment|an agreement)|Masterpass|SEPA), cancelled, then closed/],
    reference: /^event \S*(closed\.by-user|customer-canceled\.failed)$/,
    repeats: 2,
  },
  {
    name: 'A closed window told twice',
    reason: 'For the same reason. A local payment tells only of the window that the customer closed.',
    flows: ['local payment, cancelled, then closed'],
    reference: /^event \S*closed\.by-user$/,
    repeats: 1,
  },
];

export const allowedIn = (flow: string): AllowedDifference[] =>
  allowedDifferences.filter(({ flows }) =>
    flows.some((pattern) => (typeof pattern === 'string' ? pattern === flow : new RegExp(`^(?:${pattern.source})$`).test(flow))),
  );
