/** @jest-environment node */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { transactions } from '../../../core/store/schema';
import { python, testWithPython } from '../../../fixtures/python';
import { startShop } from '../../../fixtures/start-shop';
import { acceptedKinds } from '../../../payments/instruments/kinds';
import { describeTransaction } from '../../../payments/transactions/describe-transaction';
import { signWebhook } from '../../../payments/webhooks/sign-webhook';

/** Documented nonces with the type of their payment instrument: the first of each kind, that of its Visa card, and some in which cards and PayPal differ. */
const NONCES = {
  ...Object.fromEntries(
    acceptedKinds.flatMap(({ fakeNonces, fakeCards, instrumentType }) =>
      [...Object.keys(fakeNonces).slice(0, 1), ...(fakeCards ? [fakeCards.pattern.source.replace('(.+)', 'visa').slice(1, -1)] : [])].map(
        (nonce) => [nonce, instrumentType],
      ),
    ),
  ),
  'fake-valid-mastercard-nonce': 'credit_card',
  'fake-three-d-secure-visa-full-authentication-nonce': 'credit_card',
  'fake-paypal-billing-agreement-nonce': 'paypal_account',
};

testWithPython(
  'the official Python SDK sells, captures, refunds, voids, vaults, searches, disputes and reads webhooks',
  async () => {
    const shop = await startShop();
    try {
      const { context, url } = shop.sandbox;
      const { hostname: host, port } = new URL(url);
      const { id: merchantId, publicKey, privateKey } = context.merchant;
      await shop.sale({ amount: '10.00', paymentMethodNonce: 'fake-valid-nonce', options: { submitForSettlement: true } });
      const [row] = await context.database.select().from(transactions).limit(1);
      const signed = signWebhook(context, 'transaction_settled', { transaction: await describeTransaction(context, row!) });
      const webhooks = [{ kind: 'transaction_settled', signature: signed.bt_signature, payload: signed.bt_payload }];
      const SANDBOX = JSON.stringify({ url, host, port, merchantId, publicKey, privateKey, nonces: NONCES, webhooks });
      const walk = promisify(execFile)(python!, [join(__dirname, 'walk.py')], { env: { ...process.env, SANDBOX } });
      expect((await walk).stdout).toBe('walked\n');
    } finally {
      await shop.close();
    }
  },
  180_000,
);

testWithPython(
  'the server of the guide creates a client token, charges an order once, and reports a decline',
  async () => {
    const guide = readFileSync(join(__dirname, '../../../../../../docs/guides/server-languages.md'), 'utf8');
    const code = /```python\n([\s\S]*?)```/.exec(guide)?.[1] ?? '';
    const shop = await startShop();
    const { merchantId: id, publicKey, privateKey } = shop.sandbox;
    const env = {
      ...process.env,
      PORT: '0',
      SANDBOX_PORT: new URL(shop.sandbox.url).port,
      MERCHANT_ID: id,
      PUBLIC_KEY: publicKey,
      PRIVATE_KEY: privateKey,
    };
    const server = spawn(python!, ['-c', code], { env, stdio: ['ignore', 'pipe', 'ignore'] });
    const exited = once(server, 'exit');
    try {
      const [printed] = (await Promise.race([once(server.stdout, 'data'), exited])) as [unknown];
      const url = String(printed).trim();
      async function beginOrder() {
        const token = await fetch(`${url}/client-token`);
        expect(await token.text()).toMatch(/^[\w+/=]{100,}$/);
        return String(token.headers.get('set-cookie')).split(';')[0]!;
      }
      async function pay(cookie: string, nonce: string) {
        const response = await fetch(`${url}/pay`, { method: 'POST', headers: { cookie }, body: JSON.stringify({ nonce }) });
        return [response.status, await response.text()];
      }
      const order = await beginOrder();
      const paid = await pay(order, 'fake-valid-nonce');
      expect(paid).toEqual([200, expect.stringMatching(/^[a-z\d]{6,}$/)]);
      expect(await pay(order, 'fake-valid-mastercard-nonce')).toEqual(paid);
      expect(await shop.sandbox.context.database.$count(transactions, eq(transactions.merchantId, id))).toBe(1);

      const second = await beginOrder();
      expect(await pay(second, 'fake-consumed-nonce')).toEqual([409, 'We do not know yet whether the payment succeeded.']);
      expect(await pay(second, 'fake-gateway-rejected-fraud-nonce')).toEqual([402, 'The payment was declined.']);
      expect(await pay(second, 'fake-valid-nonce')).toEqual([200, expect.any(String)]);
      expect(await pay('order=unknown', 'fake-valid-nonce')).toEqual([400, 'There is no order to pay.']);
      expect((await fetch(`${url}/page.js`)).status).toBe(404); // this folder has no page
    } finally {
      server.kill();
      await exited;
      await shop.close();
    }
  },
  180_000,
);
