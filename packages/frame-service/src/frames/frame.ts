import type { Geometry } from '../geometry';
import type { Outcome } from '../outcome';

export interface FrameOptions extends Geometry {
  /** Shown first. */
  openFrameUrl: string;
  /** Where a lightbox goes; default `document.body`. */
  container?: Element;
}

/** One way to show the customer a page of somebody else's. */
export interface Frame {
  /** Whether it may be closed without telling, so that it has to be looked at. */
  readonly polled: boolean;
  /** Whether opening another of the same name takes its place. */
  readonly replaceable: boolean;
  open(complete: (outcome: Outcome) => void): void;
  isClosed(): boolean;
  /** Nothing happens when it is closed already. */
  close(): void;
  focus(): void;
  redirect(url: string): void;
}
