import { DEFAULT_HEIGHT, DEFAULT_WIDTH } from './constants';

/** In CSS pixels. */
export interface Geometry {
  /** Default 450. */
  width?: number;
  /** Default 535. */
  height?: number;
  /** Default: centred on the window. 0 is a position like any other. */
  top?: number;
  left?: number;
}

/** The features of a popup as `window.open` takes them, without `noopener`: its result comes through the opener. */
export function popupFeatures({ width, height, top, left }: Geometry): string {
  const { clientHeight, clientWidth } = document.documentElement;
  const h = height || DEFAULT_HEIGHT;
  const w = width || DEFAULT_WIDTH;
  const t = top === undefined ? ((outerHeight || clientHeight) - h) / 2 + (screenY ?? screenTop) : top;
  const l = left === undefined ? ((outerWidth || clientWidth) - w) / 2 + (screenX ?? screenLeft) : left;
  return `resizable,scrollbars,height=${h},width=${w},top=${t},left=${l}`;
}

/** A popup's size with the position that centres it, in whole pixels. */
export function roundedCenter({ width, height }: { width: number; height: number }): Required<Geometry> {
  return {
    width,
    height,
    top: Math.round((outerHeight - height) / 2) + screenTop,
    left: Math.round((outerWidth - width) / 2) + screenLeft,
  };
}
