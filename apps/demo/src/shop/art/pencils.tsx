import type { ReactNode } from 'react';

interface PencilProps {
  readonly colour: string;
  readonly length: number;
}

/** An upright pencil with its point at the top, 16 wide, at 0, 0. */
export function Pencil({ colour, length }: PencilProps): ReactNode {
  return (
    <>
      <path d={`M0 26h16v${length - 26}H0z`} fill="var(--art-shadow)" transform="translate(5 6)" />
      <path d="M8 0 16 28H0z" fill="var(--art-wood-light)" />
      <path d="M8 0l2.6 9H5.4z" fill="var(--art-lead)" />
      <path d={`M0 26c3-3 5-3 5 0 2-3 4-3 6 0 1-3 3-3 5 0v${length - 26}H0z`} fill={colour} />
      <path d={`M11 26c1-3 3-3 5 0v${length - 26}h-5z`} fill="var(--art-shade)" />
      <path d={`M3 32v${length - 40}`} fill="none" stroke="var(--art-shine)" strokeWidth="1.5" />
    </>
  );
}

const SET = [
  ['var(--art-linen)', 44],
  ['var(--art-brass)', 36],
  ['var(--art-terracotta)', 48],
  ['var(--art-wood)', 40],
  ['var(--art-linen-dark)', 34],
  ['var(--art-glaze-shade)', 46],
] as const;

/** Six pencils in a paper band, seen from above. */
export function Pencils(): ReactNode {
  return (
    <g transform="rotate(6 160 120)">
      {SET.map(([colour, y], index) => (
        <g key={colour} transform={`translate(${92 + index * 23} ${y})`}>
          <Pencil colour={colour} length={204 - y} />
        </g>
      ))}
      <path d="M84 122h146v48H84z" fill="var(--art-shadow)" transform="translate(2 5)" />
      <path d="M84 120h146v48H84z" fill="var(--art-page)" />
      <path d="M84 120h146v4H84zM84 164h146v4H84z" fill="var(--art-linen)" />
      <path d="M150 156c0-12 6-19 18-19 0 12-6 19-18 19zm0 0 10-11" fill="none" stroke="var(--art-linen)" strokeWidth="2.5" />
      <path
        d="M104 140h34M104 150h22M186 140h26M186 150h18"
        fill="none"
        stroke="var(--art-speckle)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </g>
  );
}
