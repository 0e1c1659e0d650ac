// Sends tokenizations to a running sandbox at a fixed rate and prints latency, memory and failures, for each ten seconds and for all:
//   node bench/sandbox-load.mjs <url> [requests a second] [seconds] [process id of the sandbox]
import { readFileSync } from 'node:fs';

const [url, rate = '200', seconds = '60', pid] = process.argv.slice(2);
if (!url) throw new Error('Name the URL of a running sandbox.');
const { merchantId, tokenizationKey } = await (await fetch(`${url}/_control`)).json();
const target = `${url}/merchants/${merchantId}/client_api/v1/payment_methods/credit_cards`;
const creditCard = { number: '4111111111111111', expirationDate: '12/2030', cvv: '123' };
const body = JSON.stringify({ creditCard, tokenizationKey });
const WINDOW = 10;

/** A request is due at its time whether or not the one before has been answered, and its latency counts from then. */
async function tokenize(due, latencies) {
  try {
    const response = await fetch(target, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
    await response.text();
    latencies.push(response.status === 202 ? performance.now() - due : Infinity);
  } catch {
    latencies.push(Infinity);
  }
}

const percentile = (sorted, part) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
const readMemory = () =>
  pid ? Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024) : undefined;

function report(what, latencies) {
  const sorted = latencies.filter(Number.isFinite).sort((one, other) => one - other);
  const [p50, p99] = [percentile(sorted, 0.5), percentile(sorted, 0.99)];
  const failed = latencies.length - sorted.length;
  console.log(JSON.stringify({ ...what, sent: latencies.length, failed, p50, p99, megabytes: readMemory() }));
}

const all = [];
const started = performance.now();
for (let window = 0; window < Number(seconds) / WINDOW; window += 1) {
  const latencies = [];
  const pending = [];
  for (let sent = 0; sent < Number(rate) * WINDOW;) {
    const elapsed = performance.now() - started - window * WINDOW * 1000;
    for (; sent < Math.min(Number(rate) * WINDOW, (elapsed * Number(rate)) / 1000); sent += 1) {
      pending.push(tokenize(started + window * WINDOW * 1000 + (sent * 1000) / Number(rate), latencies));
    }
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  await Promise.all(pending);
  report({ second: (window + 1) * WINDOW }, latencies);
  all.push(...latencies);
}
report({ seconds: Number(seconds) }, all);
