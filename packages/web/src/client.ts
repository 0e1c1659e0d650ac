import { client, VERSION } from '@tender/client';

export { client, client as default, VERSION };
export const create: (typeof client)['create'] = client.create;
