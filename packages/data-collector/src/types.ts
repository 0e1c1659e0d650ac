import type { Abortable, Callback } from '@tender/client';
import type { Component, ComponentOptions, Method } from '@tender/client/internal';

/** Options of `dataCollector.create`. */
export interface DataCollectorCreateOptions extends ComponentOptions {
  /** Makes `create` resolve at once, while the data is collected; `getDeviceData` then waits for it. Default: false. */
  useDeferredClient?: boolean;
  /**
   * Your own correlation id, if your server knows the customer's session by one already. Only the first 32 characters count. Default: an id of the
   * client, which stays the same for the life of the page.
   */
  riskCorrelationId?: string;
  /**
   * Earlier name of `riskCorrelationId`, which comes first.
   * @deprecated Use `riskCorrelationId`.
   */
  clientMetadataId?: string;
  /**
   * Earlier name of `riskCorrelationId`, which comes first, as does `clientMetadataId`.
   * @deprecated Use `riskCorrelationId`.
   */
  correlationId?: string;
  /** Name of a function on `window` that the provider's fraud script calls when it is ready. Default: none. */
  cb1?: string;
  /**
   * Has no effect.
   * @deprecated Leave it out: every data collector is one of PayPal.
   */
  paypal?: boolean;
  /**
   * Has no effect.
   * @deprecated Leave it out: the provider no longer uses Kount.
   */
  kount?: boolean;
}

/** Options of `getDeviceData`. */
export interface DataCollectorGetDeviceDataOptions {
  /** Resolves with an object instead of its JSON text. Default: false. */
  raw?: boolean;
}

/** Device data as an object. */
export interface DataCollectorRawDeviceData {
  /** Identifies what was collected, at most 32 characters long. */
  correlation_id: string;
}

/** Methods of every data collector. */
interface DataCollectorMethods {
  /**
   * Resolves with the device data, as soon as it has been collected: a JSON text, or with `raw` a new object.
   * @example const deviceData = await instance.getDeviceData();
   * @throws DATA_COLLECTOR_REQUIRES_CREATE_OPTIONS when the provider's script could not be loaded, only with `useDeferredClient`
   * @throws the errors of creating a client, such as CLIENT_AUTHORIZATION_INVALID, only with `useDeferredClient`
   */
  getDeviceData: GetDeviceData;
  /**
   * Removes the data collector from the page. Later calls throw METHOD_CALLED_AFTER_TEARDOWN. The device data stays valid.
   * @example await instance.teardown();
   */
  teardown: Method<[], void>;
}

type RawOptions = DataCollectorGetDeviceDataOptions & { raw: true };

/** The option `raw` decides what the method resolves with. */
interface GetDeviceData extends Method<[options?: DataCollectorGetDeviceDataOptions], string> {
  (options: RawOptions & Abortable): Promise<DataCollectorRawDeviceData>;
  (options: RawOptions, callback: Callback<DataCollectorRawDeviceData>): void;
}

/** A data collector, as `dataCollector.create` resolves with. */
export interface DataCollector extends DataCollectorMethods {
  /** Device data, for your server to send with the transaction: the JSON text `{"correlation_id":"…"}`. */
  deviceData: string;
  /** The same as an object. A change of it does not change what `getDeviceData` resolves with. */
  rawDeviceData: DataCollectorRawDeviceData;
}

/** A data collector, as `dataCollector.create` resolves with when `useDeferredClient` is true. */
export interface DataCollectorDeferred extends DataCollectorMethods {
  /** Device data, for your server to send with the transaction. Undefined until it has been collected. */
  deviceData?: string;
  /** The same as an object. Undefined until it has been collected. */
  rawDeviceData?: DataCollectorRawDeviceData;
}

type DeferredOptions = DataCollectorCreateOptions & { useDeferredClient: true };

/** The component. `useDeferredClient` decides which kind of instance `create` resolves with. */
export interface DataCollectorComponent extends Component<DataCollectorCreateOptions, DataCollector> {
  /**
   * Creates an instance.
   * @example const { deviceData } = await dataCollector.create({ authorization });
   * @throws DATA_COLLECTOR_REQUIRES_CREATE_OPTIONS when the provider's script could not be loaded, unless `useDeferredClient` is true
   * @throws INSTANTIATION_OPTION_REQUIRED, INCOMPATIBLE_VERSIONS, BROWSER_REQUIRED and the errors of creating a client
   */
  create(options: DeferredOptions): Promise<DataCollectorDeferred>;
  create(options: DeferredOptions, callback: Callback<DataCollectorDeferred>): void;
  create(options: DataCollectorCreateOptions): Promise<DataCollector>;
  create(options: DataCollectorCreateOptions, callback: Callback<DataCollector>): void;
}
