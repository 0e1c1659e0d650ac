import type { ReactNode } from 'react';

/** A tray seen from above, with the small things of a desk in it. */
export function Tray(): ReactNode {
  return (
    <g transform="rotate(-4 160 120)">
      <rect x="52" y="66" width="220" height="124" rx="22" fill="var(--art-shadow)" transform="translate(6 9)" />
      <rect x="48" y="58" width="224" height="126" rx="22" fill="var(--art-wood)" />
      <path d="M62 66c60-6 140 4 196-2M60 178c70 6 130-4 200 0" fill="none" stroke="var(--art-grain)" strokeWidth="2" />
      <rect x="60" y="70" width="128" height="102" rx="14" fill="var(--art-wood-dark)" />
      <rect x="60" y="74" width="128" height="98" rx="14" fill="var(--art-wood-light)" />
      <rect x="200" y="70" width="60" height="102" rx="14" fill="var(--art-wood-dark)" />
      <rect x="200" y="74" width="60" height="98" rx="14" fill="var(--art-wood-light)" />
      <path
        d="M64 96c40 8 80-6 120 2M64 122c50-8 76 8 120 0M64 148c30 6 90-6 120 2M204 104c20 6 36-2 52 2M204 138c16-4 36 4 52 0"
        fill="none"
        stroke="var(--art-grain)"
      />
      <g transform="translate(76 150) rotate(-32)">
        <path d="M3 5h104v10H3z" fill="var(--art-shadow)" />
        <path d="M0 0h82v10H0z" fill="var(--art-linen-dark)" />
        <path d="M82 0h16l14 5-14 5H82z" fill="var(--art-brass)" />
        <path d="M0 0h8v10H0zM76 0h6v10h-6z" fill="var(--art-brass)" />
        <path d="M14 2h56" stroke="var(--art-shine)" strokeWidth="2" />
      </g>
      <g fill="none" stroke="var(--art-brass-dark)" strokeWidth="3.5" strokeLinecap="round">
        <path d="M216 96v20a8 8 0 0 0 16 0V98a5 5 0 0 0-10 0v16" />
        <path d="M238 142l-18-8a8 8 0 0 0-6 15l18 8a5 5 0 0 0 4-9l-15-6" />
      </g>
      <circle cx="150" cy="146" r="13" fill="var(--art-shadow)" transform="translate(2 3)" />
      <circle cx="150" cy="146" r="13" fill="var(--art-brass)" />
      <circle cx="150" cy="146" r="8" fill="none" stroke="var(--art-brass-dark)" strokeWidth="2" />
    </g>
  );
}
