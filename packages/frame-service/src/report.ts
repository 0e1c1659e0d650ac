import { DISPATCH_FRAME_PREFIX, DISPATCH_FRAME_REPORT } from './constants';

/** The bus that a dispatch frame shows to the pages of its origin. */
export interface DispatchBus {
  /** Returns false when nobody is listening. */
  emit(event: string, data?: unknown, reply?: () => void): boolean;
}
type DispatchWindow = Window & { bus?: DispatchBus };

/** What follows the last underscore of a window's name, up to a question mark. */
export function serviceIdOf(windowName: string): string {
  return windowName.replace(/\?.*/s, '').replace(/.*_/s, '');
}

/**
 * For result pages: hands what happened to the merchant's page, by way of the dispatch frame that stands there on the same origin as this
 * page. Returns whether there is one.
 * @param onConfirmed called when the merchant's page has taken it
 */
export function report(error: Error | null, payload: object, onConfirmed?: () => void): boolean {
  try {
    const bus = findDispatchFrame()?.bus;
    return bus ? bus.emit(DISPATCH_FRAME_REPORT, { err: error, payload }, onConfirmed) !== false : false;
  } catch {
    return false; // a frame of that name on another origin
  }
}

function findDispatchFrame(): DispatchWindow | undefined {
  const merchant = ((window.opener as Window | null) || window.parent) as Window & Record<string, DispatchWindow | undefined>;
  return merchant[`${DISPATCH_FRAME_PREFIX}_${serviceIdOf(window.name)}`];
}
