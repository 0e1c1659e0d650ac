import type { ReactNode } from 'react';

/** A card on its envelope, from above, with a twig of fern and a ribbon. */
export function GiftCard(): ReactNode {
  return (
    <>
      <g transform="rotate(-9 160 120)">
        <path d="M62 74h196v118H62z" fill="var(--art-shadow)" transform="translate(5 8)" />
        <path d="M62 74h196v118H62z" fill="var(--art-page-shade)" />
        <path d="M62 74l98 72 98-72" fill="var(--art-page)" />
      </g>
      <g transform="rotate(4 160 116)">
        <rect x="68" y="52" width="188" height="118" rx="10" fill="var(--art-shadow)" transform="translate(3 7)" />
        <rect x="68" y="52" width="188" height="118" rx="10" fill="var(--art-linen)" />
        <path d="M96 52h16v118H96z" fill="var(--art-brass)" />
        <path d="M108 52h4v118h-4z" fill="var(--art-shade)" />
        <Fern />
        <path d="M104 108c-22-22-34-14-30-2 2 8 16 6 30 2zm0 0c22-22 34-14 30-2-2 8-16 6-30 2z" fill="var(--art-brass)" />
        <path d="M104 108l-16 22 10-2 4 8 2-28zm0 0l16 22-10-2-4 8-2-28z" fill="var(--art-brass-dark)" />
        <circle cx="104" cy="108" r="6" fill="var(--art-brass-dark)" />
      </g>
    </>
  );
}

function Fern(): ReactNode {
  return (
    <g transform="translate(172 158) rotate(24)" fill="none" stroke="var(--art-vein)" strokeWidth="3.5" strokeLinecap="round">
      <path d="M0 0C2-34 8-64 26-92" />
      <path d="M1-14l-22-8M2-28l-26-8M5-42l-26-7M9-56l-22-6M14-69l-16-4M20-81l-9-3M1-14l22-14M2-28l28-16M5-42l28-15M9-56l24-13M14-69l18-10" />
    </g>
  );
}
