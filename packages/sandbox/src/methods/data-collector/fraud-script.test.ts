import { createContext, Script } from 'node:vm';
import { connectSandbox, type ConnectedSandbox } from '../../testing';

let sandbox: ConnectedSandbox;
let script: Script;
beforeAll(async () => {
  sandbox = await connectSandbox();
  const response = await fetch(`${sandbox.url}/da/r/fb.js`);
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  script = new Script(await response.text());
});
afterAll(() => sandbox.stop());

/** A page with blocks of parameters. `run` loads the script; `titles` are those of the frames on the page. */
function openPage(...parameters: object[]) {
  const blocks = parameters.map((each) => ({ textContent: JSON.stringify(each) }));
  const titles: string[] = [];
  const selectors: string[] = [];
  const window: Record<string, unknown> = {};
  const document = {
    body: { append: ({ title }: { title: string }) => void titles.push(title) },
    createElement: () => ({}),
    querySelectorAll: (selector: string) => {
      selectors.push(selector);
      return blocks;
    },
  };
  const context = createContext({ window, document });
  return { blocks, titles, selectors, window, run: () => void script.runInContext(context) };
}

test('adds two frames for a block, and calls the function that it names', () => {
  const { run, titles, selectors, window } = openPage({ f: 'one', cb1: 'onReady' });
  const onReady = (window.onReady = jest.fn());
  run();
  expect(selectors).toEqual(['script[fncls="fnparams-dede7cc5-15fd-4c75-a9f4-36c430ee3a99"]']);
  expect(titles).toEqual(['ppfniframe', 'pbf']);
  expect(onReady).toHaveBeenCalledTimes(1);
});

test('loaded again, reads only blocks that are new or have other parameters', () => {
  const { run, titles, blocks } = openPage({ f: 'one' });
  run();
  run();
  expect(titles).toHaveLength(2);
  blocks[0]!.textContent = '{"f":"nonce"}';
  run();
  expect(titles).toHaveLength(4);
  blocks.push({ textContent: '{"f":"two"}' });
  run();
  expect(titles).toHaveLength(6);
});

test('does nothing on a page without a block', () => {
  const { run, titles } = openPage();
  run();
  expect(titles).toEqual([]);
});
