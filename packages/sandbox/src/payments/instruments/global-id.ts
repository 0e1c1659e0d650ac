/** Creates the id of an object in the GraphQL API, which the server API calls its global id. */
export const createGlobalId = (kind: string, id: string) => Buffer.from(`${kind}_${id}`).toString('base64url');
