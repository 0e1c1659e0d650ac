/** An error of the compiler that a shop may see after it has moved, although its code is right, and what to do about it. */
interface Remedy {
  readonly pattern: RegExp;
  readonly remedy: string;
}

const remedies: readonly Remedy[] = [
  {
    pattern: /GooglePaymentDataRequest|GooglePayMethod|google\.payments|IsReadyToPay|PaymentDataRequest/,
    remedy:
      "a request of Google Pay has only the members that your account and your call give it: write request as google.payments.api.PaymentDataRequest where you pass it to Google's client",
  },
  {
    pattern: /possibly '(?:undefined|null)'|error TS\d+: .*\| (?:undefined|null)' is not assignable/,
    remedy:
      'what may be missing is optional: the second argument of a callback that fails, the state of a card field that you did not create, and binData, ' +
      'details or error.details of which the gateway knows nothing. Check it, as in if (error || !payload) return; or state.fields.number?.isValid',
  },
  {
    pattern: /'\w*ApplePay(?:Session|StatusCodes)\w*' (?:only refers to a type|cannot be used as a value)/,
    remedy:
      "the class ApplePaySession belongs to the browser: use window.ApplePaySession, which you may declare as typeof import('@tender/web').ApplePaySession",
  },
  {
    pattern: /Promise<.*> & (?:Promise<|void)/,
    remedy:
      'await create in a variable of its own, with the type of the instance, such as const fields: HostedFields = await hostedFields.create(…)',
  },
  {
    pattern: /Property 'authorization' does not exist on type 'Client'/,
    remedy: 'the authorization of a client is in its configuration: client.getConfiguration().authorization',
  },
  {
    pattern: /error TS(?:2307|7016): .*'@tender\//,
    remedy: 'install the packages, and set "moduleResolution" to "node", "node16" or "bundler" in tsconfig.json',
  },
  {
    pattern: /@tender\/[^:]*: error TS1\d{3}/,
    remedy: 'this TypeScript cannot read the declarations of Tender: update it to 4.7 or newer',
  },
];

/** Lists what to do about new errors, once for each kind, with how many errors are of it. */
export function findRemedies(problems: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const problem of problems) {
    const remedy = remedies.find(({ pattern }) => pattern.test(problem))?.remedy;
    if (remedy !== undefined) counts.set(remedy, (counts.get(remedy) ?? 0) + 1);
  }
  return [...counts].map(([remedy, count]) => `${count === 1 ? '1 error' : `${count} errors`}: ${remedy}`);
}
