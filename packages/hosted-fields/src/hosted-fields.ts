import { defineComponent, mapEntries, type Call, type Component, type Method } from '@tender/client/internal';
import { changeClass } from './actions/change-class';
import { clear, focus, setMessage } from './actions/field-actions';
import { requireField } from './guards';
import { setAttribute } from './actions/set-attribute';
import { setMonthOptions } from './actions/set-month-options';
import { tokenize } from './actions/tokenize';
import { supportsInputFormatting } from './browser';
import type { HostedFieldKey } from './constants';
import type { HostedFieldsScope } from './context';
import { createTitle } from './fields/create-field';
import { readKeys } from './fields/read-fields';
import { resolveStyles } from './fields/resolve-styles';
import { setUp } from './fields/set-up';
import { invalidOption } from './invalid-option';
import type {
  HostedFields,
  HostedFieldsComponent,
  HostedFieldsCreateOptions,
  HostedFieldsRemoveAttributeOptions,
  HostedFieldsSetAttributeOptions,
  HostedFieldsSetMessageOptions,
  HostedFieldsTokenizeOptions,
  HostedFieldsUpdateOptions,
} from './types';

type Action = (call: Call, ...args: never[]) => unknown;
type Methods<Actions> = {
  [Name in keyof Actions]: Actions[Name] extends (call: Call, ...args: infer Args) => infer Result ? Method<Args, Awaited<Result>> : never;
};

// Only mapped types can describe what `createEach` returns, and TypeScript cannot check an implementation against those. Hence these types.

/** Creates an asynchronous method from each action with `scope.method`, under the same name. */
type CreateMethods = <Actions extends Record<string, Action>>(method: HostedFieldsScope['method'], actions: Actions) => Methods<Actions>;

/** Creates a synchronous method from each function with `scope.sync`, under the same name. */
type CreateSyncMethods = <Functions extends object>(sync: HostedFieldsScope['sync'], functions: Functions) => Functions;

function createEach(create: (name: string, run: Action) => unknown, functions: Record<string, Action>): unknown {
  return mapEntries(functions, ([name, run]) => [name, create(name, run)]);
}

const component: Component<HostedFieldsCreateOptions, HostedFields> = /* @__PURE__ */ defineComponent({
  name: 'Hosted Fields',
  prefix: 'custom.hosted-fields',
  options: () => import('./options'),
  teardownEvent: 'teardown-completed',
  async create(scope: HostedFieldsScope): Promise<HostedFields> {
    const { client, fields } = scope.options;
    const keys = readKeys(fields);
    scope.track(client ? 'initialized' : 'initialized.deferred-client');
    const context = await setUp(scope, keys);
    const { channel, emitter, state } = context;
    const readGatewayConfiguration = async () => (await scope.client()).getConfiguration().gatewayConfiguration;
    return {
      _bus: { channel },
      ...(createEach as CreateSyncMethods)(scope.sync, {
        on: emitter.on,
        off: emitter.off,
        hasListener: emitter.hasListener,
        _emit: emitter.emit,
        getState: state.get,
        setMessage: (options: HostedFieldsSetMessageOptions) => setMessage(context, options),
      }),
      ...(createEach as CreateMethods)(scope.method, {
        tokenize: (call: Call, options?: HostedFieldsTokenizeOptions) => tokenize(call, context, options),
        addClass: (_: Call, field: HostedFieldKey, classname: string) => changeClass(context, 'addClass', 'ADD_CLASS', field, classname),
        removeClass: (_: Call, field: HostedFieldKey, classname: string) =>
          changeClass(context, 'removeClass', 'REMOVE_CLASS', field, classname),
        setAttribute: (_: Call, options: HostedFieldsSetAttributeOptions) => setAttribute(context, 'setAttribute', options),
        removeAttribute: (_: Call, options: HostedFieldsRemoveAttributeOptions) =>
          setAttribute(context, 'removeAttribute', { ...options, value: undefined }),
        setPlaceholder: (_: Call, field: HostedFieldKey, value: string) =>
          setAttribute(context, 'setPlaceholder', { field, attribute: 'placeholder', value }),
        update: (call: Call, options?: HostedFieldsUpdateOptions) =>
          import('./actions/update').then(
            ({ update }) => update(call, context, [createTitle, invalidOption, requireField, resolveStyles, setAttribute], options),
            () => false,
          ),
        setMonthOptions: (call: Call, texts: string[]) => setMonthOptions(call, context, texts),
        clear: (_: Call, field: HostedFieldKey) => clear(context, field),
        focus: (_: Call, field: HostedFieldKey) => focus(context, field),
        getChallenges: async () => (await readGatewayConfiguration()).challenges ?? [],
        getSupportedCardTypes: async () =>
          ((await readGatewayConfiguration()).creditCards?.supportedCardTypes ?? []).map((type) =>
            type.replace('MasterCard', 'Mastercard'),
          ),
      }),
      teardown: scope.teardown,
    };
  },
});

/**
 * Card fields in frames of the provider: what customers type never reaches your page, and `tokenize` resolves with a nonce. `create` rejects with
 * HOSTED_FIELDS_INVALID_FIELD_KEY, HOSTED_FIELDS_INVALID_FIELD_SELECTOR, HOSTED_FIELDS_FIELD_DUPLICATE_IFRAME or HOSTED_FIELDS_FIELD_PROPERTY_INVALID
 * when an option cannot be used, with the errors of creating a client when an authorization is refused before the frames have loaded, and with
 * HOSTED_FIELDS_TIMEOUT when they do not load within 60 seconds.
 */
export const hostedFields: HostedFieldsComponent = { ...component, supportsInputFormatting };
