// For this package's own tests: uses a customer page without a browser.

/** Presses a button of a customer page. Resolves with the URL that the page redirects to. */
export async function choosePage(url: string, choice: string, fields: Record<string, string> = {}): Promise<string | null> {
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams({ ...fields, choice }), redirect: 'manual' });
  return response.headers.get('location');
}
