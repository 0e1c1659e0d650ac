import {
  BLIK,
  DEFERRED_WITHOUT_OPTIONS,
  INVOICE_ADDRESS,
  INVOICE_DETAILS,
  INVOICE_LINE_ITEM,
  INVOICE_OPTIONS,
  PAY_UPON_INVOICE,
  REQUIRED_OPTIONS,
} from './constants';

/** Options that are still to be looked at. */
export type GivenOptions = Readonly<Record<string, unknown>>;
type Requirement = readonly [name: string, isMet: boolean];

/** The payment type in lower case, as it is compared and told in events. */
export function typeOf({ paymentType }: GivenOptions): string {
  return typeof paymentType === 'string' ? paymentType.toLowerCase() : '';
}

/** Whether a payment goes without a window: the customer is sent an invoice, or confirms in an app. */
export function isDeferred(options: GivenOptions): boolean {
  const type = typeOf(options);
  const { blikOptions } = options;
  return (
    type === PAY_UPON_INVOICE ||
    DEFERRED_WITHOUT_OPTIONS.some((each) => each === type) ||
    (type === BLIK && (has(blikOptions, 'level_0') || has(blikOptions, 'oneClick')))
  );
}

/** The first required option that is missing. Presence is asked for, not content: an empty or null value passes, but where it says so. */
export function missingOption(options: GivenOptions, isRedirect: boolean): string | undefined {
  return requirementsOf(options, isRedirect).find(([, isMet]) => !isMet)?.[0];
}

function requirementsOf(options: GivenOptions, isRedirect: boolean): Requirement[] {
  const start = isRedirect ? [] : present(options, ['onPaymentStart']);
  const type = typeOf(options);
  if (type === PAY_UPON_INVOICE) return ofInvoice(options);
  if (type === BLIK && isDeferred(options)) return [...present(options, REQUIRED_OPTIONS), ...start, ...ofBlik(options['blikOptions'])];
  if (isDeferred(options)) return start;
  const { fallback, recurrent, customerId, paymentType } = options;
  const { url, buttonText } = Object(fallback) as GivenOptions;
  return [
    ...present(options, REQUIRED_OPTIONS),
    ['paymentType', typeof paymentType === 'string'],
    ...present(options, ['fallback']),
    ...start,
    ['fallback.url', Boolean(url)],
    ['fallback.buttonText', Boolean(buttonText)],
    ['customerId', recurrent !== true || Boolean(customerId)],
  ];
}

function ofInvoice(options: GivenOptions): Requirement[] {
  const { lineItems } = options;
  const isList = Array.isArray(lineItems);
  return [
    ...present(options, INVOICE_OPTIONS),
    ...['address', 'billingAddress'].flatMap((key) => [...present(options, [key]), ...present(options[key], INVOICE_ADDRESS, `${key}.`)]),
    ...present(options, INVOICE_DETAILS),
    ['lineItems', isList],
    ...(isList ? lineItems : []).flatMap((item) => present(item, INVOICE_LINE_ITEM, 'lineItems.')),
  ];
}

/** A code for one payment wins over one click, which has a code the first time and an alias later. */
function ofBlik(blikOptions: unknown): Requirement[] {
  const { level_0: level, oneClick } = Object(blikOptions) as GivenOptions;
  if (has(blikOptions, 'level_0')) return present(level, ['authCode'], 'blikOptions.level_0.');
  const isLater = has(oneClick, 'aliasKey');
  const names = isLater ? ['consumerReference', 'aliasKey'] : ['authCode', 'consumerReference', 'aliasLabel'];
  return present(oneClick, names, 'blikOptions.oneClick.');
}

function present(options: unknown, names: readonly string[], path = ''): Requirement[] {
  return names.map((name) => [path + name, has(options, name)]);
}

function has(options: unknown, name: string): boolean {
  return options != null && Object.hasOwn(options, name);
}
