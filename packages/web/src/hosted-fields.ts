import { hostedFields } from '@tender/hosted-fields';

type Namespace = typeof hostedFields;

export { hostedFields, hostedFields as default };
export const create: Namespace['create'] = hostedFields.create;
export const supportsInputFormatting: Namespace['supportsInputFormatting'] = hostedFields.supportsInputFormatting;
export const VERSION: Namespace['VERSION'] = hostedFields.VERSION;
