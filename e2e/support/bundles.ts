import { build } from 'esbuild';
import { join } from 'node:path';

const here = import.meta.dirname;
const made = new Map<string, Promise<string>>();

/** What test pages load by script tag, by file name; each is bundled once per worker. */
const sources: Readonly<Record<string, { code: string; globalName: string }>> = {
  // The whole SDK from its sources, with the inside of frame-service for its own tests.
  'tender.js': {
    code: `export * from '@tender/web'; export * as client_ from '@tender/client/internal'; export * as frameService from '@tender/frame-service/internal';`,
    globalName: 'tender',
  },
  // Independent peers: the message bus package, and the provider's own SDK as a black box.
  'framebus.js': { code: `export { default as Framebus } from 'framebus';`, globalName: 'framebus' },
  'reference.js': {
    code: `import * as braintree from 'braintree-web'; const all = braintree.default ?? braintree;
      export const { client, hostedFields, paypal, paypalCheckout, preferredPaymentMethods, sepa, localPayment, masterpass, threeDSecure, usBankAccount, vaultManager, venmo, unionpay, googlePayment, paymentRequest, VERSION } = all;`,
    globalName: 'reference',
  },
  // Pages of 3D Secure's version 1, to which nothing public leads.
  'version-1.js': {
    code: `export { openBankFrame } from '../../packages/three-d-secure/src/version-1/open-bank-frame';`,
    globalName: 'versionOne',
  },
  'axe.js': { code: `import axe from 'axe-core'; export const run = (...options) => axe.run(...options);`, globalName: 'axeCore' },
};

export function bundle(name: string): Promise<string> | undefined {
  const source = Object.hasOwn(sources, name) ? sources[name] : undefined;
  if (!source) return undefined;
  let code = made.get(name);
  if (!code) {
    code = build({
      stdin: { contents: source.code, resolveDir: here, loader: 'ts' },
      bundle: true,
      write: false,
      minify: true,
      format: 'iife',
      globalName: source.globalName,
      target: 'es2022',
      platform: 'browser',
      conditions: ['@tender/source'],
      absWorkingDir: join(here, '..'),
      define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    }).then(({ outputFiles }) => outputFiles[0]?.text ?? '');
    made.set(name, code);
  }
  return code;
}
