import { createBus } from '../../src/bus';
import { CONFIGURATION_REQUEST, DISPATCH_FRAME_READY } from '../../src/constants';
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

window.getConfiguration = () => (configuration === undefined ? undefined : (JSON.parse(JSON.stringify(configuration)) as unknown));
window.bus = {
  emit(event, data, reply) {
    if (!merchant.origin) return false; // results are for the page that has made itself known
    bus.emit(event, data, reply);
    return true;
  },
};
bus.emit(CONFIGURATION_REQUEST, undefined, (state) => {
  configuration = state;
  bus.emit(DISPATCH_FRAME_READY);
});
