/** Name of this component in the metadata of its requests. */
export const SOURCE = 'american-express';
