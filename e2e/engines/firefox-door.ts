/** Where the Firefox of this worker takes questions: see firefox-with-bidi.mjs. A worker drives one at a time. */
export const BIDI_PORT = 4480 + Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);

/** @throws with the message of a command that failed */
export async function askFirefox<T>(method: string, params: object = {}): Promise<T> {
  const response = await fetch(`http://127.0.0.1:${BIDI_PORT}`, { method: 'POST', body: JSON.stringify({ method, params }) });
  const { type, result, message } = (await response.json()) as { type: string; result: T; message?: string };
  if (type === 'error') throw new Error(`${method}: ${message}`);
  return result;
}
