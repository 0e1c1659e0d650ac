import {
  CARDINAL_TRUSTED,
  googlePayScript,
  movedSongbird,
  PAYPAL_OBJECTS,
  paypalPreload,
  paypalScript,
  plaidScript,
  songbirdScript,
  type Endpoints,
} from '@tender/client/internal';

/** What a method asks a merchant's page for, beside what every page with a client does. URLs, of which the policy takes the origins. */
export interface Needs {
  readonly frames?: readonly string[];
  /** Scripts that a partner of the provider serves. Trusted Types are not theirs. */
  readonly scripts?: readonly string[];
  readonly connections?: readonly string[];
  readonly images?: readonly string[];
  /** Where forms that a script puts onto the page may lead. */
  readonly forms?: readonly string[];
  /** What is shown brings styles of its own, in markup. */
  readonly inlineStyles?: boolean;
  /** The page itself speaks GraphQL with the gateway. Where a frame of the asset host does, the page's policy has no say in it. */
  readonly graphQL?: boolean;
}

/** A source of a policy: any host. */
const ANY_HOST = 'https:';

/** Popups and full-page redirects ask for nothing: a policy does not govern where a window goes. */
const ownFrames = ({ assets }: Endpoints): Needs => ({ frames: [assets] });

const needs = {
  'google-pay': (endpoints) => ({
    scripts: [googlePayScript(endpoints)],
    frames: [googlePayScript(endpoints)],
    connections: [googlePayScript(endpoints)],
    inlineStyles: true,
  }),
  'hosted-fields': ownFrames,
  'local-payment': ownFrames,
  masterpass: ownFrames,
  'payment-request': ownFrames,
  paypal: ownFrames,
  'paypal-checkout': (endpoints) => {
    const site = siteOf(paypalScript(endpoints));
    return {
      scripts: [paypalScript(endpoints), PAYPAL_OBJECTS],
      frames: [endpoints.assets, site],
      connections: [paypalPreload(endpoints), site, PAYPAL_OBJECTS],
      images: [site, PAYPAL_OBJECTS],
      inlineStyles: true,
    };
  },
  'preferred-payment-methods': () => ({ graphQL: true }),
  sepa: ownFrames,
  'three-d-secure': (endpoints) => {
    const script = songbirdScript(endpoints);
    return {
      scripts: [script, movedSongbird(endpoints)],
      frames: [ANY_HOST], // a challenge is a page of the bank's, and every bank has a host of its own
      connections: [siteOf(script), CARDINAL_TRUSTED],
      forms: [ANY_HOST], // by which the script leads a frame to the bank
      inlineStyles: true,
    };
  },
  'union-pay': ownFrames,
  'us-bank-account': (endpoints) => ({
    scripts: [plaidScript(endpoints)],
    frames: [plaidScript(endpoints)],
    connections: [siteOf(plaidScript(endpoints))],
    graphQL: true,
  }),
  'vault-manager': () => ({ graphQL: true }),
  venmo: (endpoints) => ({ ...ownFrames(endpoints), graphQL: true }),
} as const satisfies Readonly<Record<string, (endpoints: Endpoints) => Needs>>;

export type Method = keyof typeof needs;

/** Every method that a policy can be made for. */
export const METHODS = Object.keys(needs) as readonly Method[];

export function isMethod(name: string): name is Method {
  return Object.hasOwn(needs, name);
}

export function needsOf(method: Method, endpoints: Endpoints): Needs {
  return needs[method](endpoints);
}

/** A partner's script opens frames and asks for data on hosts beside its own, all on one domain. */
function siteOf(url: string): string {
  return `https://*.${new URL(url).hostname.split('.').slice(-2).join('.')}`;
}
