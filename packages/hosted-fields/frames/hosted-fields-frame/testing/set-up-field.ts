import { EVENT_PREFIX, type HostedFieldKey } from '../../../src/constants';
import type { FrameConfiguration, FrameFieldOptions, PageEvents } from '../../../src/wire';
import type { Frame } from '../frame';
import { createCardForm } from '../model/card-form';
import { createField } from '../view/create-field';

type Handler = Parameters<Frame['bus']['on']>[1];

/** Creates the document of one frame, records the events that it sends, and sends it events of the page. */
export function setUpField(key: HostedFieldKey, options: FrameFieldOptions = {}, rest: Partial<FrameConfiguration> = {}) {
  const handlers = new Map<string, Handler>();
  const sent: unknown[] = [];
  const bus: Frame['bus'] = {
    channel: 'channel',
    emit: (event, data) => sent.push([event.replace(EVENT_PREFIX, ''), data]),
    on: (event, handler) => {
      handlers.set(event.replace(EVENT_PREFIX, ''), handler);
      return () => {};
    },
    dispose() {},
  };
  const events: string[] = [];
  const form = createCardForm({ ...rest, fields: { [key]: options, ...rest.fields } }, (event, data) => {
    if (event === 'INPUT_EVENT' && typeof data === 'object') events.push(data.type + (data.merchantPayload.isRepeat ? ' repeated' : ''));
  });
  document.body.replaceChildren();
  const frame: Frame = { key, bus, page: { origin: 'https://shop.example', peers: () => [], trusts: () => true } };
  createField(frame, form);
  const send = <E extends keyof PageEvents>(event: E, data: PageEvents[E], reply?: () => void): void =>
    handlers.get(event)?.(data, reply, { source: window, origin: 'https://shop.example' });
  const element = document.querySelector<HTMLInputElement & HTMLSelectElement>(`.${key}`) as HTMLInputElement & HTMLSelectElement;
  const type = (text: string): void => {
    element.value = text;
    element.dispatchEvent(new Event(element.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
  };
  return { element, form, frame, events, sent, send, type };
}
