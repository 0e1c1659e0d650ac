import { freshKey, openNetwork } from '@tender/client/testing';
import { addContainers } from './fixtures/set-up-page';
import { hostedFields } from './hosted-fields';

const create = hostedFields.create as (options: unknown) => Promise<unknown>;
const authorization = freshKey();
const fields = { number: { container: '#number' } };

const refuse = (): never => {
  throw new TypeError('no');
};
const throwing = (name: string, others: object = {}): object =>
  Object.defineProperty({ ...others }, name, { enumerable: true, get: refuse });
const circular: Record<string, unknown> = { authorization, fields };
circular['self'] = circular;

beforeEach(() => {
  openNetwork();
  addContainers('number');
});

test.each<[string, unknown, code: string]>([
  ['nothing', undefined, 'INSTANTIATION_OPTION_REQUIRED'],
  ['a getter of the client that throws', throwing('client'), 'INSTANTIATION_OPTION_REQUIRED'],
  ['a client without methods', { client: {}, fields }, 'INCOMPATIBLE_VERSIONS'],
  [
    'a client that throws',
    { client: { getVersion: () => hostedFields.VERSION, getConfiguration: refuse }, fields },
    'CLIENT_MISSING_GATEWAY_CONFIGURATION',
  ],
  ['a getter of the fields that throws', throwing('fields', { authorization }), 'INSTANTIATION_OPTION_REQUIRED'],
  ['a field that is null', { authorization, fields: { number: null } }, 'HOSTED_FIELDS_INVALID_FIELD_SELECTOR'],
  ['a getter of a field that throws', { authorization, fields: { number: throwing('container') } }, 'HOSTED_FIELDS_INVALID_FIELD_SELECTOR'],
  ['options that contain themselves', circular, 'HOSTED_FIELDS_FIELD_PROPERTY_INVALID'],
  [
    'a key of a megabyte',
    { authorization, fields: { ['x'.repeat(1024 * 1024)]: { container: '#number' } } },
    'HOSTED_FIELDS_INVALID_FIELD_KEY',
  ],
  [
    'a key __proto__',
    { authorization, fields: JSON.parse('{"__proto__": {"container": "#number"}}') as object },
    'HOSTED_FIELDS_INVALID_FIELD_KEY',
  ],
])('behavior: hostile options are refused with a typed error, and leave no frame: %s', async (_, options, code) => {
  await expect(create(options)).rejects.toMatchObject({ name: 'BraintreeError', code });
  expect(document.querySelector('iframe')).toBeNull();
  expect('container' in {}).toBe(false);
});
