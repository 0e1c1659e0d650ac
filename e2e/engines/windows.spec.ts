import { button, css, labelled } from './customer';
import { expectText, NAME, payButton, VERIFIED } from './shop';
import { expect, test } from './test';

// Browsers that keep nothing and trust no frame: no cookies and no storage for other sites, and WebKit's tracking prevention. And banks that cut
// their window off from the shop.

test.describe('private', () => {
  test.use({ settings: { isPrivate: true } });

  test('a verified card pays where other sites have no storage', async ({ shopper }) => {
    await shopper.goToCheckout();
    await shopper.payByVerifiedCard();
    await shopper.answerBank('1234');
    await shopper.expectPaid(VERIFIED);
  });

  test('PayPal pays where other sites have no storage', async ({ shopper }) => {
    await shopper.payBy('paypal');
    await shopper.approveInPayPal();
  });

  test('a local payment on the full page returns where other sites have no storage', async ({ customer, shopper }) => {
    await shopper.payBy('local-payment');
    await shopper.fillIn(NAME);
    await shopper.leaveToPay();
    await customer.click(button('Approve the payment'));
    await shopper.expectPaid('iDEAL');
  });

  test('Venmo in a window pays where other sites have no storage', async ({ customer, shopper }) => {
    await shopper.payBy('venmo');
    await customer.click(labelled('In a window'));
    await shopper.ready();
    const popup = await customer.windowAfter(() => customer.click(payButton));
    await popup.click(css('button[value="approve"]'));
    await shopper.expectPaid('Venmo, @venmojoe');
  });
});

// The window that methods share, on a page of the test's own, because no bank of the sandbox cuts itself off.
const SHOP = `
  const pages = JSON.parse(document.querySelector('#pages').textContent);
  const show = (text) => { document.querySelector('#outcome').textContent = text; };
  document.querySelector('#pay').addEventListener('click', async () => {
    show('');
    const popup = tender.frameService.createFrameService({ name: 'bank', ...pages });
    const outcome = popup.open();
    document.querySelector('#leave').onclick = () => popup.close();
    outcome.then(({ error, payload }) => show(error ? error.code : 'paid with ' + payload.token));
    await popup.ready;
    popup.redirect(pages.bank);
  });`;

for (const [kind, headers] of [
  ['stays connected to the shop', {}],
  ['disconnects itself from the shop', { 'cross-origin-opener-policy': 'same-origin' }],
] as const) {
  test(`a window that ${kind} gets one result, twice in a row`, async ({ customer, site, sandbox }) => {
    const asset = (name: string): string => `http://assets.localhost:${sandbox.port}/web/3.118.2/html/${name}.min.html`;
    const bank = site.page('bank.localhost', '/pay', {
      scripts: [],
      headers,
      body: `<h1>Bank</h1><a id="pay" href="${asset('redirect-frame')}?token=1">Approve</a>`,
    });
    const pages = { dispatchFrameUrl: asset('dispatch-frame'), openFrameUrl: asset('landing'), bank };
    const script = site.script('shop.localhost', '/windows.js', SHOP);
    await customer.open(
      site.page('shop.localhost', '/windows', {
        body: `<button id="pay">Pay</button><button id="leave">Leave</button><output id="outcome"></output>
          <script type="application/json" id="pages">${JSON.stringify(pages)}</script><script src="${script}"></script>`,
      }),
    );
    for (let times = 0; times < 2; times += 1) {
      const popup = await customer.windowAfter(() => customer.click(css('#pay')));
      if (kind === 'stays connected to the shop') {
        await popup.click(css('#pay'));
        await expectText(customer, css('#outcome'), 'paid with 1');
      } else {
        // The shop sees a window that is gone, at once, or when it gives up.
        await expect.poll(() => popup.read(css('h1')), { timeout: 30_000 }).toBe('Bank');
        await expect
          .poll(async () => {
            const outcome = await customer.read(css('#outcome'));
            if (!outcome) await customer.click(css('#leave'));
            return outcome;
          })
          .toBe('FRAME_SERVICE_FRAME_CLOSED');
        if (await popup.isOpen()) await popup.close();
      }
    }
  });
}
