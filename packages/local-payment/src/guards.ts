import {
  BLIK,
  DEFERRED_WITHOUT_OPTIONS,
  INVOICE_ADDRESS,
  INVOICE_DETAILS,
  INVOICE_LINE_ITEM,
  INVOICE_OPTIONS,
  PAY_UPON_INVOICE,
  REQUIRED_OPTIONS,
  SWISH,
} from './constants';

/** Options that are not validated. */
export type UncheckedOptions = Readonly<Record<string, unknown>>;
type Requirement = readonly [name: string, isMet: boolean];

/** The payment type in lower case, as comparisons and events use it. */
export function readPaymentType({ paymentType }: UncheckedOptions): string {
  return typeof paymentType === 'string' ? paymentType.toLowerCase() : '';
}

/** Whether a payment needs no page: the customer receives an invoice, or confirms in an app. */
export function isDeferred(options: UncheckedOptions): boolean {
  const type = readPaymentType(options);
  const { blikOptions } = options;
  return (
    type === PAY_UPON_INVOICE ||
    DEFERRED_WITHOUT_OPTIONS.some((each) => each === type) ||
    (type === BLIK && (hasOption(blikOptions, 'level_0') || hasOption(blikOptions, 'oneClick')))
  );
}

/** The options of a Swish payment by QR code. Undefined for every other payment. */
export function readSwishOptions(options: UncheckedOptions): UncheckedOptions | undefined {
  const swishOptions = Object(options['swishOptions']) as UncheckedOptions;
  return readPaymentType(options) === SWISH && swishOptions['requestQrCode'] ? swishOptions : undefined;
}

/** The first required option that is missing. Empty and null values pass, unless a requirement says otherwise. */
export function findMissingOption(options: UncheckedOptions, isRedirect: boolean): string | undefined {
  return listRequirements(options, isRedirect).find(([, isMet]) => !isMet)?.[0];
}

function listRequirements(options: UncheckedOptions, isRedirect: boolean): Requirement[] {
  const callback = isRedirect ? [] : requireOptions(options, ['onPaymentStart']);
  const type = readPaymentType(options);
  if (type === PAY_UPON_INVOICE) return listInvoiceRequirements(options);
  if (type === BLIK && isDeferred(options))
    return [...requireOptions(options, REQUIRED_OPTIONS), ...callback, ...listBlikRequirements(options['blikOptions'])];
  if (isDeferred(options)) return callback;
  const swish = readSwishOptions(options);
  if (swish) {
    return [...requireOptions(options, REQUIRED_OPTIONS), ...callback, ['swishOptions.qrContainer', Boolean(swish['qrContainer'])]];
  }
  const { fallback, recurrent, customerId, paymentType } = options;
  const { url, buttonText } = Object(fallback) as UncheckedOptions;
  return [
    ...requireOptions(options, REQUIRED_OPTIONS),
    ['paymentType', typeof paymentType === 'string'],
    ...requireOptions(options, ['fallback']),
    ...callback,
    ['fallback.url', Boolean(url)],
    ['fallback.buttonText', Boolean(buttonText)],
    ['customerId', recurrent !== true || Boolean(customerId)],
  ];
}

function listInvoiceRequirements(options: UncheckedOptions): Requirement[] {
  const { lineItems } = options;
  const isList = Array.isArray(lineItems);
  return [
    ...requireOptions(options, INVOICE_OPTIONS),
    ...['address', 'billingAddress'].flatMap((key) => [
      ...requireOptions(options, [key]),
      ...requireOptions(options[key], INVOICE_ADDRESS, `${key}.`),
    ]),
    ...requireOptions(options, INVOICE_DETAILS),
    ['lineItems', isList],
    ...(isList ? lineItems : []).flatMap((item) => requireOptions(item, INVOICE_LINE_ITEM, 'lineItems.')),
  ];
}

/** A code for a single payment takes precedence over one click, which requires a code at the first payment and the alias key at later ones. */
function listBlikRequirements(blikOptions: unknown): Requirement[] {
  const { level_0: level, oneClick } = Object(blikOptions) as UncheckedOptions;
  if (hasOption(blikOptions, 'level_0')) return requireOptions(level, ['authCode'], 'blikOptions.level_0.');
  const isRegistered = hasOption(oneClick, 'aliasKey');
  const names = isRegistered ? ['consumerReference', 'aliasKey'] : ['authCode', 'consumerReference', 'aliasLabel'];
  return requireOptions(oneClick, names, 'blikOptions.oneClick.');
}

function requireOptions(options: unknown, names: readonly string[], path = ''): Requirement[] {
  return names.map((name) => [path + name, hasOption(options, name)]);
}

function hasOption(options: unknown, name: string): boolean {
  return options != null && Object.hasOwn(options, name);
}
