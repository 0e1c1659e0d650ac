import type { ReactNode } from 'react';

interface MarkProps {
  /** Color of the chip. Default: white, with a line around it. */
  readonly ground?: string;
  readonly children: ReactNode;
}

/** A chip of 38 by 24 pixels, in the colors of its brand on light and dark pages. */
export function Mark({ ground, children }: MarkProps): ReactNode {
  return (
    <svg viewBox="0 0 38 24" width="38" height="24" direction="ltr" aria-hidden="true" focusable="false" data-tender-mark="">
      <rect x="0.5" y="0.5" width="37" height="23" rx="3.5" fill={ground ?? '#fff'} stroke={ground ?? '#d9dde3'} />
      {children}
    </svg>
  );
}

interface WordProps {
  readonly children: string;
  readonly fill: string;
  readonly size: number;
  /** Width, whatever the fonts of the system are. */
  readonly width: number;
  readonly isItalic?: boolean;
}

/** A word in the middle of a chip. */
export function Word({ children, fill, size, width, isItalic }: WordProps): ReactNode {
  return (
    <text
      x={19}
      y={12 + size * 0.36}
      fill={fill}
      fontFamily="Arial, Helvetica, sans-serif"
      fontSize={size}
      fontStyle={isItalic ? 'italic' : undefined}
      fontWeight={800}
      textAnchor="middle"
      textLength={width}
      lengthAdjust="spacingAndGlyphs"
    >
      {children}
    </text>
  );
}
