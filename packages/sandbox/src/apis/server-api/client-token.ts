import { z } from 'zod';
import { createClientToken } from '../../core/authorization/client-token';
import { type SandboxContext } from '../../core/context';
import { type FieldError } from '../../core/http/gateway-error';
import { refuseIfAny } from '../../core/http/refusal';
import { flag } from '../../core/input-fields';
import { findCustomer, findMethod } from '../../payments/vault/find-rows';
import { findCurrency } from '../../payments/vault/merchant-account';
import { parseInput } from './parse-input';
import { respondCreated, type ServerApiRoute } from './route';

/** Versions are numbers from the official SDK and text from other callers. */
const clientTokenInput = z.looseObject({
  version: z.coerce.number().nullish(),
  customerId: z.coerce.string().nullish(),
  merchantAccountId: z.string().nullish(),
  /** The SDK's `preferredPaymentMethodToken`. */
  paymentMethodId: z.string().nullish(),
  domains: z.array(z.string()).nullish(),
  options: z
    .looseObject({
      makeDefault: flag,
      verifyCard: flag,
      failOnDuplicatePaymentMethod: flag,
      failOnDuplicatePaymentMethodForCustomer: flag,
    })
    .nullish(),
});
type ClientTokenInput = z.infer<typeof clientTokenInput>;

const VERSIONS = [1, 2, 3] as const;
const MAX_DOMAINS = 5;
const DOMAIN = /^(?:https?:\/\/)?(?:localhost|(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z0-9-]+)(?::\d+)?$/;
/** Options for cards in the customer's vault, with the error code when there is no customer. */
const CUSTOMER_OPTIONS = [
  ['makeDefault', '92801', 'make_default'],
  ['verifyCard', '92802', 'verify_card'],
  ['failOnDuplicatePaymentMethod', '92803', 'fail_on_duplicate_payment_method'],
  ['failOnDuplicatePaymentMethodForCustomer', '92805', 'fail_on_duplicate_payment_method_for_customer'],
] as const;

async function validate(context: SandboxContext, input: ClientTokenInput): Promise<FieldError[]> {
  const errors: FieldError[] = [];
  const refuse = (path: string[], code: string, message: string) => errors.push({ path: ['clientToken', ...path], code, message });
  const { customerId, options, domains, merchantAccountId, paymentMethodId } = input;
  for (const [name, code, wireName] of CUSTOMER_OPTIONS) {
    if (options?.[name] != null && !customerId) refuse(['options', name], code, `Customer ID is required for ${wireName}.`);
  }
  if (customerId && !(await findCustomer(context, customerId))) {
    refuse(['customerId'], '92804', 'Customer specified by customer_id does not exist');
  }
  if (!VERSIONS.some((version) => version === (input.version ?? 2))) refuse(['version'], '92806', 'Unsupported version.');
  if (merchantAccountId && findCurrency(context, merchantAccountId) === undefined) {
    refuse(['merchantAccountId'], '92807', 'Merchant account specified by merchant_account_id does not exist');
  }
  if ((domains?.length ?? 0) > MAX_DOMAINS) refuse(['domains'], '92810', 'Cannot specify more than 5 client token domains');
  if (domains?.some((domain) => !DOMAIN.test(domain)))
    refuse(['domains'], '92011', 'Client token domains must be valid domain names (RFC 1035), e.g. example.com');
  if (paymentMethodId && !(await findMethod(context, paymentMethodId))) {
    refuse(['paymentMethodId'], '91518', 'Payment method token is invalid.');
  }
  return errors;
}

export const clientTokenRoutes: readonly ServerApiRoute[] = [
  {
    method: 'POST',
    path: 'client_token',
    async handle({ context, input: body, origin }) {
      const input = parseInput(clientTokenInput, body, 'clientToken');
      refuseIfAny(await validate(context, input));
      const value = createClientToken(context, origin, {
        version: VERSIONS.find((version) => version === input.version) ?? 2,
        customerId: input.customerId ?? undefined,
        merchantAccountId: input.merchantAccountId ?? undefined,
        preferredPaymentMethodToken: input.paymentMethodId ?? undefined,
        domains: input.domains ?? undefined,
        options: Object.fromEntries(CUSTOMER_OPTIONS.map(([name]) => [name, input.options?.[name] ?? undefined])),
      });
      return respondCreated('clientToken', { value });
    },
  },
];
