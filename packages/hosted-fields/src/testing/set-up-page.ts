import type { Client, Configuration } from '@tender/client';
import type { FieldKey } from '../constants';
import { hostedFields, type HostedFields } from '../hosted-fields';
import type { HostedFieldsCreateOptions } from '../types';
import { ASSETS, scriptedFrames, type ScriptedFrames } from './scripted-frames';

export const TOKENIZATION_KEY = 'sandbox_abc_merchant';

export function fakeConfiguration(gateway: object = {}): Configuration {
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

export function fakeClient(gateway?: object, version = '3.118.2'): Client {
  const getConfiguration = (): Configuration => fakeConfiguration(gateway);
  return {
    getConfiguration,
    toJSON: getConfiguration,
    getVersion: () => version,
    request: jest.fn(),
    teardown: jest.fn(),
  };
}

/** Puts one container per key on the page: `<div id="number">`. */
export function putContainers(...keys: string[]): void {
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
  /** Names of the analytics events, as sent. */
  events: string[];
}

/** Fields for the keys, each in the container of its name. */
export function fieldsFor(...keys: FieldKey[]): HostedFieldsCreateOptions['fields'] {
  return Object.fromEntries(keys.map((key) => [key, { container: `#${key}` }]));
}

/** An instance whose frames have all reported. */
export async function setUpPage(keys: FieldKey[] = ['number', 'cvv'], options: Partial<HostedFieldsCreateOptions> = {}): Promise<Page> {
  const frames = scriptedFrames();
  const events: string[] = [];
  const elements = Object.values(options.fields ?? {}).some(({ container }) => container instanceof Element);
  if (!elements && !keys.every((key) => document.getElementById(key))) putContainers(...keys);
  const created = hostedFields.create({
    client: fakeClient(),
    fields: fieldsFor(...keys),
    analytics: false,
    onEvent: (event) => events.push(event),
    ...options,
  });
  created.catch(() => {}); // awaited below, unless the frames are not there
  frames.report(...keys);
  return { frames, events, instance: await created };
}
