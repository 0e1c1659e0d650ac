import { defineComponent, type Call, type Component, type Scope } from '@tender/client/internal';
import { changeClass } from './actions/change-class';
import { clear, focus, setMessage, type SetMessageOptions } from './actions/field-actions';
import { setAttribute, type RemoveAttributeOptions, type SetAttributeOptions } from './actions/set-attribute';
import { setMonthOptions } from './actions/set-month-options';
import { tokenize } from './actions/tokenize';
import { supportsInputFormatting } from './browser';
import type { FieldKey } from './constants';
import { readFields, readKeys } from './fields/read-fields';
import { setUp } from './fields/set-up';
import { methodsOf, syncMethodsOf } from './methods-of';
import type { HostedFieldsCreateOptions, TokenizeOptions } from './types';

const component = defineComponent({
  name: 'Hosted Fields',
  prefix: 'custom.hosted-fields',
  teardownEvent: 'teardown-completed',
  async create(scope: Scope<HostedFieldsCreateOptions>) {
    const { client, fields } = scope.options;
    const keys = readKeys(fields);
    scope.track(client ? 'initialized' : 'initialized.deferred-client');
    const context = await setUp(scope, readFields(fields, keys));
    const { channel, emitter, state } = context;
    const gateway = async () => (await scope.client()).getConfiguration().gatewayConfiguration;
    return {
      /** For UnionPay, whose frame finds the fields by it. */
      _bus: { channel },
      ...syncMethodsOf(scope, {
        on: emitter.on,
        off: emitter.off,
        hasListener: emitter.hasListener,
        _emit: emitter.emit,
        /** The fields and the brands that the number typed so far may belong to; never what was typed. */
        getState: state.get,
        setMessage: (options: SetMessageOptions) => setMessage(context, options),
      }),
      ...methodsOf(scope, {
        tokenize: (call: Call, options?: TokenizeOptions) => tokenize(call, context, options),
        /** Adds a class to the input of a field, for rules of `styles`. */
        addClass: (_: Call, field: FieldKey, classname: string) => changeClass(context, 'addClass', 'ADD_CLASS', field, classname),
        /** Takes a class from the input of a field. */
        removeClass: (_: Call, field: FieldKey, classname: string) => changeClass(context, 'removeClass', 'REMOVE_CLASS', field, classname),
        setAttribute: (_: Call, options: SetAttributeOptions) => setAttribute(context, 'setAttribute', options),
        /** Takes an attribute from the input of a field. */
        removeAttribute: (_: Call, options: RemoveAttributeOptions) =>
          setAttribute(context, 'removeAttribute', { ...options, value: undefined }),
        /** @deprecated Use `setAttribute`. */
        setPlaceholder: (_: Call, field: FieldKey, value: string) =>
          setAttribute(context, 'setPlaceholder', { field, attribute: 'placeholder', value }),
        setMonthOptions: (call: Call, texts: string[]) => setMonthOptions(call, context, texts),
        clear: (_: Call, field: FieldKey) => clear(context, field),
        focus: (_: Call, field: FieldKey) => focus(context, field),
        /** What the merchant's gateway checks: `cvv`, `postal_code`. */
        getChallenges: async () => (await gateway()).challenges ?? [],
        /** The brands that the merchant's account takes, as displayed: `Visa`, `Mastercard`. */
        getSupportedCardTypes: async () =>
          ((await gateway()).creditCards?.supportedCardTypes ?? []).map((type) => type.replace('MasterCard', 'Mastercard')),
      }),
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
