import { createApi, readResponse, type Api } from './api';
import { takeEarlyResponse, type EarlyRequest } from './early-requests';

/** Returns the result of a request that was sent before the scripts of the page had loaded, to the first who asks for it. */
export function takeStarted<Name extends EarlyRequest>(name: Name): ReturnType<Api[Name]> | undefined {
  const response = takeEarlyResponse(name);
  return response && (createApi(async () => readResponse(await response))[name]() as ReturnType<Api[Name]>);
}
