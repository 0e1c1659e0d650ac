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

export const CardIcon = /* @__PURE__ */ createIcon(
  'M4.5 5h15A1.5 1.5 0 0121 6.5v11a1.5 1.5 0 01-1.5 1.5h-15A1.5 1.5 0 013 17.5v-11A1.5 1.5 0 014.5 5zM3 9.5h18M6.5 15h4',
);
export const BankIcon = /* @__PURE__ */ createIcon('M3.5 9.5L12 4l8.5 5.5zM5.5 9.5V17M10 9.5V17M14 9.5V17M18.5 9.5V17M3.5 20h17M4.5 17h15');
export const WalletIcon = /* @__PURE__ */ createIcon(
  'M4 8V7a2 2 0 012-2h11v3M4 8h14.5A1.5 1.5 0 0120 9.5v8a1.5 1.5 0 01-1.5 1.5h-13A1.5 1.5 0 014 17.5zM15.5 13.5h.5',
);
export const SavedIcon = /* @__PURE__ */ createIcon('M6.5 4h11A1.5 1.5 0 0119 5.5V20l-7-4.5L5 20V5.5A1.5 1.5 0 016.5 4z');
