import { attempt } from '@tender/client/internal';
import { threeDSecure, type ThreeDSecure, type ThreeDSecureCreateOptions } from '..';
import {
  createFreshAuthorization,
  loadCardinal,
  openChallengePage,
  waitForTurn,
  waitUntil,
  type ScriptedCardinal,
} from '../fixtures/scripted-cardinal';

const card = { nonce: 'nonce', amount: 10, bin: '400000', onLookupComplete: (_: unknown, next: () => void): void => next() };
const TEMPLATE = '<div id="box"><iframe name="bank" width="400" height="400"></iframe></div>';
const STATIC = { paymentType: 'CCA', data: { mode: 'static' } };
const SUPPRESS = { paymentType: 'CCA', data: { mode: 'suppress' } };

let instance: ThreeDSecure;
let cardinal: ScriptedCardinal;
let verification: Promise<unknown>;
let outcomes: unknown[];

/** Starts a challenge that the authentication script leaves to the page to show. */
async function startChallenge(options: Partial<ThreeDSecureCreateOptions>): Promise<void> {
  document.head.replaceChildren();
  instance = await threeDSecure.create({ authorization: createFreshAuthorization(), version: '2-inline-iframe', ...options });
  cardinal = await loadCardinal();
  cardinal.emit('payments.setupComplete', { sessionId: 'session' });
  verification = instance.verifyCard(card);
  verification.catch(() => {});
  await waitUntil(() => cardinal.calls.includes('continue'));
}
async function emitInlineSetup(template: unknown, details: unknown): Promise<void> {
  cardinal.emit(
    'ui.inline.setup',
    template,
    details,
    () => outcomes.push('resolved'),
    (error: unknown) => outcomes.push(error),
  );
  await waitForTurn();
}

beforeEach(() => {
  outcomes = [];
  openChallengePage();
});
afterEach(() => attempt(() => void instance.teardown()));

