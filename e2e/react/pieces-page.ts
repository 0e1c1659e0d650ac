import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectWarnings } from '../support/warnings';
import { collectViolations, strictPolicy } from '../support/strict-policy';
import { expect, test as base } from '../support/test';
import type { Piece } from './pages/pieces';
import { reactPage } from './support';

const STYLES = readFileSync(join(import.meta.dirname, '../../packages/react/styles.css'), 'utf8');

/**
 * `openPiece` opens a shop with one of the components, a strict policy and the package's stylesheet. In the end, nothing in any frame violated the policy,
 * and the page has neither warnings nor errors, but for those that the test has taken out of `warnings`.
 */
export const test = base.extend<{ warnings: string[]; openPiece(piece: Piece, authorization: string): Promise<void> }>({
  warnings: ({ page }, use) => use(collectWarnings(page)),
  openPiece: async ({ page, site, sandbox, warnings }, use) => {
    const violations = await collectViolations(page);
    await use(async (piece, authorization) => {
      await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
      const script = piece === 'apple-pay' ? `<script src="${sandbox.url}/third-party/apple-pay.js"></script>` : '';
      const body = `${script}<main></main><aside></aside>`;
      await page.goto(reactPage(site, 'pieces', { body, headers: strictPolicy(sandbox.url) }));
      await page.evaluate((styles) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`:root { color-scheme: light dark } ${styles}`);
        document.adoptedStyleSheets = [sheet];
      }, STYLES);
      await page.evaluate(([piece, authorization]) => window.piecesPage.show(piece, authorization), [piece, authorization] as const);
    });
    expect({ violations, warnings }).toEqual({ violations: [], warnings: [] });
  },
});
