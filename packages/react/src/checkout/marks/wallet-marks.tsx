import type { ReactNode } from 'react';
import { Mark, Word } from './mark';

/** PayPal's two overlapping letters. */
export const PayPalMark = (): ReactNode => (
  <Mark>
    <path d="M17.4 6.8h4.7c2.7 0 4 1.4 3.5 3.8-.5 2.6-2.4 3.9-5 3.9h-1.4l-.7 4.1h-3.1z" fill="#0070e0" />
    <path d="M14.4 4.2h4.9c2.7 0 4 1.5 3.6 3.9-.5 2.7-2.4 4-5.1 4h-1.5l-.7 4.2h-3.2z" fill="#003087" />
  </Mark>
);

export const VenmoMark = (): ReactNode => (
  <Mark ground="#008cff">
    <path
      d="M24.3 5.5c.5.8.7 1.6.7 2.6 0 3.3-2.8 7.5-5 10.4h-5.1L12.9 6.5l4.5-.4 1.1 8.6c1-1.7 2.3-4.3 2.3-6 0-1-.2-1.6-.4-2.2z"
      fill="#fff"
    />
  </Mark>
);

export const GooglePayMark = (): ReactNode => (
  <Mark>
    <g fill="none" strokeWidth="2.2">
      <path d="M13.9 8.9a4.3 4.3 0 00-6.7 1" stroke="#ea4335" />
      <path d="M7.2 9.9a4.3 4.3 0 000 4.2" stroke="#fbbc04" />
      <path d="M7.2 14.1a4.3 4.3 0 006.3 1.2" stroke="#34a853" />
      <path d="M13.5 15.3a4.3 4.3 0 001.7-3.3H11" stroke="#4285f4" />
    </g>
    <text
      x="17.5"
      y="15.5"
      fill="#3c4043"
      fontFamily="Arial, Helvetica, sans-serif"
      fontSize="10"
      textLength="17"
      lengthAdjust="spacingAndGlyphs"
    >
      Pay
    </text>
  </Mark>
);

/** The name alone: Apple's symbol may only be used as Apple draws it. */
export const ApplePayMark = (): ReactNode => (
  <Mark ground="#000">
    <Word fill="#fff" size={6.5} width={31}>
      Apple Pay
    </Word>
  </Mark>
);

/** PayPal's name, in the colors that its button has on gold. */
export const PayPalWordmark = (): ReactNode => (
  <svg viewBox="0 0 76 24" width="76" height="24" direction="ltr" role="img" aria-label="PayPal" focusable="false">
    <text
      x="2"
      y="18"
      fontFamily="Arial, Helvetica, sans-serif"
      fontSize="20"
      fontStyle="italic"
      fontWeight="800"
      textLength="72"
      lengthAdjust="spacingAndGlyphs"
    >
      <tspan fill="#003087">Pay</tspan>
      <tspan fill="#0059b3">Pal</tspan>
    </text>
  </svg>
);
