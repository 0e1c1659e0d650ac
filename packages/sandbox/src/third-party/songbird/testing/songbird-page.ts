// For this package's own tests: a shop's page, drawn by jsdom, that has loaded the script.
import { openChallengeView } from '../../../methods/three-d-secure/songbird/challenge-view';
import { installCardinal, type CardinalNamespace } from '../../../methods/three-d-secure/songbird/install';

export const serviceOrigin = 'https://songbirdstag.cardinalcommerce.com';
export const JWT = 'head.claims.signature';
export const ACS = {
  AcsUrl: `${serviceOrigin}/pay/three_d_secure/t1`,
  Payload: btoa(JSON.stringify({ mode: 'static', challengeWindowSize: null })),
};
export const ORDER = { OrderDetails: { TransactionId: 't1' } };
const UI = ['ui.close', 'ui.render', 'ui.renderHidden', 'ui.loading.close', 'ui.loading.render'];

export const validated = { kind: 'validated', data: { ActionCode: 'SUCCESS', Validated: true, ErrorNumber: 0 }, jwt: 'a.b.c' };

export const flushPromises = () => jest.advanceTimersByTimeAsync(0);
const findFrame = (name: string) => document.querySelector<HTMLIFrameElement>(`iframe[name="${name}"]`);
export const findCollector = () => findFrame('Cardinal-collector');
export const findBank = () => findFrame('Cardinal-CCA-IFrame');
export const findDialog = () => document.querySelector('dialog');

/** Sends a message like the frame's own page, by default from its window and its origin. */
export function report(frame: HTMLIFrameElement | null, message: object, { origin = serviceOrigin }: { origin?: string } = {}): void {
  const data = { tender: 'three_d_secure', ...message };
  window.dispatchEvent(Object.assign(new Event('message'), { source: frame?.contentWindow, origin, data }));
}

/** A page with the script. */
export interface SongbirdPage {
  readonly Cardinal: CardinalNamespace;
  /** All events of the script, in order. A setup removes the earlier ones. */
  events: unknown[][];
  setUp(configuration?: object): Promise<void>;
}

/** Loads the script on an empty page, with a clock that tests move. */
export function openSongbirdPage(): SongbirdPage {
  jest.useFakeTimers();
  document.body.replaceChildren();
  // jsdom draws no dialogs.
  HTMLDialogElement.prototype.showModal = jest.fn();
  HTMLDialogElement.prototype.close = jest.fn();
  const script = document.createElement('script');
  script.src = `${serviceOrigin}/edge/v1/songbird.js`;
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  installCardinal(openChallengeView);
  const { Cardinal } = window as unknown as { Cardinal: CardinalNamespace };
  const page: SongbirdPage = {
    Cardinal,
    events: [],
    async setUp(configuration = { payment: {} }) {
      Cardinal.configure(configuration);
      Cardinal.setup('init', { jwt: JWT });
      report(findCollector(), { kind: 'setup', data: { sessionId: '0_session' } });
      await flushPromises();
      page.events = [];
    },
  };
  for (const event of [...UI, 'payments.setupComplete', 'payments.validated']) {
    Cardinal.on(event, (...args) => void page.events.push([event, ...args]));
  }
  return page;
}

/** Checks that no timer is left, and restores the machine's clock. */
export function closeSongbirdPage(): void {
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
}
