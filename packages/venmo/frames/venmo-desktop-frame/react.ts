// Stands for React in this page's bundle: as much of it as the drawing of a QR code takes, over Preact.
import { createElement, Fragment, type VNode } from 'preact';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';

const forwardRef =
  <P>(draw: (props: P, ref: null) => VNode) =>
  (props: P) =>
    draw(props, null);

// Drawn at once: a page in the background has no next frame to wait for.
const react = { createElement, Fragment, forwardRef, useCallback, useEffect: useLayoutEffect, useMemo, useRef, useState };

export { createElement, react as default };
