/** The result of a call, in a form that can leave the page. */
export interface Outcome {
  value?: unknown;
  /** The public methods of a created instance. */
  methods?: string[];
  error?: { name?: string; code?: string; type?: string; own: string[]; details?: unknown };
}

interface Shop {
  authorization: string;
  instances: Record<string, Record<string, (...args: unknown[]) => unknown>>;
  /** Copies a value in a form that can leave the page. */
  plain(value: unknown): unknown;
  attempt(call: () => unknown): Promise<Outcome>;
  create(namespace: string, options: object): Promise<Outcome>;
  call(namespace: string, method: string, args: unknown[]): Promise<Outcome>;
  onClick(namespace: string, method: string, args: unknown[]): void;
  clicked: Promise<Outcome>;
}

declare global {
  interface Window {
    shop: Shop;
    braintree: Record<string, { create(options: object): Promise<Record<string, (...args: unknown[]) => unknown>> }>;
  }
}

/** The shop's own script, the same for both SDKs. It runs on the page, so it must not use variables of this file. */
export function installShop(authorization: string): void {
  const describe = (_: string, member: unknown): unknown => {
    if (member instanceof Element) return `#${member.id}`;
    // Messages of errors are not compared: each SDK and each browser has its own.
    if (member instanceof Error && Object.keys(member).length === 0) return { name: member.name };
    const isOurs = typeof member === 'object' && member !== null && 'name' in member && member.name === 'BraintreeError';
    return isOurs ? { ...member, message: undefined } : member;
  };
  const plain = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value, describe) ?? 'null'));
  const publicMethods = (instance: object): string[] => {
    const names = new Set<string>();
    for (let at = instance; at && at !== Object.prototype; at = Object.getPrototypeOf(at) as object)
      for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(at)))
        if (typeof value === 'function' && name !== 'constructor' && !name.startsWith('_')) names.add(name);
    return [...names].sort();
  };
  const instances: Shop['instances'] = {};
  window.shop = {
    authorization,
    instances,
    plain,
    async attempt(call) {
      try {
        return { value: plain(await call()) };
      } catch (error) {
        const { name, code, type, details } = error as NonNullable<Outcome['error']>;
        return { error: { name, code, type, own: Object.keys(error as object), details: plain(details) } };
      }
    },
    async create(namespace, options) {
      const outcome = await window.shop.attempt(async () => {
        const component = window.braintree[namespace];
        instances[namespace] = (await component?.create(options)) ?? {};
      });
      return outcome.error ? outcome : { methods: publicMethods(instances[namespace] ?? {}) };
    },
    call: (namespace, method, args) => window.shop.attempt(() => instances[namespace]?.[method]?.(...args)),
    onClick(namespace, method, args) {
      const button = document.querySelector<HTMLButtonElement>('#pay');
      if (button) button.onclick = () => void (window.shop.clicked = window.shop.call(namespace, method, args));
    },
    clicked: Promise.resolve({}),
  };
}
