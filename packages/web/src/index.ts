export { client, VERSION, TenderError, isTenderError } from '@tender/client';
export { hostedFields } from '@tender/hosted-fields';
export { sepa } from '@tender/sepa';
export { threeDSecure } from '@tender/three-d-secure';
export { venmo } from '@tender/venmo';
