import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const CATEGORIES = [
  'devtools.timeline',
  'loading',
  'navigation',
  'v8',
  'v8.execute',
  'blink.user_timing',
  'toplevel',
  'disabled-by-default-v8.compile',
];
/** Kinds of work, by the names of trace events. */
const KINDS = {
  parse: /^ParseHTML$/,
  compile: /^(v8\.compile|V8\.CompileCode|v8\.produceCache)/,
  evaluate: /^EvaluateScript$/,
  call: /^FunctionCall$/,
  timers: /^TimerFire$/,
  style: /^(UpdateLayoutTree|ScheduleStyleRecalculation)$/,
  layout: /^Layout$/,
  paint: /^(Paint|PrePaint|Layerize|Commit)$/,
  'garbage collection': /GC$/,
};

/**
 * Records a Chromium trace of four fields that become ready a second time in a context and of a tokenization.
 * @param {string} file the trace, for chrome://tracing or https://ui.perfetto.dev
 * @returns {Promise<string>} a table of the milliseconds that each renderer process has spent on each kind of work
 */
export async function profile(setting, file, subject = 'ours') {
  const context = await setting.newContext();
  const warm = await setting.visit(context, subject);
  await setting.create(warm, subject);
  await warm.close();
  const page = await setting.visit(context, subject);
  await setting.browser.startTracing(page, { categories: CATEGORIES });
  const ready = await setting.create(page, subject);
  if (subject !== 'floor') await setting.harness.typeCard(page);
  if (subject !== 'floor') await page.evaluate(() => window.fields.tokenize());
  const trace = await setting.browser.stopTracing();
  await context.close();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, trace);
  return `${subject}: ready after ${ready.toFixed(1)} ms; trace in ${file}\n${summarize(JSON.parse(trace).traceEvents)}`;
}

/** Adds up the main threads' events. An event inside another of the same kind is counted once. */
function summarize(events) {
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const lines = threads.map(({ pid, tid }) => {
    const own = events.filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X');
    const parts = Object.entries(KINDS).map(([kind, pattern]) => {
      const found = own.filter(({ name }) => pattern.test(name)).sort((a, b) => a.ts - b.ts);
      let [sum, end] = [0, 0];
      for (const { ts, dur = 0 } of found) {
        if (ts + dur <= end) continue;
        sum += ts + dur - Math.max(ts, end);
        end = ts + dur;
      }
      return found.length > 0 ? `${kind} ${(sum / 1_000).toFixed(1)} (${found.length})` : undefined;
    });
    return `  process ${pid}: ${parts.filter(Boolean).join(', ')}`;
  });
  return lines.join('\n');
}
