import { type openApproval } from './approval-window';
import { type Buttons, type ButtonsOptions, type createPayPalButtons } from './buttons';

/** The script's global object. */
interface PayPalNamespace {
  version: string;
  FUNDING: Record<string, string>;
  getFundingSources(): string[];
  isFundingEligible(source: string): boolean;
  /** Adds buttons for funding sources of earlier visits. */
  rememberFunding(sources: readonly string[]): void;
  Buttons?(options?: ButtonsOptions): Buttons;
  Marks?(): Pick<Buttons, 'render' | 'isEligible'>;
  Messages?(): Pick<Buttons, 'render'>;
}

/** Runs in the shop's page, from the script's own element. It may not use anything except its arguments. */
export function installPayPal(open: typeof openApproval, makeButtons: typeof createPayPalButtons): void {
  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement)) throw new Error('The PayPal script needs an element of its own');
  const { origin: base, searchParams: query } = new URL(script.src);
  const namespace = script.dataset['namespace'] || 'paypal';
  const list = (name: string) => (query.get(name) ?? '').split(',').filter(Boolean);

  const labels: Record<string, string> = { paypal: 'PayPal', paylater: 'Pay Later', credit: 'PayPal Credit', venmo: 'Venmo', card: 'Card' };
  const known = Object.keys(labels);
  const [disabled, enabled] = [list('disable-funding'), new Set(list('enable-funding'))];
  const isEligible = (source: string) =>
    known.includes(source) && !disabled.includes(source) && (['paypal', 'paylater', 'credit'].includes(source) || enabled.has(source));
  const listDefaultSources = () => known.filter((source) => isEligible(source) && (source === 'paypal' || enabled.has(source)));
  const resolveEmpty = () => Promise.resolve();
  const components = list('components');
  const has = (component: string) => components.length === 0 || components.includes(component);

  const paypal: PayPalNamespace = {
    version: '5.0.0-stand-in',
    FUNDING: Object.fromEntries(known.map((source) => [source.toUpperCase(), source])),
    getFundingSources: () => known,
    isFundingEligible: isEligible,
    rememberFunding: (sources) => sources.forEach((source) => enabled.add(source)),
    ...(has('buttons')
      ? {
          Buttons(options: ButtonsOptions = {}) {
            const { fundingSource } = options;
            const fundingSources = fundingSource === undefined ? listDefaultSources() : [fundingSource].filter(isEligible);
            return makeButtons({ base, fundingSources, labels, vault: query.get('vault') === 'true', openApproval: open }, options);
          },
        }
      : {}),
    ...(has('marks') ? { Marks: () => ({ render: resolveEmpty, isEligible: () => true }) } : {}),
    ...(has('messages') ? { Messages: () => ({ render: resolveEmpty }) } : {}),
  };
  Object.assign(window, { [namespace]: paypal });
}
