import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../support/site';
import { collectViolations, strictPolicy } from '../support/strict-policy';
import type { Card, Piece } from './pages/pieces';
import { collectComplaints, reactPage } from './support';

const STYLES = readFileSync(join(import.meta.dirname, '../../packages/react/styles.css'), 'utf8');

export interface Complaints {
  /** Of the policy, in any frame. */
  readonly violations: readonly string[];
  /** Whatever else the page complains of. */
  readonly complaints: readonly string[];
}

/** A shop with one of the pieces, in the strict policy, with the package's stylesheet. */
export async function openPiece(
  page: Page,
  site: Site,
  { url }: { url: string },
  piece: Piece,
  authorization: string,
  card?: Card,
): Promise<Complaints> {
  const violations = await collectViolations(page);
  const complaints = collectComplaints(page);
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  const script = piece === 'apple-pay' ? `<script src="${url}/third-party/apple-pay.js"></script>` : '';
  await page.goto(reactPage(site, 'pieces', { body: `${script}<main></main><aside></aside>`, headers: strictPolicy(url) }));
  await page.evaluate((styles) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:root { color-scheme: light dark } ${styles}`);
    document.adoptedStyleSheets = [sheet];
  }, STYLES);
  await page.evaluate(([piece, authorization, card]) => window.piecesPage.show(piece, authorization, card), [
    piece,
    authorization,
    card,
  ] as const);
  return { violations, complaints };
}

/** Whatever axe finds, frames left out: they have tests of their own. */
export async function accessibilityDefects(page: Page, code: string): Promise<string[]> {
  await page.evaluate(`${code}; window.axeCore = axeCore;`);
  const { violations } = await page.evaluate(() => window.axeCore.run(document, { iframes: false }));
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
