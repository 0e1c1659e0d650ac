/** Before the names of events. */
export const EVENT_PREFIX = 'preferred-payment-methods';
