import type { Sandbox } from '@tender/sandbox';

/** Tokenizes a card as a page does, without a page. */
export function tokenizeCard({ url, merchantId, tokenizationKey }: Sandbox, number = '4111111111111111'): Promise<Response> {
  return fetch(`${url}/merchants/${merchantId}/client_api/v1/payment_methods/credit_cards`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      tokenizationKey,
      creditCard: { number, expirationDate: '12/2030', cvv: /^3[47]/.test(number) ? '1234' : '123', options: { validate: false } },
    }),
  });
}

/** The nonce of a card just tokenized. */
export async function nonceOf(sandbox: Sandbox, number?: string): Promise<string> {
  const answer = (await (await tokenizeCard(sandbox, number)).json()) as { creditCards: { nonce: string }[] };
  return answer.creditCards[0]?.nonce ?? '';
}
