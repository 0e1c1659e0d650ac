import { asRecord, attempt, uuid } from '@tender/client/internal';
import { createBus, type Reply } from '@tender/frame-service/internal';
import { EVENT_PREFIX, FIELD_LABELS, FRAME_NAME_PREFIX, type HostedFieldKey } from './constants';
import { frames, reuse, shareFrames, type Frames } from './fields/frames';
import type { HostedFieldOptions, HostedFieldsOptions } from './types';
import type { FrameEvents } from './wire';

/** A field whose frame is in its container before there is an instance. */
interface EarlyField {
  readonly key: HostedFieldKey;
  readonly container: Element;
  readonly frame: HTMLIFrameElement;
}

/** Options of `openFields`: those of `create`, without `client` and `authorization`. */
export interface OpenFieldsOptions extends Omit<HostedFieldsOptions, 'styles'> {
  /** Styles of the inputs, or a promise of them, which may wait for the page's stylesheet. */
  styles?: HostedFieldsOptions['styles'] | Promise<HostedFieldsOptions['styles']>;
}

/**
 * Opens card fields before the page's other scripts have run: in containers that are in its HTML, where customers can type at once. The first
 * `hostedFields.create` with these containers takes them, with what has been typed. If it has other styles, Tender's frames change them; if anything else
 * differs, the frames are removed, and it opens its own. What happened before is in `getState`, without events. Until then, a form around the fields is not
 * sent.
 *
 * Call it once, when the containers are there: in an inline script at `readystatechange`, or below them. A bundle of its own needs `shareFrames` in the other one.
 * Where a container is missing, in a shadow tree or has a field already, it does nothing. Where `styles` has names of classes, customers can type as soon as
 * `create` has been called.
 * @param url page of the frames: the asset host, then `/web/3.118.2/html/hosted-fields-frame.min.html`
 * @returns a promise that resolves once the frames have their inputs, or will have none before `create`. It may last as long as the frames do not load:
 * scripts that keep the browser busy can wait for it, for a second or two
 * @example openFields('https://assets.braintreegateway.com/web/3.118.2/html/hosted-fields-frame.min.html', { fields: { number: { selector: '#number' } } });
 */
