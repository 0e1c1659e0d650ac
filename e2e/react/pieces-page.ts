import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectComplaints } from '../support/complaints';
import type { Site } from '../support/site';
import { collectViolations, strictPolicy } from '../support/strict-policy';
import type { Card, Piece } from './pages/pieces';
import { reactPage } from './support';

const STYLES = readFileSync(join(import.meta.dirname, '../../packages/react/styles.css'), 'utf8');

export interface Complaints {
  /** Violations of the policy, in any frame. */
  readonly violations: readonly string[];
  /** Other warnings and errors of the page. */
  readonly complaints: readonly string[];
}

/** Opens a shop with one of the components, a strict policy and the package's stylesheet. */
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
