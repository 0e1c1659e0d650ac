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
    name: 'Several data collectors',
    reason:
      'Tender loads the fraud script for each id, and removes its frames with the last data collector; the reference loads the script once, so that nothing is collected for the second id, and removes the frames with the first data collector.',
    flows: ['data collector, several'],
    reference: /^[57] the elements: /,
    tender: /^[57] the elements: /,
  },
  {
    name: 'How the configuration is requested',
    reason: 'Tender sends a GET to the client API, as the specification says. The reference tries GraphQL first.',
    flows: [
      /(?!client, cards where|client, a configuration|components, (neither|an authorization|a client|every)|a hundred browsers, with|Venmo, unusual questions|unusual calls|unusual .*, create, what).*/,
    ],
    reference: /^POST payments\S*\/graphql .*"operationName":"ClientConfiguration"/,
    tender: /^GET \S*\/client_api\/v1\/configuration /,
  },
  {
    name: 'Error details of a refused configuration',
    reason: '`details.originalError` is the response of the request that was sent, which differs between the two.',
    flows: ['client, authorizations that are refused', 'unusual client, options of create', 'unusual client, members of client tokens'],
    reference: /(create: error|value\.promise)\.details\.originalError\./,
    tender: /(create: error|value\.promise)\.details\.originalError\./,
  },
  {
    name: 'The gateway’s response in an error',
    reason: 'Tender keeps it in `details.originalError`. The reference omits it for 401, 403, 429 and 5xx.',
    flows: [
      'client, requests that are refused',
      'client, cards whose tokenization is refused',
      '3D Secure, a lookup that is refused',
      /(PayPal checkout(, from the vault)?|PayPal, (one payment|an agreement)|Masterpass|UnionPay|US bank account|vault manager|American Express|Visa Checkout|Apple Pay), refused by the gateway/,
      'UnionPay, options that are refused',
      'Venmo, a login whose state the gateway does not tell',
      /unusual client, data of cards, part ./,
      'unusual vaultManager, options',
      /unusual .*, answers of the gateway/,
    ],
    tender: /(error|promise|callback\.0\.0)\.(details\.)+originalError\b/,
  },
  {
    name: 'Message for an unreadable response',
    reason: 'Each SDK has its own.',
    flows: ['client, cards whose tokenization is refused'],
    reference: /error\.details\.originalError\.error\.message = "There was a problem serving your request"$/,
  },
  {
    name: 'An empty client token',
    reason: 'Tender rejects with CLIENT_INVALID_AUTHORIZATION; the reference throws a TypeError.',
    flows: ['client, authorizations that are refused'],
    reference: /create: error\.(name = "TypeError"|own = \[\])$/,
    tender:
      /create: error\.(name|code|type|own\.\d) = "(BraintreeError|CLIENT_INVALID_AUTHORIZATION|MERCHANT|name|code|message|type|details)"$/,
  },
  {
    name: 'PayPal checkout with an invalid authorization',
    reason: 'Tender rejects with CLIENT_INVALID_AUTHORIZATION; the reference throws a SyntaxError.',
    flows: ['components, an authorization that is none'],
    reference: /paypalCheckout\.create: error\.(name = "SyntaxError"|own = \[\])$/,
    tender: /paypalCheckout\.create: error\./,
  },
  {
    name: 'When 3D Secure’s version is checked',
    reason: 'Tender checks the client or authorization first, as in every component; the reference checks the version first.',
    flows: ['components, neither client nor authorization', 'components, a client of another version'],
    reference: /threeDSecure\.create\(.*error\.code = "THREEDS_UNSUPPORTED_VERSION"$/,
    tender: /threeDSecure\.create\(.*error\.code = "(INSTANTIATION_OPTION_REQUIRED|INCOMPATIBLE_VERSIONS)"$/,
  },
  {
    name: 'SEPA’s popup opens in the click',
    reason: 'Browsers would block it later. Tender loads its frame even if the gateway then refuses the mandate.',
    flows: ['SEPA, refused by the gateway', 'SEPA, unusual values on their way'],
    tender: /^GET \S+\/dispatch-frame\.min\.html /,
  },
  {
    name: 'A deletion from the vault that the gateway refuses',
    reason:
      'Tender rejects with VAULT_MANAGER_DELETE_PAYMENT_METHOD_UNKNOWN_ERROR and the client’s error; the reference throws a TypeError, or keeps only the details of the error.',
    flows: ['vault manager, refused by the gateway'],
    reference: /vaultManager\.deletePaymentMethod: error\.(name = "TypeError"|own = \[\]|details\.originalError\.)/,
    tender: /vaultManager\.deletePaymentMethod: error\./,
  },
  {
    name: 'A bank account with an authorization that does not allow it',
    reason: 'Tender rejects with BRAINTREE_API_ACCESS_RESTRICTED; the reference throws a TypeError.',
    flows: ['US bank account, refused by the gateway'],
    reference: /usBankAccount\.tokenize: error\.(name = "TypeError"|own = \[\])$/,
    tender: /^2 usBankAccount\.tokenize: error\.|^event web\.usbankaccount\.bankdetails\.tokenization\.failed$/,
  },
  {
    name: 'Unnecessary Venmo payments',
    reason: 'The reference creates one more after every QR code.',
    flows: [/Venmo, a QR code .*/],
    reference: /^POST payments\S*\/graphql .*mutation CreateVenmoPaymentContext/,
  },
  {
    name: 'When Venmo’s login window is prepared',
    reason: 'Tender prepares it only where customers log in with a window; the reference prepares it everywhere.',
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
    name: 'Creating the client while options are checked',
    reason: 'Tender does both at once, so that `create` takes less time; the reference checks first.',
    flows: ['Venmo, options that are refused'],
    tender: /^event web\.custom\.client\.load\./,
  },
  {
    name: 'Google Pay responses with an error',
    reason: 'Tender sends the event for a failure; the reference sends the events for success and failure.',
    flows: [/Google Pay, requests and answers of version ./],
    reference: /^event web\.google-payment\.parseResponse\.succeeded$/,
  },
  {
    name: 'The encryption key of Visa Checkout',
    reason: 'Tender’s configuration has it. The reference’s, which comes from GraphQL, does not, so that its options lack the key.',
    flows: ['Visa Checkout, options of the sheet'],
    tender: /\.encryptionKey = "visa-checkout-encryption-<merchant>"$/,
  },
  {
    name: 'The merchant capabilities of Apple Pay',
    reason: 'Tender’s configuration has them. The reference’s, which comes from GraphQL, does not, so that it falls back to a constant.',
    flows: ['Apple Pay, capabilities of the merchant'],
    tender: /createPaymentRequest: value\.merchantCapabilities\.1 = "supportsCredit"$/,
  },
  {
    name: 'The merchant identifier of Apple Pay',
    reason: 'Tender has it as soon as the client exists. The reference never has it if it was created with an authorization alone.',
    flows: ['Apple Pay, without a client'],
    reference: /"applePayWebSession":\{(?![^}]*merchantIdentifier)/,
    tender: /merchantIdentifier: value = |"applePayWebSession":\{[^}]*"merchantIdentifier"/,
  },
  {
    name: 'Events of Apple Pay for a merchant without it',
    reason: 'Tender reports that the calls have failed. The reference has no client to send the events with.',
    flows: ['Apple Pay, not enabled'],
    tender: /^event web\.applepay\.(performValidation|tokenize)\.failed$/,
  },
  {
    name: 'Windows that the SDK closes',
    reason: 'When a payment is refused, the reference closes its popup and then reports that the customer closed it.',
    flows: [/(PayPal, (one payment|an agreement)|Masterpass), refused by the gateway/, 'PayPal, options that are refused'],
    reference: /^event web\.(paypal|masterpass)\.tokenization\.closed\.by-user$/,
  },
  {
    name: 'Masterpass with options that the gateway refuses',
    reason: 'Tender rejects with MASTERPASS_INVALID_PAYMENT_OPTION, as the specification says; the reference passes on the client’s error.',
    flows: ['Masterpass, refused by the gateway'],
    reference: /^4 masterpass\.tokenize: error\./,
    tender: /^4 masterpass\.tokenize: error\./,
  },
  {
    name: 'A local payment that the gateway refuses',
    reason:
      'Tender rejects with LOCAL_PAYMENT_START_PAYMENT_FAILED, as the specification says; the reference passes on the client’s error, and reports that the customer closed the window.',
    flows: ['local payment, refused by the gateway', 'local payment, on a full page, refused by the gateway'],
    reference: /localPayment\.startPayment: error\.|^event .*closed\.by-user$/,
    tender: /localPayment\.startPayment: error\./,
  },
  {
    name: '`teardown` in every component',
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
    name: '`update` of card fields',
    reason: 'Tender changes labels, placeholders, styles and brands in place. The reference has no such method.',
    flows: [
      /hosted fields, (?!options that are refused).*/,
      /unusual hostedFields, (methods|options of tokenize|what the reference trips over)/,
      /UnionPay, (a card in hosted fields.*|hosted fields .*)/,
    ],
    tender: /hostedFields\.create: has update$/,
  },
  {
    name: 'The fragment after the return from Venmo’s app',
    reason:
      'Tender restores the fragment that the page had, such as the route of a hash router. The reference leaves the page without one.',
    flows: [/Venmo, to the app and back, .*/],
    reference: /location\.href.*cart=1[^#"]*"$/,
    tender: /location\.href.*cart=1[^#"]*#top"$/,
  },
  {
    name: 'No public `initialize`',
    reason: 'It is not part of the documented interface.',
    flows: [
      'components, an authorization that is none',
      'components, a merchant without any of them',
      'preferred payment methods',
      'Payment Request, with a scripted sheet',
    ],
    reference: /(preferredPaymentMethods|paymentRequest)\.create: has initialize$/,
  },
  {
    name: 'Field options are checked before anything is loaded',
    reason: 'With invalid options Tender leaves no frames and sends no requests; the reference has already created frames and a client.',
    flows: ['hosted fields, options that are refused'],
    reference: /^(GET \S+\/hosted-fields-frame\.min\.html |event web\.custom\.(client\.load|hosted-fields\.initialized)\.)/,
  },
  {
    name: 'SEPA’s return to a URL with a query',
    reason:
      'Tender adds a parameter when the customer cancels; the reference adds a second question mark, and does not recognize the cancellation.',
    flows: ['SEPA, on a full page, to an address with a query, cancelled'],
    reference: /"cancel_url":"[^"]+\?step=2\?cancel=1"|^result = "[^"]+\?step=2\?cancel=1"$/,
    tender: /"cancel_url":"[^"]+\?step=2&cancel=1"|^result = "[^"]+\?step=2&cancel=1"$|^event .*redirect\.customer-canceled\.failed$/,
  },
  {
    name: 'A mandate on a full page that the gateway refuses',
    reason: 'Tender rejects with SEPA_CREATE_MANDATE_FAILED; the reference has already resolved, and leaves an unhandled rejection.',
    flows: ['SEPA, on a full page, refused by the gateway'],
    reference: /sepa\.tokenize: succeeded$/,
    tender: /sepa\.tokenize: (failed$|error\.)/,
  },
  {
    name: 'A return from the mandate page without a nonce',
    reason: 'Tender rejects with SEPA_TRANSACTION_FAILED; the reference resolves without an instance.',
    flows: ['SEPA, on a full page, returns made up', 'SEPA, on a full page, approved, then refused by the gateway'],
    reference: /sepa\.create: succeeded$/,
    tender: /sepa\.create: (failed$|error\.)/,
  },
  {
    name: 'A failure at the bank that is not a cancellation',
    reason: 'The URL says `wasCanceled=false` or `c=0`; the reference treats any text as a cancellation.',
    flows: ['local payment, back by a link, nothing was cancelled', 'local payment, back by a link after "Have the bank decline"'],
    reference: /localPayment\.tokenize: error\.(code = "LOCAL_PAYMENT_CANCELED"|type = "CUSTOMER"|details\.originalError = {})$/,
    tender:
      /localPayment\.tokenize: error\.|paypal_accounts \S+"paypalAccount":\{"intent":"sale","unilateral":false\}|^event .*tokenization\.failed$/,
  },
  {
    name: 'A failed Venmo payment',
    reason: 'Tender rejects with VENMO_MOBILE_POLLING_TOKENIZATION_FAILED; the reference resolves without a nonce.',
    flows: [/Venmo, (to the app and back|the app beside the page, back by looking), with a payment context, failed/],
    reference: /venmo\.tokenize: (succeeded$|value\.)/,
    tender: /venmo\.tokenize: (failed$|error\.)/,
  },
  {
    name: 'A success of Venmo’s app without a nonce',
    reason: 'Tender rejects with VENMO_APP_FAILED; the reference resolves without a nonce.',
    flows: ['Venmo, fragments made up, and what comes of them'],
    reference: /venmo\.tokenize: (succeeded$|value\.)|^event web\.venmo\.appswitch\.handle\.success$/,
    tender: /venmo\.tokenize: (failed$|error\.)|^event web\.venmo\.appswitch\.handle\.error$/,
  },
  {
    name: 'Waiting after the shop has canceled a Venmo payment',
    reason: 'Tender reports the end of the canceled payment at once; the reference keeps waiting in the background.',
    flows: ['Venmo, back by hand, cancelled by the shop', 'Venmo, the login cancelled by the shop'],
    tender: /^event web\.venmo\.tokenize\.(manual-return|web-login)\.failure$/,
  },
  {
    name: 'Polling after the shop has canceled a Venmo payment',
    reason: 'Tender stops; the reference continues with the payment that was created for the next attempt.',
    flows: ['Venmo, back by hand, cancelled by the shop'],
    reference: /query PaymentContext|^event web\.venmo\.tokenize\.manual-return\.status-change\.created$/,
  },
  {
    name: 'A Venmo window that is closed',
    reason: 'Tender then requests the status of the payment, because customers also close the window after they have approved.',
    flows: ['Venmo, the window of the login closed'],
    tender: /query PaymentContext|^event web\.venmo\.tokenize\.web-login\.status-change$/,
  },
  {
    name: 'Malformed URL fragments',
    reason: 'Tender decodes them once, as far as that is possible; the reference throws a URIError, and cuts values at an equals sign.',
    flows: ['Venmo, fragments that are broken'],
    reference: /^\d venmo\.(create|processHashChangeFlowResults): (failed$|error\.|value\.paymentMethodNonce = "a"$)/,
    tender:
      /^\d venmo\.(create|processHashChangeFlowResults): |^event web\.venmo\.(initialized|appswitch\.(handle\.success|return-in-new-tab))$/,
  },
  {
    name: 'Masterpass in an app, without a result',
    reason: 'Tender rejects with MASTERPASS_POPUP_CLOSED, as with a popup; the reference passes on the error of its frame service.',
    flows: ['Masterpass, in an app without a way back, dismissed, then failed'],
    reference: /masterpass\.tokenize: error\.(code = "FRAME_SERVICE_FRAME_CLOSED"|type = "INTERNAL")$/,
    tender: /masterpass\.tokenize: error\.(code = "MASTERPASS_POPUP_CLOSED"|type = "CUSTOMER"|details\.originalError\.)/,
  },
  {
    name: 'Listeners of the SDK itself',
    reason:
      'The reference adds its own listeners to the instance to wait for its fields; with Tender the instance has only the shop’s listeners.',
    flows: ['hosted fields, handlers that come and go'],
    reference: /hasListener\("ready"\): value = true$/,
    tender: /hasListener\("ready"\): value = false$/,
  },
  {
    name: 'PayPal flows that are not strings',
    reason: 'Tender rejects with PAYPAL_FLOW_OPTION_REQUIRED; the reference converts arrays and objects to strings.',
    flows: ['PayPal, unusual options', 'PayPal checkout, unusual options'],
    reference:
      /(tokenize|createPayment)\(\{ flow: (\["checkout"\]|new String\("vault"\)) \}\): value|^POST \S+\/paypal_hermes\/|^event web\.paypal(\.token|-checkout\.createPayment$)/,
    tender:
      /(tokenize|createPayment)\(\{ flow: (\["checkout"\]|new String\("vault"\)) \}\): value\.promise\.error = "MERCHANT PAYPAL_FLOW_OPTION_REQUIRED"$/,
  },
  {
    name: 'PayPal’s errors in the callback form',
    reason: 'Tender passes them to the callback; the reference rejects a promise that the shop does not have.',
    flows: ['PayPal, unusual options'],
    reference: /instances\.paypal\.tokenize\(, callback\): value\.thrown\./,
    tender: /instances\.paypal\.tokenize\(, callback\): value\./,
  },
  {
    name: 'Updates of a PayPal payment with empty members',
    reason: 'Tender rejects with a typed error, and accepts a missing address; the reference throws a TypeError or rejects with one.',
    flows: ['PayPal checkout, unusual updates'],
    reference:
      /updatePayment\(\{ \.\.\.update, ship.*"(raw TypeError|\w+ PAYPAL_FLOW_FAILED|TypeError)"|^event .*updatePayment\.PAYPAL_FLOW_FAILED$/,
    tender:
      /updatePayment\(\{ \.\.\.update, ship.*(PAYPAL_INVALID_PAYMENT_OPTION|details\.originalError\.)|patch_payment_resource |^event .*updatePayment\.(invalid|inconsistent-currencies)$/,
  },
  {
    name: 'An empty approval from PayPal',
    reason: 'With Tender the gateway refuses it; the reference throws a TypeError.',
    flows: ['PayPal checkout, unusual approvals'],
    reference: /tokenizePayment\((undefined|null|\(\) => \{\}|, callback|)\): value\./,
    tender:
      /tokenizePayment\((undefined|null|\(\) => \{\}|, callback|)\): value|\/paypal_accounts |^event web\.paypal-checkout\.tokenization\.(started|failed)$/,
  },
  {
    name: 'Mandate addresses that are not objects, and frozen options',
    reason: 'Tender accepts them; the reference throws a TypeError.',
    flows: ['SEPA, unusual values on their way'],
    reference:
      /sepa\.tokenize\((\{ \.\.\.mandate, billingAddress: ("ä €"|12\.5|true) \}|Object\.freeze.*)\): value\.\w+\.error = "raw TypeError|^event web\.sepa\.undefined\.failed$/,
    tender:
      /sepa\.tokenize\((\{ \.\.\.mandate, billingAddress: ("ä €"|12\.5|true) \}|Object\.freeze.*)\): value\.promise\.(error = "CUSTOMER SEPA_CUSTOMER_CANCELED"|details = "customer-canceled")|\/v1\/sepa_debit |^event web\.sepa\.(create-mandate\.success|popup\.initialized|customer-canceled\.failed)$/,
  },
  {
    name: 'Undefined parameters of PayPal’s script',
    reason: 'Tender omits them from the URL; the reference writes `undefined` or an empty parameter.',
    flows: ['PayPal checkout, unusual scripts'],
    reference: /loadPayPalSDK\(\{ components: null, .*other: undefined/,
    tender: /loadPayPalSDK\(\{ components: null, .*sdk\/js\?intent=authorize/,
  },
  {
    name: 'Input that the reference does not handle',
    reason:
      'The reference throws foreign errors, throws synchronously instead of using the promise or callback, never settles, or continues with an invalid value; Tender reports what is wrong, or does what was requested.',
    flows: [/unusual .*, what the reference trips over/],
    reference: /: value\.|^(GET|POST) |^event /,
    // Whatever it is, it is an error of ours, and it comes.
    tender: /: value(?= = \[\]$|\.)(?!.*"(raw \w+|does not settle|is not called)"$)|^(GET|POST) |^event /,
  },
  {
    name: 'Card fields with an authorization that is none',
    reason:
      'Tender rejects `create`, before anything is loaded, with the error with which every `tokenize` would reject; with the reference the fields appear.',
    flows: ['unusual hostedFields, create'],
    reference: /hostedFields\.create.* authorization: .*: value\.|^GET \S*\/hosted-fields-frame/,
    tender:
      /hostedFields\.create.* authorization: .*: value\.(callback = "the same"|promise\.error = "MERCHANT CLIENT_INVALID_AUTHORIZATION")$/,
  },
  {
    name: 'The merchant’s options stay unchanged',
    reason: 'The reference changes them.',
    flows: [
      'SEPA, unusual values on their way',
      'unusual threeDSecure, create',
      'unusual hostedFields, options that are fine',
      'unusual threeDSecure, versions',
      'unusual threeDSecure, addresses',
      'unusual unionpay, create',
      'unusual usBankAccount, create',
    ],
    reference: /: value\.changed\./,
  },
  {
    name: 'Unhandled rejections',
    reason: 'In the reference, a `create` that does not wait for its client leaves the client’s failure unhandled.',
    flows: ['unusual vaultManager, create'],
    reference: /callTester\.uncaught: value/,
    tender: /callTester\.uncaught: value = \[\]$/,
  },
  {
    name: 'A POST is sent once',
    reason: 'After status 408 the reference sends it again, although the first request may have been carried out.',
    flows: [
      'unusual client, answers of the gateway',
      'unusual unionpay, answers of the gateway',
      'unusual usBankAccount, answers of the gateway',
      'unusual threeDSecure, answers of the gateway',
    ],
    reference: /^POST /,
  },
  {
    name: 'Incomplete phone numbers for a code',
    reason: 'Tender requires country code and number, as the specification says; the reference accepts any phone data.',
    flows: ['unusual unionpay, half of a phone', 'UnionPay, options that are refused'],
    reference:
      /^\d+ instances\.unionpay\.enroll\(.*: value|^9 unionpay\.enroll: error\.|^POST \S+\/union_pay_enrollments |^event web\.unionpay\.enrollment-/,
    tender:
      /^\d+ instances\.unionpay\.enroll\(.*: value.*(= \[\]|UNIONPAY_MISSING_MOBILE_PHONE_DATA.*)$|^9 unionpay\.enroll: error\.(code = "UNIONPAY_MISSING_MOBILE_PHONE_DATA"|type = "MERCHANT")$/,
  },
  {
    name: 'A bank account that the gateway refuses over GraphQL',
    reason:
      'Tender rejects with US_BANK_ACCOUNT_FAILED_TOKENIZATION, as for every response below 500; the reference reports a network error.',
    flows: ['US bank account, options that are refused', 'unusual usBankAccount, options'],
    reference:
      /usBankAccount\.tokenize\b.*(error\.code = "|error = "NETWORK )US_BANK_ACCOUNT_TOKENIZATION_NETWORK_ERROR"$|^6 usBankAccount\.tokenize: error\.type = "NETWORK"$/,
    tender:
      /usBankAccount\.tokenize\b.*(error\.code = "|error = "CUSTOMER )US_BANK_ACCOUNT_FAILED_TOKENIZATION"$|^6 usBankAccount\.tokenize: error\.type = "CUSTOMER"$/,
  },
  {
    name: 'A response with a UnionPay card without a nonce',
    reason: 'Tender rejects with UNIONPAY_TOKENIZATION_NETWORK_ERROR; the reference resolves with the incomplete card.',
    flows: ['unusual unionpay, answers of the gateway'],
    reference: /"creditCards":\[\{(\}|"more"|"nonce":1,).*: value\.promise\.value|^event web\.unionpay\.nonce-received$/,
    tender:
      /"creditCards":\[\{(\}|"more"|"nonce":1,).*: value\.promise\.error = "NETWORK UNIONPAY_TOKENIZATION_NETWORK_ERROR"$|^event web\.unionpay\.nonce-failed$/,
  },
  {
    name: 'Members of a 3D Secure verification',
    reason:
      'Tender always says whether the bank required a challenge, and what the bank said, as the specification says; the reference has the first only for lookups, and the second only without a challenge.',
    flows: [
      /3D Secure, (without a challenge|a challenge (passed|cancelled)|the wrong code)/,
      /3D Secure, events with .*/,
      'unusual threeDSecure, lookups of a server',
      'unusual threeDSecure, answers of the gateway',
    ],
    tender: /\.(requiresUserAuthentication|verificationDetails(\.\w+)?) = /,
  },
  {
    name: 'A cancellation reported twice',
    reason:
      'The reference reports it again when it sees that the popup is closed before the popup’s last page has reported. This does not occur in every run.',
    flows: [/(PayPal, (one payment|an agreement)|Masterpass|SEPA), cancelled, then closed/],
    reference: /^event \S*(closed\.by-user|customer-canceled\.failed)$/,
    repeats: 2,
  },
  {
    name: 'A closed window reported twice',
    reason: 'For the same reason. A local payment reports only a window that the customer closed.',
    flows: ['local payment, cancelled, then closed'],
    reference: /^event \S*closed\.by-user$/,
    repeats: 1,
  },
  {
    name: 'The cause of a failure of Fastlane',
    reason: 'Tender keeps it in `details.originalError`. The reference has only its message.',
    flows: [/Fastlane, (options that are refused|scripts that do not load|on a page with an AMD loader)/],
    tender: /error\.details\.originalError\b/,
  },
  {
    name: 'The element of the Fastlane script',
    reason: 'Tender loads the script once per page. The reference loads it with every `create`.',
    flows: ['Fastlane, options that are refused'],
    reference: /the page: value\.scripts\.\d+ = "axo-id /,
  },
  {
    name: 'Hosted fields for Fastlane that could not be loaded',
    reason: 'The next `create` of Tender loads them again. The reference remembers the failure.',
    flows: ['Fastlane, scripts that do not load'],
    reference: /create\(\{ debug: false \}\): (failed|error\b.*)$/,
    tender: /create\(\{ debug: false \}\): succeeded$/,
  },
];

export const allowedIn = (flow: string): AllowedDifference[] =>
  allowedDifferences.filter(({ flows }) =>
    flows.some((pattern) => (typeof pattern === 'string' ? pattern === flow : new RegExp(`^(?:${pattern.source})$`).test(flow))),
  );
