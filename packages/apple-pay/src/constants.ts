/** Names this component as the source of a request, in its metadata. */
export const META = { source: 'apple-pay' };

/** Capabilities of a merchant for whom the gateway lists none. */
export const DEFAULT_CAPABILITIES = ['supports3DS'] as const;
