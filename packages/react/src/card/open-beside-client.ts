import { abortable, onAbort } from '@tender/client/internal';
import type { HostedFields } from '@tender/hosted-fields';
import type { OpenInstance } from '../create-method';

/**
 * Creates card fields while their client is being created, because their frames need only the authorization: the customer can type as soon as they have
 * loaded. The fields are ready once both exist, and fail if the client does.
 */
export const openBesideClient: OpenInstance<HostedFields> = async (tender, create, signal) => {
  const { announced, promise: client, state } = tender.client();
  const controller = new AbortController();
  const stop = (reason: unknown): void => controller.abort(reason);
  onAbort(signal, stop);
  client.catch(stop);
  const withClient = client.then((created) => ({ client: created }));
  const access = state().instance ? withClient : Promise.race([announced, withClient]);
  const instance = await create(await access, controller.signal);
  try {
    await abortable(client, signal);
    return instance;
  } catch (error) {
    void instance.teardown();
    throw error;
  }
};
