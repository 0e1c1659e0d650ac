import type { OptionNames, UnusedOptions } from '@tender/client/internal';
import type { DataCollectorCreateOptions, DataCollectorGetDeviceDataOptions } from './types';

/** The options of each call, as `<event prefix>.<call>`. `onEvent` hears of all others. */
export const callOptions = {
  'data-collector.create': {
    useDeferredClient: true,
    riskCorrelationId: true,
    clientMetadataId: true,
    correlationId: true,
    cb1: true,
    paypal: true,
    kount: true,
  } satisfies OptionNames<DataCollectorCreateOptions>,
  'data-collector.getDeviceData': { raw: true } satisfies OptionNames<DataCollectorGetDeviceDataOptions>,
};

export const unusedOptions = {
  'data-collector.create': (() => ['paypal', 'kount']) satisfies UnusedOptions<DataCollectorCreateOptions>,
};
