import type { Browser, BrowserContext } from '@playwright/test';
import { setTimeout } from 'node:timers/promises';
import { createRecorder } from '../../scripts/tiers/v8-coverage/recording.mjs';
import { ISOLATED_SHOP } from './chromium';

type Recorder = ReturnType<typeof createRecorder>;

/** Milliseconds to wait for the answer of a browser that may be stuck. */
const TIMEOUT = 5_000;

/** In a coverage run, records what the pages of a browser run; returns a function that saves it. */
export function recordCoverage(browser: Browser): () => void {
  if (!process.env.COVERAGE_FOLDER) return () => {};
  const recorder = createRecorder();
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await recordContext(context, recorder);
    return context;
  };
  return () => recorder.save();
}

/**
 * V8 counts per process. In a coverage run a context has two: one for shops, and one for all other pages, frames and popups. Each has an empty
 * page, which tests do not see, to ask for the counts: those of pages that have navigated or closed meanwhile are among them.
 */
async function recordContext(context: BrowserContext, recorder: Recorder): Promise<void> {
  const observers = [await context.newPage(), await context.newPage()];
  await observers[1]?.route('**/*', (route) => route.fulfill({ body: '' }));
  await observers[1]?.goto(ISOLATED_SHOP);
  const sessions = await Promise.all(observers.map((page) => context.newCDPSession(page)));
  for (const session of sessions) {
    await session.send('Profiler.enable');
    await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  }
  const [pages, close] = [context.pages.bind(context), context.close.bind(context)];
  context.pages = () => pages().filter((page) => !observers.includes(page));
  context.close = async (options) => {
    for (const session of sessions) {
      const stuck = setTimeout(TIMEOUT, undefined, { ref: false });
      const taken = await Promise.race([session.send('Profiler.takePreciseCoverage').catch(() => undefined), stuck]);
      for (const { url, functions } of taken?.result ?? []) {
        if (URL.canParse(url)) recorder.add(new URL(url).pathname.replace(/^.*\//, ''), functions);
      }
    }
    await close(options);
  };
}
