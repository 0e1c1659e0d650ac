import { type openApproval } from './approval-window';
import { type Buttons, type ButtonsOptions, type payPalButtons } from './buttons';

/** What the script leaves on the page. */
interface PayPalNamespace {
  version: string;
  FUNDING: Record<string, string>;
  getFundingSources(): string[];
  isFundingEligible(source: string): boolean;
  /** Funding of earlier visits gets a button as well. */
  rememberFunding(sources: readonly string[]): void;
  Buttons?(options?: ButtonsOptions): Buttons;
  Marks?(): Pick<Buttons, 'render' | 'isEligible'>;
  Messages?(): Pick<Buttons, 'render'>;
}

/** Runs in the shop's page, from the script's own element: it may use nothing from outside of itself but what it is given. */
export function installPayPal(open: typeof openApproval, makeButtons: typeof payPalButtons): void {
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
  const stack = () => known.filter((source) => isEligible(source) && (source === 'paypal' || enabled.has(source)));
  const nothing = () => Promise.resolve();
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
            const fundingSources = fundingSource === undefined ? stack() : [fundingSource].filter(isEligible);
            return makeButtons({ base, fundingSources, labels, vault: query.get('vault') === 'true', openApproval: open }, options);
          },
        }
      : {}),
    ...(has('marks') ? { Marks: () => ({ render: nothing, isEligible: () => true }) } : {}),
    ...(has('messages') ? { Messages: () => ({ render: nothing }) } : {}),
  };
  Object.assign(window, { [namespace]: paypal });
}
