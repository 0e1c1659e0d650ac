// For this package's own tests: calls of both client APIs, as a page makes them.
import { type SandboxDescription } from '../control/describe-sandbox';

export interface Answer {
  status: number;
  body: unknown;
}

/** A call of the client API: the query of a GET, JSON in the body of anything else. */
export async function callClientApi(sandbox: SandboxDescription, method: string, endpoint: string, data: object): Promise<Answer> {
  const url = `${sandbox.url}/merchants/${sandbox.merchantId}/client_api/v1/${endpoint}`;
  const response =
    method === 'GET'
      ? await fetch(`${url}?${new URLSearchParams(Object.entries(data).map(([key, value]) => [key, String(value)]))}`)
      : await fetch(url, { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(data) });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}

/** A call of the GraphQL API. */
export async function callGraphql(sandbox: SandboxDescription, authorization: string, body: object): Promise<Answer> {
  const response = await fetch(`${sandbox.url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${authorization}`, 'Braintree-Version': '2018-05-10' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

/** The fingerprint inside a client token of version 2 or 3. */
export function fingerprintIn(clientToken: string): string {
  return (JSON.parse(Buffer.from(clientToken, 'base64').toString('utf8')) as { authorizationFingerprint: string }).authorizationFingerprint;
}

export const TOKENIZE = `mutation TokenizeCreditCard($input: TokenizeCreditCardInput!) {
  tokenizeCreditCard(input: $input) {
    token
    creditCard { bin brandCode last4 cardholderName expirationMonth expirationYear
      binData { prepaid healthcare debit durbinRegulated commercial payroll issuingBank countryOfIssuance productId } }
  }
}`;

/** A card nothing is wrong with, as the GraphQL API takes it; the client API takes it as well. */
export const VALID_CARD = { number: '4111111111111111', expirationMonth: '12', expirationYear: '2030', cvv: '123' } as const;
