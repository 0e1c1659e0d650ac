import type { ReactNode } from 'react';

const SPECKLES = [
  [130, 122],
  [146, 140],
  [171, 118],
  [160, 150],
  [136, 156],
  [184, 136],
  [150, 118],
  [174, 146],
] as const;

/** A mug with an unglazed foot, on a cork coaster at 156, 194. */
export function Mug(): ReactNode {
  return (
    <>
      <ellipse cx="172" cy="201" rx="82" ry="9" fill="var(--art-shadow)" />
      <ellipse cx="156" cy="197" rx="62" ry="10" fill="var(--art-cork-shade)" />
      <ellipse cx="156" cy="194" rx="62" ry="10" fill="var(--art-cork)" />
      <path d="M198 116c20-4 32 7 30 22s-15 25-34 23" fill="none" stroke="var(--art-glaze-shade)" strokeWidth="12" strokeLinecap="round" />
      <path d="M198 114c20-4 32 7 30 22s-15 25-34 23" fill="none" stroke="var(--art-glaze)" strokeWidth="8" strokeLinecap="round" />
      <path d="M112 98h88l-5 78c-1 11-9 18-19 18h-40c-10 0-18-7-19-18z" fill="var(--art-glaze)" />
      <path d="M116 164c26 7 54 7 80 0l-1 12c-1 11-9 18-19 18h-40c-10 0-18-7-19-18z" fill="var(--art-clay-body)" />
      <path d="M178 98h22l-5 78c-1 11-9 18-19 18h-12c9-2 13-9 14-18z" fill="var(--art-shade)" />
      {SPECKLES.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="1.6" fill="var(--art-speckle)" />
      ))}
      <ellipse cx="156" cy="98" rx="44" ry="9" fill="var(--art-glaze-light)" />
      <ellipse cx="156" cy="99" rx="38" ry="6.5" fill="var(--art-coffee)" />
      <path d="M124 116c0 18 1 32 3 44" fill="none" stroke="var(--art-shine)" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M144 82c-8-12 8-18 0-32M168 78c-8-12 8-18 0-32"
        fill="none"
        stroke="var(--art-steam)"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </>
  );
}
