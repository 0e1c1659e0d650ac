import type { ReactNode } from 'react';

/** Creates an icon in the color of the text beside it. */
const createIcon = (path: string): (() => ReactNode) =>
  function Icon() {
    return (
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" data-tender-icon="">
        <path d={path} fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    );
  };

export const BankIcon = /* @__PURE__ */ createIcon('M3.5 9.5L12 4l8.5 5.5zM5.5 9.5V17M10 9.5V17M14 9.5V17M18.5 9.5V17M3.5 20h17M4.5 17h15');
export const SavedIcon = /* @__PURE__ */ createIcon('M6.5 4h11A1.5 1.5 0 0119 5.5V20l-7-4.5L5 20V5.5A1.5 1.5 0 016.5 4z');
