// For this package's own tests: a bank's challenge, used without a browser.

export interface Lookup {
  paymentMethod: { nonce: string; threeDSecureInfo: Record<string, unknown> };
  threeDSecureInfo: { liabilityShifted: boolean; liabilityShiftPossible: boolean };
  lookup: {
    acsUrl: string | null;
    pareq: string | null;
    md: string | null;
    termUrl: string | null;
    transactionId: string;
    threeDSecureVersion: string;
  };
}

/** What the challenge tells the script that shows it. */
export interface Reported {
  kind: string;
  data: Record<string, unknown>;
  jwt: string;
}

/** A Visa whose bank asks, and is satisfied with the code 1234. */
export const CHALLENGE_CARD = '4000000000002503';
const OPENER = 'https://shop.example';

/** What a page tells the window that opened it or holds it. */
export function reportIn(page: string): { target: string; message: Reported } {
  const text = /data-report="([^"]*)"/.exec(page)?.[1] ?? '';
  return JSON.parse(
    text
      .replace(/&quot;/g, '"')
      .replace(/&#39;/g, "'")
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&amp;/g, '&'),
  ) as {
    target: string;
    message: Reported;
  };
}

export function challengeOf() {
  const address = ({ acsUrl }: Lookup['lookup']) => `${acsUrl}?opener=${encodeURIComponent(OPENER)}`;
  const page = async (lookup: Lookup['lookup']) => (await fetch(address(lookup))).text();
  const open = async (lookup: Lookup['lookup']): Promise<Reported> => reportIn(await page(lookup)).message;
  const choose = async (lookup: Lookup['lookup'], choice: string, fields: Record<string, string> = {}): Promise<Reported> => {
    const response = await fetch(address(lookup), { method: 'POST', body: new URLSearchParams({ ...fields, choice }) });
    return reportIn(await response.text()).message;
  };
  const submit = (lookup: Lookup['lookup'], code = '1234') => choose(lookup, 'submit', { code });
  return { page, open, choose, submit };
}
