import type { ReactNode } from 'react';

/** Where each leaf begins, its angle and its size. The last ones are in front. */
const LEAVES = [
  [160, 62, 4, 0.72],
  [160, 132, -78, 0.86],
  [160, 128, 76, 0.9],
  [160, 108, -52, 0.98],
  [160, 100, 50, 0.98],
  [160, 84, -26, 0.9],
  [160, 76, 27, 0.86],
] as const;

/** A rubber plant in a clay pot, at 160, 208. */
export function Plant(): ReactNode {
  return (
    <>
      <ellipse cx="176" cy="209" rx="66" ry="8" fill="var(--art-shadow)" />
      <path d="M160 152V58" fill="none" stroke="var(--art-stem)" strokeWidth="6" strokeLinecap="round" />
      {LEAVES.map(([x, y, angle, size]) => (
        <Leaf key={angle} x={x} y={y} angle={angle} size={size} />
      ))}
      <ellipse cx="160" cy="208" rx="42" ry="7" fill="var(--art-terracotta-dark)" />
      <path d="M126 160h68l-8 40c-1 5-4 8-9 8h-34c-5 0-8-3-9-8z" fill="var(--art-terracotta)" />
      <path d="M174 160h20l-8 40c-1 5-4 8-9 8h-14c6-2 8-8 9-14z" fill="var(--art-shade)" />
      <path d="M120 146h80v16c0 2-1 3-3 3h-74c-2 0-3-1-3-3z" fill="var(--art-terracotta)" />
      <path d="M120 160h80v2c0 2-1 3-3 3h-74c-2 0-3-1-3-3z" fill="var(--art-terracotta-dark)" />
      <path d="M178 146h22v16c0 2-1 3-3 3h-19z" fill="var(--art-shade)" />
      <path d="M134 174l4 22" fill="none" stroke="var(--art-shine)" strokeWidth="4" strokeLinecap="round" />
    </>
  );
}

interface LeafProps {
  readonly x: number;
  readonly y: number;
  /** In degrees, clockwise from upright. */
  readonly angle: number;
  readonly size: number;
}

export function Leaf({ x, y, angle, size }: LeafProps): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) rotate(${angle}) scale(${size})`}>
      <path d="M0 4c-24-16-30-50 0-84 30 34 24 68 0 84z" fill="var(--art-leaf)" />
      <path d="M0 4c24-16 30-50 0-84z" fill="var(--art-leaf-dark)" />
      <path d="M0 6v-78" fill="none" stroke="var(--art-vein)" strokeWidth="2" strokeLinecap="round" />
      <path
        d="M0-14-13-24M0-30l-15-10M0-46l-12-9M0-14l13-10M0-30l15-10M0-46l12-9"
        fill="none"
        stroke="var(--art-vein)"
        strokeLinecap="round"
      />
    </g>
  );
}
