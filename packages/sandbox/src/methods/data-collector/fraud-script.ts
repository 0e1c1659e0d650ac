import { Hono } from 'hono';
import { type AppEnvironment } from '../../core/http/app-environment';
/**
 * Replaces the provider's fraud script. It reads the blocks of parameters that it has not read before, adds the frames that belong to each, and calls
 * the page's function that a block names. It collects nothing.
 */
export const FRAUD_SCRIPT = `(() => {
  const read = (window.fraudScriptBlocks ??= new WeakMap());
  for (const block of document.querySelectorAll('script[fncls="fnparams-dede7cc5-15fd-4c75-a9f4-36c430ee3a99"]')) {
    const text = block.textContent;
    if (read.get(block) === text) continue;
    read.set(block, text);
    for (const title of ['ppfniframe', 'pbf']) {
      const frame = document.createElement('iframe');
      frame.title = title;
      frame.hidden = true;
      document.body.append(frame);
    }
    const ready = window[JSON.parse(text).cb1];
    if (typeof ready === 'function') ready();
  }
})();
`;

/** The fraud script. Mounted at `/da`. */
export function createFraudScriptRoute(): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  return app.get('/r/fb.js', (c) => c.body(FRAUD_SCRIPT, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }));
}
