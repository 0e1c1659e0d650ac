import { Hono } from 'hono';
import { z } from 'zod';
import { hasApiKeys } from '../../core/authorization/caller';
import { type SandboxContext } from '../../core/context';
import { type AppEnvironment } from '../../core/http/app-environment';
import { isFromForeignPage, refuseForeignPage } from '../../core/http/foreign-pages';
import { GatewayError } from '../../core/http/gateway-error';
import { type GraphqlCall } from '../../core/http/graphql-module';
import { tryParseJson } from '../../core/http/parse-json';
import { signJwt } from '../../payments/three-d-secure/jwt';
import { tokenizeBankAccount } from './tokenize-bank-account';

const account = z.object({
  account_details: z.object({
    account_number: z.string().regex(/^\d{4,17}$/),
    account_type: z.enum(['CHECKING', 'SAVINGS']),
    classification: z.enum(['PERSONAL', 'BUSINESS']).nullish(),
    /** Whether the number stands for another one, whose last digits are `last_4`. */
    tokenized_account: z.boolean().nullish(),
    last_4: z
      .string()
      .regex(/^\d{4}$/)
      .nullish(),
  }),
  institution_details: z.object({ bank_id: z.object({ bank_code: z.string().regex(/^\d{8,9}$/) }) }),
  account_holders: z.array(z.object({ full_name: z.object({ name: z.string().trim().min(1) }) })).min(1),
});

/** Exchanges a bank account that its holder has chosen in the login of Open Finance, for a server. The mandate comes with the payment. */
export function createOpenFinanceRoutes(context: SandboxContext): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.post('/tokenize-bank-account-details', async (c) => {
    if (isFromForeignPage(c)) return refuseForeignPage(c);
    if (!hasApiKeys(context, c.req.header('authorization')))
      return c.json({ error: { message: 'The API keys are missing or invalid' } }, 401);
    const parsed = account.safeParse(tryParseJson(await c.req.text()));
    if (!parsed.success) return c.json({ error: { message: z.prettifyError(parsed.error) } }, 400);
    const { account_details: details, institution_details: bank, account_holders: holders } = parsed.data;
    const name = holders.map(({ full_name }) => full_name.name).join(', ');
    const { nonce } = await tokenizeBankAccount(
      context,
      {
        accountNumber: (details.tokenized_account === true && details.last_4) || details.account_number,
        routingNumber: bank.bank_id.bank_code,
        accountType: details.account_type,
        achMandate: '',
        ...(details.classification === 'BUSINESS' ? { businessOwner: { businessName: name } } : { individualOwner: splitName(name) }),
      },
      { bankLogin: true },
    );
    return c.json({ tenant_token: nonce });
  });
  return app;
}

function splitName(name: string) {
  const [firstName = '', ...rest] = name.split(' ');
  return { firstName, lastName: rest.join(' ') };
}

const isUrl = (text: string | null | undefined) => text == null || (/^https?:\/\//.test(text) && URL.canParse(text));
const jwtInput = z.object({
  clientMutationId: z.string().nullish(),
  businessName: z.string(),
  returnUrl: z.string(),
  cancelUrl: z.string().nullish(),
});

/** Creates the token with which a shop's page sends its customer to that login. */
export function createInstantVerificationJwt(args: unknown, { sandbox, caller }: GraphqlCall) {
  if (caller.kind !== 'api_keys') throw new GatewayError('AUTHORIZATION', 'A token of an instant verification is made with the API keys');
  const { clientMutationId, ...claims } = jwtInput.parse(args);
  const refuse = (field: string, isWrong: boolean, message: string) => (isWrong ? [{ path: [field], code: '', message }] : []);
  const errors = [
    ...refuse('businessName', claims.businessName.trim() === '', 'Business name is required.'),
    ...refuse('returnUrl', !isUrl(claims.returnUrl), 'Return URL is invalid.'),
    ...refuse('cancelUrl', !isUrl(claims.cancelUrl), 'Cancel URL is invalid.'),
  ];
  const [first] = errors;
  if (first) throw new GatewayError('VALIDATION', first.message, errors);
  return { clientMutationId, jwt: signJwt(sandbox, 'instant_verification', claims) };
}
