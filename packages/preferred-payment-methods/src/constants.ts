/** Name of the component in analytics events. */
export const EVENT_PREFIX = 'preferred-payment-methods';
