import type { Configuration } from '@tender/client';
import { endpointsFromConfiguration, fraudBeaconUrl, type Scope } from '@tender/client/internal';
import { FRAMES, ID_LENGTH, PAGE } from '../constants';
import type { DataCollectorCreateOptions } from '../types';
import { runFraudScript } from './run-fraud-script';

type CollectorScope = Scope<DataCollectorCreateOptions>;

/**
 * The collection under the client's id, which all collectors of the page without an id of their own share. It resolves with the id, or with
 * undefined if its collector has been torn down before that.
 */
let sharedCollection: Promise<string | undefined> | undefined;

/** Collectors that have not been torn down. They share the frames of the fraud script. */
let collectors = 0;

/**
 * Collects device data and resolves with its correlation id.
 * @throws DATA_COLLECTOR_REQUIRES_CREATE_OPTIONS when the fraud script could not be loaded
 */
export async function collectDeviceData(scope: CollectorScope, configuration: Configuration): Promise<string> {
  const { riskCorrelationId, clientMetadataId, correlationId } = scope.options;
  const ownId = riskCorrelationId || clientMetadataId || correlationId;
  scope.signal.throwIfAborted();
  collectors += 1;
  scope.own({ dispose: removeFramesAfterLast });
  return ownId ? collect(scope, configuration, ownId) : collectOnce(scope, configuration);
}

/** Collects under the client's id, unless this page has done so before or is doing so. After a failure, the next call tries again. */
async function collectOnce(scope: CollectorScope, configuration: Configuration): Promise<string> {
  scope.signal.throwIfAborted();
  sharedCollection ??= collect(scope, configuration, configuration.analyticsMetadata.sessionId).catch((error: unknown) => {
    sharedCollection = undefined;
    if (!scope.signal.aborted) throw error;
    return undefined;
  });
  return (await sharedCollection) ?? collectOnce(scope, configuration);
}

async function collect(scope: CollectorScope, configuration: Configuration, longId: string): Promise<string> {
  const id = String(longId).slice(0, ID_LENGTH);
  const isProduction = configuration.gatewayConfiguration.environment === 'production';
  await runFraudScript(scope, endpointsFromConfiguration(configuration).fraudScript, {
    f: id,
    s: PAGE,
    b: fraudBeaconUrl(id),
    cb1: scope.options.cb1,
    sandbox: isProduction ? undefined : true, // `false` would mean something else to the script
  });
  return id;
}

function removeFramesAfterLast(): void {
  collectors -= 1;
  if (!collectors) document.querySelectorAll(FRAMES).forEach((frame) => frame.remove());
}
