export { client, VERSION, TenderError, isTenderError } from '@tender/client';
export { hostedFields } from '@tender/hosted-fields';
