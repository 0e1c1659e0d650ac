// For this package's own tests: answers a bank's challenge without a browser.

/** The response to a 3D Secure lookup. */
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

/** The message that the page of a challenge sends to the script that embeds it. */
export interface ChallengeMessage {
  kind: string;
  data: Record<string, unknown>;
  jwt: string;
}

/** A Visa that requires a challenge with the code 1234. */
export const CHALLENGE_CARD = '4000000000002503';
const OPENER = 'https://shop.example';

/** Reads from the HTML of a page which message it sends to the window that opened or embeds it, and the origin that may receive it. */
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

/** What the functions below take of a lookup. */
type Challenge = Lookup['lookup'];

const createChallengeUrl = ({ acsUrl }: Challenge) => `${acsUrl}?opener=${encodeURIComponent(OPENER)}`;

/** Resolves with the HTML of the challenge's page. */
export const fetchChallenge = async (challenge: Challenge): Promise<string> => (await fetch(createChallengeUrl(challenge))).text();

/** Presses a button of the challenge's page. Resolves with the message that the next page sends. */
export async function answerChallenge(
  challenge: Challenge,
  choice: string,
  fields: Record<string, string> = {},
): Promise<ChallengeMessage> {
  const body = new URLSearchParams({ ...fields, choice });
  const response = await fetch(createChallengeUrl(challenge), { method: 'POST', body });
  return readReport(await response.text()).message;
}

/** Submits a code, by default the right one. */
export const submitCode = (challenge: Challenge, code = '1234'): Promise<ChallengeMessage> =>
  answerChallenge(challenge, 'submit', { code });
