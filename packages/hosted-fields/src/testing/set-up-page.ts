import type { Client, Configuration } from '@tender/client';
import type { HostedFieldKey } from '../constants';
import { hostedFields } from '../hosted-fields';
import type { HostedFields, HostedFieldsCreateOptions } from '../types';
import { ASSETS, createScriptedFrames, type ScriptedFrames } from './scripted-frames';

export const TOKENIZATION_KEY = 'sandbox_abc_merchant';

export function createFakeConfiguration(gateway: object = {}): Configuration {
  return {
    authorization: TOKENIZATION_KEY,
    authorizationType: 'TOKENIZATION_KEY',
    analyticsMetadata: {
      merchantAppId: 'shop.localhost:8080',
      platform: 'web',
      sdkVersion: '3.118.2',
      source: 'client',
      integration: 'custom',
      integrationType: 'custom',
      sessionId: 'session',
    },
    gatewayConfiguration: {
      environment: 'sandbox',
      merchantId: 'merchant',
      assetsUrl: ASSETS,
      clientApiUrl: 'https://api.sandbox.braintreegateway.com:443/merchants/merchant/client_api',
      challenges: ['cvv', 'postal_code'],
      creditCards: { supportedCardTypes: ['MasterCard', 'Visa'] },
      ...gateway,
    },
  };
}

export function createFakeClient(gateway?: object, version = '3.118.2'): Client {
  const getConfiguration = (): Configuration => createFakeConfiguration(gateway);
  return {
    getConfiguration,
    toJSON: getConfiguration,
    getVersion: () => version,
    request: jest.fn(),
    teardown: jest.fn(),
  };
}

/** Replaces the page's content by one container per key, such as `<div id="number">`. */
export function addContainers(...keys: string[]): void {
  document.body.replaceChildren(
    ...keys.map((key) => {
      const container = document.createElement('div');
      container.id = key;
      return container;
    }),
  );
}

export interface Page {
  frames: ScriptedFrames;
  instance: HostedFields;
  /** Full names of the analytics events. */
  events: string[];
}

/** Options of fields, each in the container whose id is its key. */
export function createFieldOptions(...keys: HostedFieldKey[]): HostedFieldsCreateOptions['fields'] {
  return Object.fromEntries(keys.map((key) => [key, { container: `#${key}` }]));
}

/** Creates an instance whose frames have all reported. */
export async function setUpPage(
  keys: HostedFieldKey[] = ['number', 'cvv'],
  options: Partial<HostedFieldsCreateOptions> = {},
): Promise<Page> {
  const frames = createScriptedFrames();
  const events: string[] = [];
  const elements = Object.values(options.fields ?? {}).some(({ container }) => container instanceof Element);
  if (!elements && !keys.every((key) => document.getElementById(key))) addContainers(...keys);
  const created = hostedFields.create({
    client: createFakeClient(),
    fields: createFieldOptions(...keys),
    analytics: false,
    onEvent: (event) => events.push(event),
    ...options,
  });
  created.catch(() => {}); // awaited below, unless a frame is missing
  await frames.waitFor(...keys);
  frames.report(...keys);
  return { frames, events, instance: await created };
}
