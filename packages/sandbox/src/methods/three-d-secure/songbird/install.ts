import { type openChallengeView, type ChallengeView, type ViewConfiguration } from './challenge-view';

type Handler = (...args: unknown[]) => unknown;
type Data = Record<string, unknown>;

/** The options of `Cardinal.configure` that the sandbox supports. */
interface Configuration extends ViewConfiguration {
  /** Milliseconds until a missing response counts as a timeout. Default: 6000. */
  timeout?: unknown;
}

/** The script's global object. */
export interface CardinalNamespace {
  configure(configuration?: Configuration): void;
  on(event: string, handler: Handler): void;
  /** Removes all handlers of an event. */
  off(event: string): void;
  setup(type: string, options?: { jwt?: unknown }): void;
  trigger(event: string, data?: unknown): Promise<Data | undefined>;
  continue(brand: string, bank?: { AcsUrl?: unknown; Payload?: unknown }, order?: Data): void;
}

/** Runs in the shop's page, from the script's own element. It may not use anything except its arguments. */
export function installCardinal(createView: typeof openChallengeView): void {
  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement)) throw new Error('The authentication script needs an element of its own');
  const serviceOrigin = new URL(script.src).origin;
  const handlers = new Map<string, Handler[]>();
  let configuration: Configuration = {};
  /** Whether the latest session could be started. Earlier sessions do not count. */
  let session: Promise<boolean> | undefined;
  let stopSetup: (() => void) | undefined;
  let stopChallenge: (() => void) | undefined;

  const emit = (event: string, ...args: unknown[]) => {
    for (const handler of [...(handlers.get(event) ?? [])]) {
      try {
        handler(...args);
      } catch (error) {
        reportError(error);
      }
    }
  };
  const fail = (ErrorNumber: number, ErrorDescription: string) =>
    emit('payments.validated', { Validated: false, ActionCode: 'ERROR', ErrorNumber, ErrorDescription });
  const readTimeout = () => (typeof configuration.timeout === 'number' && configuration.timeout > 0 ? configuration.timeout : 6000);

  /** Listens for messages from a frame of the authentication service. Returns a function that stops listening. */
  function listen(frame: HTMLIFrameElement, origin: string, report: (kind: unknown, message: Data) => void): () => void {
    const onMessage = (event: MessageEvent<Data | null>) => {
      if (event.source !== frame.contentWindow || event.origin !== origin) return;
      const { data } = event;
      if (data?.['tender'] === 'three_d_secure') report(data['kind'], data);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }

  function startSession(jwt: string): Promise<boolean> {
    const frame = document.createElement('iframe');
    const query = new URLSearchParams({ jwt, opener: window.location.origin });
    frame.id = frame.name = 'Cardinal-collector';
    frame.title = 'Device data';
    frame.hidden = true;
    return new Promise((resolve) => {
      const finish = (ready: boolean, notify?: () => void) => {
        clearTimeout(timer);
        unlisten();
        frame.remove();
        resolve(ready);
        notify?.();
      };
      const timer = setTimeout(() => finish(false, () => fail(10001, 'Timeout when sending an Init message')), readTimeout());
      const unlisten = listen(frame, serviceOrigin, (kind, message) => {
        const data = message['data'] as Data;
        if (kind === 'setup') {
          finish(true, () => emit('payments.setupComplete', { sessionId: data['sessionId'], modules: [{ module: 'CCA', loaded: true }] }));
        } else if (kind === 'refused') finish(false, () => fail(Number(data['number']), String(data['description'])));
      });
      stopSetup = () => finish(false);
      frame.src = `${serviceOrigin}/three-d-secure/setup?${query}`;
      document.body.append(frame);
    });
  }

  function challenge(acsUrl: string, payload: string): void {
    stopChallenge?.();
    const { origin } = new URL(acsUrl);
    let challengeRequest: Data | null;
    try {
      challengeRequest = JSON.parse(atob(payload)) as Data | null;
    } catch {
      fail(10006, 'The payload of the challenge is unreadable');
      return;
    }
    let view: ChallengeView | undefined;
    let unlisten: (() => void) | undefined;
    let isOver = false;
    let isShown = false;
    const end = (notify?: () => void) => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      unlisten?.();
      view?.close();
      notify?.();
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    stopChallenge = () => end();
    const request = {
      configuration,
      windowSize: challengeRequest?.['challengeWindowSize'],
      isHidden: challengeRequest?.['mode'] === 'suppress',
      emit,
      hasListener: (event: string) => (handlers.get(event) ?? []).length > 0,
      onExit: () => end(() => fail(10011, 'Canceled')),
    };
    const open = (openedView: ChallengeView) => {
      view = openedView;
      if (isOver) return view.close();
      timer = setTimeout(() => end(() => fail(10003, 'Timeout waiting for a response')), readTimeout());
      unlisten = listen(openedView.frame, origin, (kind, message) => {
        if (!isShown) {
          isShown = true;
          clearTimeout(timer);
          openedView.shown();
        }
        if (kind === 'validated') end(() => emit('payments.validated', message['data'], message['jwt']));
      });
      const address = new URL(acsUrl);
      address.searchParams.set('opener', window.location.origin);
      openedView.frame.src = address.href;
    };
    createView(request).then(open, (error: unknown) => end(() => fail(1000, error instanceof Error ? error.message : String(error))));
  }

  const isWeb = (address: unknown): address is string => typeof address === 'string' && /^https?:/.test(address);
  const Cardinal: CardinalNamespace = {
    configure(newConfiguration = {}) {
      configuration = newConfiguration;
    },
    on(event, handler) {
      handlers.set(event, [...(handlers.get(event) ?? []), handler]);
    },
    off(event) {
      handlers.delete(event);
    },
    setup(type, { jwt } = {}) {
      stopSetup?.();
      stopSetup = undefined;
      const refused = (number: number, description: string) =>
        // In a later task, so that handlers registered right after this call receive the error.
        Promise.resolve().then(() => (fail(number, description), false));
      if (type !== 'init') session = refused(10006, 'The kind of setup is unknown');
      else if (jwt === undefined || jwt === null || jwt === '') session = refused(10005, 'A JWT is needed');
      else if (typeof jwt !== 'string' || !/^[\w-]+\.[\w-]+\.[\w-]+$/.test(jwt)) session = refused(10008, 'The JWT is unreadable');
      else session = startSession(jwt);
    },
    async trigger(event, data) {
      if (event !== 'bin.process') return undefined;
      if (!(await session)) throw new Error('The authentication script is not set up');
      return { Status: /^\d{6,19}$/.test(String(data).replace(/\s/g, '')) };
    },
    continue(brand, bank = {}) {
      const { AcsUrl, Payload } = bank;
      if (brand !== 'cca') fail(4001, 'Invalid payment type submitted');
      else if (!session) fail(10006, 'The authentication script is not set up');
      else if (!isWeb(AcsUrl) || typeof Payload !== 'string' || Payload === '') fail(10006, 'AcsUrl and Payload are needed');
      else void session.then((ready) => (ready ? challenge(AcsUrl, Payload) : fail(10006, 'The authentication script is not set up')));
    },
  };
  Object.assign(window, { Cardinal });
}
