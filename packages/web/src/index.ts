export { client, VERSION, TenderError, isTenderError } from '@tender/client';
export { hostedFields } from '@tender/hosted-fields';
export { sepa } from '@tender/sepa';
export { venmo } from '@tender/venmo';
