import { createBus } from '../../src/bus';
import { ASK_INTERVAL, ASK_TIMES, CONFIGURATION_REQUEST, DISPATCH_FRAME_READY } from '../../src/constants';
import { pinnedPeer } from '../../src/pinned-peer';
import { serviceIdOf, type DispatchBus } from '../../src/report';

declare global {
  interface Window {
    /** How result pages, which are of the same origin, reach the merchant's page. */
    bus?: DispatchBus;
    /** A copy of what the merchant's page told this frame. */
    getConfiguration?(): unknown;
  }
}

const merchant = pinnedPeer(window.parent);
const bus = createBus({ channel: serviceIdOf(window.name), ...merchant });
let configuration: unknown;
let isStarted = false;

window.getConfiguration = () => (configuration === undefined ? undefined : (JSON.parse(JSON.stringify(configuration)) as unknown));
window.bus = {
  emit(event, data, reply) {
    if (!merchant.origin) return false; // results are for the page that has made itself known
    bus.emit(event, data, reply);
    return true;
  },
};

// The page asks for this where it has got lost.
bus.on(DISPATCH_FRAME_READY, () => isStarted && bus.emit(DISPATCH_FRAME_READY));

// A message can get lost while the browser connects a frame and a popup that start at the same time, so the first one is repeated.
let questions = 0;
const again = setInterval(ask, ASK_INTERVAL);
ask();

function ask(): void {
  if (++questions >= ASK_TIMES) clearInterval(again);
  bus.emit(CONFIGURATION_REQUEST, undefined, start);
}

function start(state: unknown): void {
  if (isStarted) return;
  isStarted = true;
  clearInterval(again);
  configuration = state;
  bus.emit(DISPATCH_FRAME_READY);
}
