import type { Sandbox, SandboxOptions } from '@tender/sandbox';

/** Replaces the merchant's settings by the control API, until the next reset. */
export async function configure({ url }: Sandbox, settings: SandboxOptions['merchant'] = {}): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/_control/settings`, { method: 'PUT', headers, body: JSON.stringify(settings) });
  if (!response.ok) throw new Error(await response.text());
}
