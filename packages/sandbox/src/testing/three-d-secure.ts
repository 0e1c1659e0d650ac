// For this package's own tests: uses a bank's challenge without a browser.

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

/** The message that the challenge sends to the script that shows it. */
export interface ChallengeMessage {
  kind: string;
  data: Record<string, unknown>;
  jwt: string;
}

/** A Visa that requires a challenge with the code 1234. */
export const CHALLENGE_CARD = '4000000000002503';
const OPENER = 'https://shop.example';

/** Reads the message that a page sends to the window that opened or embeds it. */
export function readReport(page: string): { target: string; message: ChallengeMessage } {
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
    message: ChallengeMessage;
  };
}

export function createChallengeClient() {
  const address = ({ acsUrl }: Lookup['lookup']) => `${acsUrl}?opener=${encodeURIComponent(OPENER)}`;
  const page = async (lookup: Lookup['lookup']) => (await fetch(address(lookup))).text();
  const open = async (lookup: Lookup['lookup']): Promise<ChallengeMessage> => readReport(await page(lookup)).message;
  const choose = async (lookup: Lookup['lookup'], choice: string, fields: Record<string, string> = {}): Promise<ChallengeMessage> => {
    const response = await fetch(address(lookup), { method: 'POST', body: new URLSearchParams({ ...fields, choice }) });
    return readReport(await response.text()).message;
  };
  const submit = (lookup: Lookup['lookup'], code = '1234') => choose(lookup, 'submit', { code });
  return { page, open, choose, submit };
}
