import type { TenderError } from '@tender/client';

/** Metadata of the page, sent with every lookup. Times are in milliseconds. */
export interface ClientMetadata {
  readonly requestedThreeDSecureVersion: '2';
  readonly sdkVersion: string;
  /** Time that the setup of the authentication script took. */
  cardinalDeviceDataCollectionTimeElapsed?: number;
  /** Time that the bank took to collect data about the device. */
  issuerDeviceDataCollectionTimeElapsed?: number;
  /** Whether the bank could collect data about the device. */
  issuerDeviceDataCollectionResult?: unknown;
}
/** The setup of the authentication script. */
export interface CardinalSetup {
  /** Resolves with the id of the script's session, or rejects with the error of a failed setup. Settles within the time limit. */
  readonly sessionId: Promise<unknown>;
  /** Resolves when the setup is complete or has failed. */
  readonly settled: Promise<void>;
  /** Records an error that the script reported while no verification was pending. A setup that is not complete fails with it. */
  report(event: string, error: TenderError): void;
  /** Configures the script again, which it needs after every verification. Never throws. */
  restart(): void;
}
