import type { ReactNode } from 'react';

/** The picture of a test amount: a tag on a string. */
export function PriceTag(): ReactNode {
  return (
    <g transform="rotate(-12 160 120)">
      <path d="M206 96c26-30 60-24 92-60" fill="none" stroke="var(--art-speckle)" strokeWidth="3" />
      <path d="M76 78h112l36 42-36 42H76z" fill="var(--art-shadow)" transform="translate(5 8)" />
      <path d="M76 78h112l36 42-36 42H76c-4 0-6-2-6-6V84c0-4 2-6 6-6z" fill="var(--art-page)" />
      <path d="M90 104h72M90 120h54M90 136h64" stroke="var(--art-speckle)" strokeWidth="5" strokeLinecap="round" />
      <circle cx="200" cy="120" r="9" fill="var(--art-sky)" />
      <circle cx="200" cy="120" r="9" fill="none" stroke="var(--art-brass)" strokeWidth="4" />
    </g>
  );
}
