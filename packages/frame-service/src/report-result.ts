import { DISPATCH_FRAME_PREFIX, DISPATCH_FRAME_REPORT } from './constants';

/** The bus that a dispatch frame offers to pages of its origin. */
export interface DispatchBus {
  /** Returns false if the merchant's page is not connected. */
  emit(event: string, data?: unknown, reply?: () => void): boolean;
}
type DispatchWindow = Window & { bus?: DispatchBus };

/** Reads the id of the service from a window's name: the part after the last underscore, up to a question mark. */
export function parseServiceId(windowName: string): string {
  return windowName.replace(/\?.*/s, '').split('_').pop() ?? '';
}

/**
 * Sends the result from a result page to the merchant's page, through the dispatch frame, which has the origin of the result page. Returns false if
 * there is no dispatch frame.
 * @param onConfirmed called when the merchant's page has received the result
 */
export function reportResult(error: Error | null, payload: object, onConfirmed?: () => void): boolean {
  try {
    const bus = findDispatchFrame()?.bus;
    return bus ? bus.emit(DISPATCH_FRAME_REPORT, { err: error, payload }, onConfirmed) !== false : false;
  } catch {
    return false; // the frame of that name has another origin
  }
}

function findDispatchFrame(): DispatchWindow | undefined {
  const merchant = ((window.opener as Window | null) || window.parent) as Window & Record<string, DispatchWindow | undefined>;
  return (merchant.frames as typeof merchant)[`${DISPATCH_FRAME_PREFIX}_${parseServiceId(window.name)}`];
}
