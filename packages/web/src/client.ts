import { client, VERSION } from '@tender/client';

export { client, VERSION };
export const create: (typeof client)['create'] = client.create;
