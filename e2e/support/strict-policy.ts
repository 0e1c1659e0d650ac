import type { Page } from '@playwright/test';

/** The merchant's policy: the asset host's scripts and frames, the gateway, and nothing else. In development they share one origin. With a nonce, styles that have it are allowed too. */
export function strictPolicy(origin: string, nonce?: string): Record<string, string> {
  const policy = [
    `default-src 'none'`,
    `script-src 'self' ${origin}`,
    `style-src 'self'${nonce ? ` 'nonce-${nonce}'` : ''}`,
    `frame-src ${origin}`,
    `connect-src 'self' ${origin}`,
    `img-src 'self' data:`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types tender`,
  ];
  return { 'content-security-policy': policy.join('; ') };
}

/** Collects what any page or frame reports as a violation, from the next navigation on. */
export async function collectViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/content security policy|trusted type/i.test(message.text())) violations.push(message.text());
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`Content Security Policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`),
    );
  });
  return violations;
}
