import type { Geometry } from '../geometry';
import type { Outcome } from '../outcome';

/** Options of a frame. */
export interface FrameOptions extends Geometry {
  /** URL that the frame shows until it is redirected. */
  openFrameUrl: string;
  /** Element that a lightbox is added to. Default: `document.body`. */
  container?: Element;
}

/** One way to show a page of another origin to the customer. */
export interface Frame {
  /** Whether the frame can be closed without an event, so that it must be polled. */
  readonly polled: boolean;
  /** Whether a new frame of the same name replaces this one. */
  readonly replaceable: boolean;
  /** Shows the frame. */
  open(complete: (outcome: Outcome) => void): void;
  isClosed(): boolean;
  /** Closes the frame. Does nothing if it is already closed. */
  close(): void;
  focus(): void;
  /** Opens a URL in the frame. */
  redirect(url: string): void;
}
