import { createBus } from '../../src/bus';
import { RETRY_INTERVAL, MAX_REQUESTS, CONFIGURATION_REQUEST, DISPATCH_FRAME_READY } from '../../src/constants';
import { createPinnedPeer } from '../../src/pinned-peer';
import { parseServiceId, type DispatchBus } from '../../src/report-result';

declare global {
  interface Window {
    /** Sends the results of result pages, which have the same origin, to the merchant's page. */
    bus?: DispatchBus;
    /** Returns a copy of the configuration that the merchant's page sent. */
    getConfiguration?(): unknown;
  }
}

const merchant = createPinnedPeer(window.parent);
const bus = createBus({ channel: parseServiceId(window.name), ...merchant });
let configuration: unknown;
let isStarted = false;

window.getConfiguration = () => (configuration === undefined ? undefined : (JSON.parse(JSON.stringify(configuration)) as unknown));
window.bus = {
  emit(event, data, reply) {
    if (!merchant.origin) return false; // results are sent only to an origin that is known
    bus.emit(event, data, reply);
    return true;
  },
};

// The page asks again when it has lost the message.
bus.on(DISPATCH_FRAME_READY, () => isStarted && bus.emit(DISPATCH_FRAME_READY));

// Browsers can lose a message while they connect a frame and a popup that start at the same time, so the first message is repeated.
let requests = 0;
const retryTimer = setInterval(requestConfiguration, RETRY_INTERVAL);
requestConfiguration();

function requestConfiguration(): void {
  if (++requests >= MAX_REQUESTS) clearInterval(retryTimer);
  bus.emit(CONFIGURATION_REQUEST, undefined, start);
}

function start(state: unknown): void {
  if (isStarted) return;
  isStarted = true;
  clearInterval(retryTimer);
  configuration = state;
  bus.emit(DISPATCH_FRAME_READY);
}