export function openFields(url: string, { styles, ...options }: OpenFieldsOptions): Promise<void> {
  shareFrames();
  const channel = uuid();
  const { origin } = new URL(url);
  const fields = Object.entries(options.fields).flatMap(([key, field]) => createField(key as HostedFieldKey, field, `${url}#${channel}`));
  if (fields.length < Object.keys(options.fields).length) return Promise.resolve();

  const usual = { ...frames };
  const loaded = new Set<EarlyField>();
  const messages: MessageEvent[] = [];
  const reports = new Map<EarlyField, Reply>();
  let isUpdatable = false;
  let isOver = false;
  let resolve!: () => void;
  const opened = new Promise<void>((resolveOpened) => (resolve = resolveOpened));
  /** What the frames show, once they have been told. */
  let shown: HostedFieldsOptions | undefined;
  const findField = (window: unknown): EarlyField | undefined => fields.find(({ frame }) => frame.contentWindow === window);
  const bus = createBus({
    channel,
    peers: () => fields.flatMap(({ frame: { contentWindow: window } }) => (window ? [{ window, origin }] : [])),
    trusts: (message) => message.origin === origin && Boolean(findField(message.source)),
  });

  bus.on(`${EVENT_PREFIX}FRAME_READY`, (data, reply, { source }) => {
    const field = findField(source);
    if (!field || !reply) return;
    isUpdatable = Boolean((asRecord(data) as Partial<FrameEvents['FRAME_READY']>).isUpdatable);
    reports.set(field, reply);
    if (reports.size === fields.length) void Promise.resolve(styles).then(configure).catch(resolve);
  });
  // The frames ask for the client in the task that creates their inputs, so the inputs are there when the question arrives. `create` answers it.
  bus.on(`${EVENT_PREFIX}READY_FOR_CLIENT`, resolve);
  addEventListener('message', noteMessage);
  document.addEventListener('load', noteLoad, true); // `load` does not bubble
  document.addEventListener('submit', holdForm);
  for (const { container, frame } of fields) container.append(frame);
  Object.assign(frames, {
    find: (parent) => {
      const found = usual.find(parent);
      return fields.some(({ frame }) => frame === found) ? null : found;
    },
    channel(usedUrl, used, usedOptions) {
      if (!fields.some(({ container }) => used.some((each) => each.container === container)))
        return usual.channel(usedUrl, used, usedOptions);
      const isSame =
        usedUrl === url &&
        used.length === fields.length &&
        fields.every(({ key, container }, index) => used[index]?.key === key && used[index].container === container) &&
        (!shown || canShow(shown, { ...usedOptions, fields: Object.fromEntries(used.map((each) => [each.key, each.options])) }));
      end();
      if (isSame) {
        queueMicrotask(replay); // once the instance listens
        Object.assign(frames, { create, append });
        return channel;
      }
      fields.forEach(({ frame }) => frame.remove());
      return usual.channel(usedUrl, used, usedOptions);
    },
  } satisfies Partial<Frames>);
  return opened;

  function noteMessage(message: MessageEvent): void {
    if (message.origin === origin && findField(message.source)) messages.push(message);
  }

  /** Keeps the event for the instance. */
  function noteLoad(event: Event): void {
    const field = fields.find(({ frame }) => frame === event.target);
    if (!field) return;
    event.stopPropagation();
    if (loaded.has(field)) {
      // Somebody navigated the frame, or moved it on the page.
      end();
      fields.forEach(({ frame }) => frame.remove());
    }
    loaded.add(field);
  }

  /** Before its script runs, the browser would send the form itself: without the card, and what has been typed would be gone. */
  function holdForm(event: Event): void {
    if (fields.some(({ container }) => (event.target as Element).contains(container))) event.preventDefault();
  }

  function end(): void {
    isOver = true;
    resolve();
    Object.assign(frames, usual);
    bus.dispose();
    removeEventListener('message', noteMessage);
    document.removeEventListener('load', noteLoad, true);
    document.removeEventListener('submit', holdForm);
  }

  /** Only the first field's frame receives the configuration. It sets up the others. */
  function configure(knownStyles: HostedFieldsOptions['styles']): void {
    const known = knownStyles ? { ...options, styles: knownStyles } : options;
    if (isOver || shown || hasClassNames(known)) return resolve();
    shown = known;
    reports.get(fields[0] as EarlyField)?.(toConfiguration(known));
  }

  /** Whether the frames can show these options. If only their styles differ, they are changed. */
  function canShow(before: HostedFieldsOptions, after: HostedFieldsOptions): boolean {
    if (describe({ ...before, styles: {} }) !== describe({ ...after, styles: {} })) return false;
    if (describe({ ...before.styles }) === describe({ ...after.styles })) return true;
    if (!isUpdatable || hasClassNames(after)) return false;
    bus.emit(`${EVENT_PREFIX}UPDATE_OPTIONS`, { styles: after.styles ?? {}, fields: {} });
    return true;
  }

  /** What the instance would have received if the frames had loaded now. The focus has been moved where the customer wanted it. */
  function replay(): void {
    loaded.forEach(({ frame }) => frame.dispatchEvent(new Event('load')));
    for (const message of messages) {
      const text = String(message.data);
      if (text.includes('TRIGGER_FOCUS_CHANGE')) continue;
      // A report is answered once: the instance's own answer reaches nobody. Firefox creates no messages from windows of other origins.
      if (shown && text.includes('FRAME_READY'))
        Object.defineProperty(message, 'data', { value: text.replace('"reply":"', '$&answered-') });
      dispatchEvent(message);
    }
  }

  function create(...[attributes, style]: Parameters<Frames['create']>): HTMLIFrameElement {
    const field = fields.find(({ key }) => attributes.src === `${url}#${channel}` && attributes['name'] === FRAME_NAME_PREFIX + key);
    return field ? reuse(field.frame, attributes, style) : usual.create(attributes, style);
  }

  /** Frames stay where they are: they would load again elsewhere. The other elements come around them. */
  function append(parent: Element, ...elements: Element[]): void {
    const index = elements.findIndex((element) => fields.some(({ frame }) => frame === element));
    elements[index]?.before(...elements.slice(0, index));
    usual.append(parent, ...elements.slice(index + 1));
  }
}

/** Creates the same frame as `fields/create-field.ts`. One function for both made every page with card fields larger. */
function createField(key: HostedFieldKey, { container, selector, iframeTitle }: HostedFieldOptions, url: string): EarlyField[] {
  const target = container ?? selector;
  const element = typeof target === 'string' ? attempt(() => document.querySelector(target)) : target;
  if (element?.getRootNode() !== document || frames.find(element)) return [];
  const frame = frames.create(
    {
      src: url,
      type: key,
      name: FRAME_NAME_PREFIX + key,
      title: iframeTitle ?? `Secure Credit Card Frame - ${FIELD_LABELS[key]}`,
    },
    { border: 'none', width: '100%', height: '100%', cssFloat: 'left' },
  );
  return [{ key, container: element, frame }];
}

/** Copies what the frames are sent, as `create` does. */
function toConfiguration({ fields, ...options }: HostedFieldsOptions): object {
  const shown = Object.entries(fields).map(([key, { container: _, selector, ...field }]) => [
    key,
    { ...field, ...(typeof selector === 'string' && { selector }) },
  ]);
  return { ...options, fields: Object.fromEntries(shown) as object };
}

const hasClassNames = ({ styles }: HostedFieldsOptions): boolean => Object.values({ ...styles }).some((rules) => typeof rules === 'string');

/** Options that do not change what the frames show. */
const NOT_SHOWN = ['authorization', 'client', 'sessionId', 'debug', 'isDebug', 'selector', 'container'];

/** Returns the same text for options that look the same in a frame, whatever their order. */
function describe(value: object): string {
  return JSON.stringify(value, (key, member: unknown) => {
    if (NOT_SHOWN.includes(key)) return undefined;
    if (typeof member !== 'object' || !member || Array.isArray(member)) return member;
    return Object.fromEntries(Object.entries(member).sort(([one], [other]) => (one < other ? -1 : 1)));
  });
}
