import { client } from '@tender/client';

export { client, VERSION } from '@tender/client';
export const create: (typeof client)['create'] = client.create;
