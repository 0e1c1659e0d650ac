import type { ReactNode } from 'react';

/** A lit lamp on its round foot, at 116, 192. */
export function Lamp(): ReactNode {
  return (
    <>
      <path d="M158 108h84l44 90H114z" fill="var(--art-beam)" />
      <ellipse cx="200" cy="197" rx="86" ry="11" fill="var(--art-pool)" />
      <ellipse cx="124" cy="200" rx="58" ry="8" fill="var(--art-shadow)" />
      <path d="M76 190c0-9 18-12 40-12s40 3 40 12v4c0 5-18 8-40 8s-40-3-40-8z" fill="var(--art-enamel-dark)" />
      <ellipse cx="116" cy="189" rx="40" ry="9" fill="var(--art-enamel)" />
      <path
        d="M116 186 98 112l102-58"
        fill="none"
        stroke="var(--art-brass-dark)"
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M114 186 96 112l102-58" fill="none" stroke="var(--art-brass)" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" />
      <circle cx="97" cy="112" r="9" fill="var(--art-enamel-dark)" />
      <circle cx="97" cy="112" r="4" fill="var(--art-brass)" />
      <path d="M190 44h20v16h-20z" fill="var(--art-enamel-dark)" />
      <ellipse cx="200" cy="108" rx="44" ry="8" fill="var(--art-bulb)" />
      <path d="M186 56h28c18 8 28 30 30 52-20 8-68 8-88 0 2-22 12-44 30-52z" fill="var(--art-enamel)" />
      <path d="M206 56h8c18 8 28 30 30 52-6 2-14 4-24 5 4-22-2-44-14-57z" fill="var(--art-shade)" />
      <path d="M178 70c-6 8-10 18-12 30" fill="none" stroke="var(--art-shine)" strokeWidth="5" strokeLinecap="round" />
      <path d="M156 108c20 8 68 8 88 0" fill="none" stroke="var(--art-bulb)" strokeWidth="3" />
    </>
  );
}
