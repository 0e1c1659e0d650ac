import { asRecord } from '@tender/client/internal';
import { createBus, createPinnedPeer } from '@tender/frame-service/internal';
import { QR_EVENTS, TEXTS } from '../../src/code-constants';
import { handleKeys } from './handle-keys';
import { createView } from './view';

const [environment = '', channel = ''] = location.hash.slice(1).split('_');
const bus = createBus({ channel, ...createPinnedPeer(window.parent) });
/** The customer cannot close the page once the payment is authorized. */
let isAuthorized = false;

function close(): void {
  if (isAuthorized) return;
  bus.emit(QR_EVENTS.customerCanceled);
  view.reset();
}

const view = createView({ onClose: close, onAgain: () => bus.emit(QR_EVENTS.again) });
handleKeys(close);
bus.on(QR_EVENTS.display, (data) => {
  const { id, merchantId } = asRecord(data);
  isAuthorized = false;
  view.showCode(String(id), String(merchantId), environment);
});
bus.on(QR_EVENTS.authorizing, () => view.showAuthorizing());
bus.on(QR_EVENTS.authorized, () => {
  isAuthorized = true;
  view.showAuthorized();
});
bus.on(QR_EVENTS.problem, (data) => {
  const { message } = asRecord(data);
  view.showProblem(typeof message === 'string' ? message : TEXTS.problem);
});
bus.on(QR_EVENTS.hidden, () => {
  isAuthorized = false;
  view.reset();
});
bus.emit(QR_EVENTS.ready);