describe('inline', () => {
  test('default: the merchant puts the element on the page and calls next', async () => {
    await startChallenge({});
    const received: { element: HTMLElement; next: () => void }[] = [];
    instance.on('authentication-iframe-available', ({ element }, next) => received.push({ element, next }));
    await emitInlineSetup(TEMPLATE, STATIC);
    expect(outcomes).toEqual([]);
    const [{ element, next } = { element: undefined, next: () => {} }] = received;
    expect(element?.isConnected).toBe(false);
    expect(element?.querySelector('#box > iframe[name=bank][width="400"]')).not.toBeNull();
    next();
    expect(outcomes).toEqual(['resolved']);
  });

  test('behavior: a frame with mode suppress is hidden, and removed after the challenge', async () => {
    await startChallenge({});
    const emitted = emitInlineSetup('<div>text</div>', SUPPRESS);
    expect(outcomes).toEqual(['resolved']); // in the task of the event
    await emitted;
    const element = document.body.lastElementChild as HTMLElement;
    expect([element.style.display, element.innerHTML]).toEqual(['none', '<div>text</div>']);
    cardinal.emit('payments.validated', { ActionCode: 'SUCCESS' }, 'jwt');
    await verification;
    expect(element.isConnected).toBe(false);
  });

  test.each<[string, unknown, unknown]>([
    ['no template', undefined, STATIC],
    ['an empty template', '', STATIC],
    ['no details', TEMPLATE, undefined],
    ['another kind of payment', TEMPLATE, { ...STATIC, paymentType: 'OTHER' }],
    ['no mode', TEMPLATE, { paymentType: 'CCA' }],
    ['another mode', TEMPLATE, { paymentType: 'CCA', data: { mode: 'other' } }],
    ['no listener', TEMPLATE, STATIC],
  ])('error: THREEDS_INLINE_IFRAME_DETAILS_INCORRECT for %s', async (_, template, details) => {
    await startChallenge({});
    await emitInlineSetup(template, details);
    expect(outcomes).toEqual([expect.objectContaining({ code: 'THREEDS_INLINE_IFRAME_DETAILS_INCORRECT', type: 'UNKNOWN' })]);
    cardinal.emit('payments.validated', { ActionCode: 'ERROR' });
    await expect(verification).rejects.toMatchObject({ code: 'THREEDS_CARDINAL_SDK_ERROR' });
  });

  test('error: THREEDS_INLINE_IFRAME_DETAILS_INCORRECT where the listener throws', async () => {
    await startChallenge({});
    const shopError = new Error('an error of the shop');
    instance.on('authentication-iframe-available', () => {
      throw shopError;
    });
    await emitInlineSetup(TEMPLATE, STATIC);
    expect(outcomes).toEqual([
      expect.objectContaining({ code: 'THREEDS_INLINE_IFRAME_DETAILS_INCORRECT', details: { originalError: shopError } }),
    ]);
  });

  test('behavior: a template brings no scripts, no event handlers and only web addresses', async () => {
    await startChallenge({});
    let element: HTMLElement | undefined;
    instance.on('authentication-iframe-available', (available) => ({ element } = available));
    await emitInlineSetup(
      `<script src="https://a.example/x.js">alert(1)</script><iframe src="javascript:alert(1)" onload="alert(1)" srcdoc="x" style="border: 0px;"></iframe>` +
        `<IFRAME SRC="https://bank.example/?a=1&amp;b=2" title='Bank'></IFRAME></div></div><p onclick="https:alert(1)">a`,
      STATIC,
    );
    expect(element?.querySelector('script')).toBeNull();
    const [first, second] = [...(element?.querySelectorAll('iframe') ?? [])];
    expect([...(first?.attributes ?? [])].map(({ name }) => name).sort()).toEqual(['style', 'title']);
    expect(first?.style.border).toBe('0px');
    expect([second?.src, second?.title]).toEqual(['https://bank.example/?a=1&b=2', 'Bank']);
    expect(element?.outerHTML).not.toMatch(/onclick|onload|srcdoc|javascript/);
  });

  test.each([
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href=" java\nscript:alert(1)">a</a>', '<a>a</a>'],
    ['<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">b</button></form>', '<form><button>b</button></form>'],
    ['<form action="data:text/html,x" method="POST"></form>', '<form method="POST"></form>'],
    ['<form action="https://bank.example/acs" method="POST" target="bank"></form>', undefined],
    ['<input type="hidden" name="PaReq" value="javascript:is a value">', undefined],
    [
      '<input type="image" src="javascript:alert(1)" formaction="https://bank.example/">',
      '<input type="image" formaction="https://bank.example/">',
    ],
    ['<object data="javascript:alert(1)"></object>a', 'a'],
    ['<embed src="https://a.example/">a', 'a'],
    ['<base href="https://a.example/">a', 'a'],
    ['<meta http-equiv="refresh" content="0;url=https://a.example/">a', 'a'],
    ['<link rel="stylesheet" href="https://a.example/">a', 'a'],
    ['<style>body{display:none}</style>a', 'a'],
    ['<script>alert(1)</script>a', 'a'],
    ['<template><p>hidden</p></template>a', 'a'],
    ['<iframe srcdoc="x" src="https://bank.example/" allow="payment" sandbox="allow-scripts"></iframe>', undefined],
    [
      '<div background="javascript:alert(1)" onclick="x" id="a" class="b" data-step="1" aria-label="c" role="group"></div>',
      '<div id="a" class="b" data-step="1" aria-label="c" role="group"></div>',
    ],
    [
      '<a href="https://bank.example/" ping="https://a.example/" target="_blank">a</a>',
      '<a href="https://bank.example/" target="_blank">a</a>',
    ],
    ['<svg><a xlink:href="javascript:alert(1)">a</a></svg>b', 'b'],
    ['<p>a<!-- <b>no</b> --></p>', '<p>a</p>'],
    ['</div></p>a<div>b</div></div>c', 'a<div>b</div>c'],
    ['<x-tag><b>bold</b></x-tag>', '<b>bold</b>'],
    ['a<br>b<img src="https://bank.example/logo.png" alt="Bank">', undefined],
    [
      '<p title="a &quot;b&quot;">a &amp; b &lt;c&gt;&nbsp;&copy;&#233;&#xE9;</p>',
      '<p title="a &quot;b&quot;">a &amp; b &lt;c&gt;&nbsp;&amp;copy;éé</p>',
    ],
    ['<input type=hidden disabled name=PaReq><iframe allowfullscreen src=https://bank.example/></iframe>', undefined],
    ['<a href="&#106;avascript:alert(1)">a</a><a href=javascript:alert(1)>a</a>', '<a>a</a><a>a</a>'],
    ['a<br>b<p title="c', 'a<br>b'],
    ['a<!-- <p>b</p>', 'a'],
    ['a < b', 'a  b'],
  ])('behavior: a template keeps only the listed tags and attributes: %s', async (template, expected) => {
    await startChallenge({});
    let element: HTMLElement | undefined;
    instance.on('authentication-iframe-available', (available) => ({ element } = available));
    await emitInlineSetup(template, STATIC);
    const expectedElement = new DOMParser().parseFromString(`<div>${(expected ?? template).replace(' srcdoc="x"', '')}</div>`, 'text/html')
      .body.firstChild as HTMLElement;
    const frame = expectedElement.querySelector('iframe');
    if (frame) Object.assign(frame, { title: '3D Secure Authorization Frame' }).style.maxWidth = '100%';
    expectedElement.normalize();
    element?.normalize();
    expect(element?.isEqualNode(expectedElement)).toBe(true);
  });

  test('behavior: an element instead of a template is shown as it is', async () => {
    await startChallenge({});
    const frame = document.createElement('iframe');
    instance.on('authentication-iframe-available', ({ element }) => document.body.append(element));
    await emitInlineSetup(frame, STATIC);
    expect(document.querySelector('div > iframe')).toBe(frame);
  });
});

describe('in the other versions', () => {
  test.each([2, '2-cardinal-modal', '2-bootstrap3-modal'] as const)('behavior: %s does not listen for a frame to show', async (version) => {
    await startChallenge({ version });
    expect(cardinal.calls).not.toContain('on ui.inline.setup');
    await emitInlineSetup(TEMPLATE, STATIC);
    expect([outcomes, document.querySelector('dialog')]).toEqual([[], null]);
  });
});
