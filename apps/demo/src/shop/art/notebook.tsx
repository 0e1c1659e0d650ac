import type { ReactNode } from 'react';
import { Pencil } from './pencils';

/** A notebook seen from above: linen cover, elastic, ribbon, and a pencil beside it. */
export function Notebook(): ReactNode {
  return (
    <g transform="rotate(-7 160 120)">
      <path d="M108 38h124v164H108z" fill="var(--art-shadow)" transform="translate(7 9)" />
      <path d="M150 194v26l6-6 6 6v-26z" fill="var(--art-terracotta)" />
      <path d="M106 38h116c3 0 5 2 5 5v154c0 3-2 5-5 5H106z" fill="var(--art-page-shade)" />
      <path d="M106 38h114v160H106z" fill="var(--art-page)" />
      <path d="M102 34h110c4 0 6 2 6 6v150c0 4-2 6-6 6H102z" fill="var(--art-linen)" />
      <path d="M102 34h16v162h-16z" fill="var(--art-shade)" />
      <path
        d="M118 50h100M118 66h100M118 82h100M118 98h100M118 114h100M118 130h100M118 146h100M118 162h100M118 178h100M134 34v162M150 34v162M166 34v162M182 34v162"
        fill="none"
        stroke="var(--art-weave)"
      />
      <path d="M138 72h52v34h-52z" fill="var(--art-page)" />
      <path d="M146 84h36M146 93h24" fill="none" stroke="var(--art-speckle)" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M200 34h6v162h-6z" fill="var(--art-linen-dark)" />
      <g transform="translate(246 42) rotate(5)">
        <Pencil colour="var(--art-brass)" length={150} />
      </g>
    </g>
  );
}
