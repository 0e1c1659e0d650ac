import type { HostedFieldsOptions } from '@tender/hosted-fields';
import { openFields, type HostedFieldKey, type OpenFieldsOptions } from '@tender/hosted-fields/preload';
import { createFrameStyles } from '../checkout/card/frame-styles';

type EarlyField = [name: HostedFieldKey, field: OpenFieldsOptions['fields'][HostedFieldKey], options: Omit<HostedFieldsOptions, 'fields'>];

/**
 * Opens the card fields that a server has rendered within `<EarlyFields>`, before React runs. Call it once, in an inline script at `readystatechange`, or below
 * them. Fields that are hidden are left to React. In a `<Checkout>` the inputs get its colors and its font as soon as the page's stylesheets have loaded.
 * @param url page of the frames: the asset host, then `/web/3.118.2/html/hosted-fields-frame.min.html`
 * @returns a promise that resolves once customers can type, and lasts as long as the frames do not load: what keeps the browser busy can wait for it, for a
 * second or two
 * @example openEarlyFields('https://assets.braintreegateway.com/web/3.118.2/html/hosted-fields-frame.min.html');
 */
export async function openEarlyFields(url: string): Promise<void> {
  const containers = [...document.querySelectorAll<HTMLElement>('[data-tender-early]')].filter((each) => !each.closest('[hidden]'));
  const [first] = containers;
  if (!first) return;
  const fields = containers.map((container) => [container, JSON.parse(container.dataset['tenderEarly'] ?? '') as EarlyField] as const);
  const [, [, , options]] = fields[0] as (typeof fields)[0];
  const card = first.closest('[data-tender-card]');
  await openFields(url, {
    ...(card && { styles: readStyles(card) }),
    ...options,
    fields: Object.fromEntries(fields.map(([container, [name, field]]) => [name, { ...field, container }])),
  });
}

/** Reads the styles that the checkout will create. */
async function readStyles(card: Element): Promise<HostedFieldsOptions['styles']> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])');
  const loading = [...links].filter((link) => !link.sheet);
  await Promise.all(loading.map((link) => new Promise((resolve) => link.addEventListener('load', resolve))));
  const checkout = card.closest<HTMLElement>('[data-tender-checkout]');
  const isDark = Boolean(window.matchMedia?.('(prefers-color-scheme: dark)').matches);
  return createFrameStyles(card, checkout?.dir === 'rtl' ? 'rtl' : 'ltr', isDark, checkout?.dataset['tenderLabels'] === 'floating');
}
