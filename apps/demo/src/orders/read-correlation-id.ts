/** Returns the id in the device data of a payment. The provider has what it knows about the device under this id. */
export function readCorrelationId(deviceData: string): string {
  return /"correlation_id":"([^"]*)"/.exec(deviceData)?.[1] ?? deviceData;
}
