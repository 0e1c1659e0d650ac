import { hostedFields } from '@tender/hosted-fields';

export { hostedFields } from '@tender/hosted-fields';
export const { create, supportsInputFormatting, VERSION } = hostedFields;
