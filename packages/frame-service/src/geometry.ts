import { DEFAULT_HEIGHT, DEFAULT_WIDTH } from './constants';

/** Size and position of a popup, in CSS pixels. */
export interface Geometry {
  /** Width. Default: 450. */
  width?: number;
  /** Height. Default: 535. */
  height?: number;
  /** Distance from the top of the screen. Default: centered on the window. */
  top?: number;
  /** Distance from the left of the screen. Default: centered on the window. */
  left?: number;
}

/** Creates the features of a popup for `window.open`. They lack `noopener`, because the result arrives through the opener. */
export function popupFeatures({ width, height, top, left }: Geometry): string {
  const { clientHeight, clientWidth } = document.documentElement;
  const h = height || DEFAULT_HEIGHT;
  const w = width || DEFAULT_WIDTH;
  const t = top === undefined ? ((outerHeight || clientHeight) - h) / 2 + (screenY ?? screenTop) : top;
  const l = left === undefined ? ((outerWidth || clientWidth) - w) / 2 + (screenX ?? screenLeft) : left;
  return `resizable,scrollbars,height=${h},width=${w},top=${t},left=${l}`;
}

/** Adds the position that centers a popup on the window, in whole pixels. */
export function centerPopup({ width, height }: { width: number; height: number }): Required<Geometry> {
  return {
    width,
    height,
    top: Math.round((outerHeight - height) / 2) + screenTop,
    left: Math.round((outerWidth - width) / 2) + screenLeft,
  };
}
