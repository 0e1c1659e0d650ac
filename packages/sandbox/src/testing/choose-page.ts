// For this package's own tests: a customer's page, used without a browser.

/** Presses a button of a page and says where that leads. */
export async function choosePage(url: string, choice: string, fields: Record<string, string> = {}): Promise<string | null> {
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams({ ...fields, choice }), redirect: 'manual' });
  return response.headers.get('location');
}
