type Loader = typeof import('./load-part.script');

const PARTS = Symbol.for('tender.parts');
const page = globalThis as { [PARTS]?: Record<string, (require: (module: string) => unknown) => unknown> };
const shared = { s0: { shared: true } };

/** Loads the module as the script of a tag does. */
function runScript(src: string | undefined): Loader['loadPart'] {
  const tag = src && Object.assign(document.createElement('script'), { src, nonce: 'once' });
  Object.defineProperty(document, 'currentScript', { configurable: true, value: tag ?? null });
  let loader!: Loader;
  jest.isolateModules(() => {
    jest.doMock('./parts', () => ({ hashes: { sepa: 'sha256-hash' }, sharedModules: shared, suffix: '.min.js' }));
    loader = jest.requireActual<Loader>('./load-part.script');
  });
  return loader.loadPart;
}

const scripts = (): HTMLScriptElement[] => Array.from(document.head.querySelectorAll('script'));
const happens = (type: string): unknown => scripts().at(-1)?.dispatchEvent(new window.Event(type));

afterEach(() => {
  document.head.replaceChildren();
  delete page[PARTS];
  Reflect.deleteProperty(document, 'currentScript');
});

test('default: loads the script beside its own, once, and runs the part with the shared modules', async () => {
  const loadPart = runScript('https://shop.example/js/tender.min.js?v=1');
  const loads = [loadPart('sepa'), loadPart('sepa')];
  const [script, ...others] = scripts();
  expect(others).toEqual([]);
  expect(script).toMatchObject({ src: 'https://shop.example/js/tender-sepa.min.js', nonce: 'once' });
  expect([script?.getAttribute('integrity'), script?.getAttribute('crossorigin')]).toEqual(['sha256-hash', 'anonymous']);
  page[PARTS] = { sepa: (load) => ({ required: load('s0') }) };
  happens('load');
  const [part] = await Promise.all(loads);
  expect(part).toEqual({ required: shared.s0 });
  await expect(loadPart('sepa')).resolves.toBe(part);
});

test('behavior: after a failure the next call tries again', async () => {
  const loadPart = runScript('https://shop.example/js/tender.min.js');
  const failed = loadPart('sepa');
  happens('error');
  await expect(failed).rejects.toThrow('https://shop.example/js/tender-sepa.min.js');
  const second = loadPart('sepa');
  page[PARTS] = { sepa: () => 'part' };
  happens('load');
  await expect(second).resolves.toBe('part');
});

test('behavior: rejects when the script defines nothing', async () => {
  const loadPart = runScript('https://shop.example/js/tender.min.js');
  const load = loadPart('sepa');
  happens('load');
  await expect(load).rejects.toThrow('sepa');
});

test('behavior: rejects, without a request, when the code runs from no script tag', async () => {
  await expect(runScript(undefined)('sepa')).rejects.toThrow('script tag');
  expect(scripts()).toEqual([]);
});
