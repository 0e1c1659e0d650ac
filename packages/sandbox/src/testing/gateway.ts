// For this package's own tests: calls both client APIs, as a page does.
import { type SandboxDescription } from '../apis/control/describe-sandbox';

export interface ApiResponse {
  status: number;
  body: unknown;
}

/** Calls the client API, with the data in the query of a GET and as JSON otherwise. */
export async function callClientApi(sandbox: SandboxDescription, method: string, endpoint: string, data: object): Promise<ApiResponse> {
  const url = `${sandbox.url}/merchants/${sandbox.merchantId}/client_api/v1/${endpoint}`;
  const response =
    method === 'GET'
      ? await fetch(`${url}?${new URLSearchParams(Object.entries(data).map(([key, value]) => [key, String(value)]))}`)
      : await fetch(url, { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(data) });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}

/** Calls the GraphQL API. */
export async function callGraphql(sandbox: SandboxDescription, authorization: string, body: object): Promise<ApiResponse> {
  const response = await fetch(`${sandbox.url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${authorization}`, 'Braintree-Version': '2018-05-10' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

/** Reads the fingerprint of a client token of version 2 or 3. */
export function readFingerprint(clientToken: string): string {
  return (JSON.parse(Buffer.from(clientToken, 'base64').toString('utf8')) as { authorizationFingerprint: string }).authorizationFingerprint;
}

export const TOKENIZE = `mutation TokenizeCreditCard($input: TokenizeCreditCardInput!) {
  tokenizeCreditCard(input: $input) {
    token
    creditCard { bin brandCode last4 cardholderName expirationMonth expirationYear
      binData { prepaid healthcare debit durbinRegulated commercial payroll issuingBank countryOfIssuance productId } }
  }
}`;

/** A valid card, as the GraphQL API and the client API take it. */
export const VALID_CARD = { number: '4111111111111111', expirationMonth: '12', expirationYear: '2030', cvv: '123' } as const;
