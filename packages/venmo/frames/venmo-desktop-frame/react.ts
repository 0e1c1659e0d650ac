// Replaces React in this page's bundle with Preact, as far as the QR code library uses it.
import { createElement, Fragment, type VNode } from 'preact';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';

const forwardRef =
  <P>(draw: (props: P, ref: null) => VNode) =>
  (props: P) =>
    draw(props, null);

// Layout effects run at once. Other effects wait for an animation frame, which a page in the background does not get.
const react = { createElement, Fragment, forwardRef, useCallback, useEffect: useLayoutEffect, useMemo, useRef, useState };

export { createElement, react as default };
