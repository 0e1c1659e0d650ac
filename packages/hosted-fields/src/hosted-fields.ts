import { defineComponent, type Component, type Scope } from '@tender/client/internal';
import { changeClass } from './actions/change-class';
import { clear, focus, setMessage, type SetMessageOptions } from './actions/field-actions';
import { removeAttribute, setAttribute, type RemoveAttributeOptions, type SetAttributeOptions } from './actions/set-attribute';
import { setMonthOptions } from './actions/set-month-options';
import { tokenize } from './actions/tokenize';
import { supportsInputFormatting } from './browser';
import type { FieldKey } from './constants';
import { readFields, requireFields } from './fields/read-fields';
import { setUp } from './fields/set-up';
import type { HostedFieldsCreateOptions, TokenizeOptions } from './types';

const component = defineComponent({
  name: 'Hosted Fields',
  prefix: 'custom.hosted-fields',
  teardownEvent: 'teardown-completed',
  async create(scope: Scope<HostedFieldsCreateOptions>) {
    const { client, fields } = scope.options;
    requireFields(fields);
    scope.track(client ? 'initialized' : 'initialized.deferred-client');
    const context = await setUp(scope, readFields(fields));
    const { channel, emitter, state } = context;
    const gateway = async () => (await scope.client()).getConfiguration().gatewayConfiguration;
    return {
      /** For UnionPay, whose frame finds the fields by it. */
      _bus: { channel },
      on: scope.sync('on', emitter.on),
      off: scope.sync('off', emitter.off),
      hasListener: scope.sync('hasListener', emitter.hasListener),
      _emit: scope.sync('_emit', emitter.emit),
      tokenize: scope.method('tokenize', (call, options?: TokenizeOptions) => tokenize(call, context, options)),
      addClass: scope.method('addClass', (_, field: FieldKey, classname: string) => changeClass(context, 'ADD_CLASS', field, classname)),
      removeClass: scope.method('removeClass', (_, field: FieldKey, classname: string) =>
        changeClass(context, 'REMOVE_CLASS', field, classname),
      ),
      setAttribute: scope.method('setAttribute', (_, options: SetAttributeOptions) => setAttribute(context, options)),
      removeAttribute: scope.method('removeAttribute', (_, options: RemoveAttributeOptions) => removeAttribute(context, options)),
      /** @deprecated Use `setAttribute`. */
      setPlaceholder: scope.method('setPlaceholder', (_, field: FieldKey, value: string) =>
        setAttribute(context, { field, attribute: 'placeholder', value }),
      ),
      /** Describes a field to screen readers. */
      setMessage: scope.sync('setMessage', (options: SetMessageOptions) => setMessage(context, options)),
      setMonthOptions: scope.method('setMonthOptions', (call, texts: string[]) => setMonthOptions(call, context, texts)),
      clear: scope.method('clear', (_, field: FieldKey) => clear(context, field)),
      focus: scope.method('focus', (_, field: FieldKey) => focus(context, field)),
      getState: scope.sync('getState', state.get),
      /** What the merchant's gateway checks: `cvv`, `postal_code`. */
      getChallenges: scope.method('getChallenges', async () => (await gateway()).challenges ?? []),
      getSupportedCardTypes: scope.method('getSupportedCardTypes', async () =>
        ((await gateway()).creditCards?.supportedCardTypes ?? []).map((type) => (type === 'MasterCard' ? 'Mastercard' : type)),
      ),
      teardown: scope.teardown,
    };
  },
});

/** Card fields in frames of the provider: what customers type never touches the merchant's page. */
export const hostedFields: Component<HostedFieldsCreateOptions, HostedFields> & {
  /** Whether digits are put into groups while they are typed; some browsers cannot. */
  supportsInputFormatting(): boolean;
} = { ...component, supportsInputFormatting };

/** What `hostedFields.create` resolves with. */
export type HostedFields = typeof component extends Component<HostedFieldsCreateOptions, infer Instance> ? Instance : never;
