import type { ReactNode } from 'react';

const drawings: Readonly<Record<string, ReactNode>> = {
  mug: (
    <>
      <path className="tint" d="M38 40h48v34a16 16 0 0 1-16 16H54a16 16 0 0 1-16-16Z" />
      <path d="M38 40h48v34a16 16 0 0 1-16 16H54a16 16 0 0 1-16-16ZM86 50h8a11 11 0 0 1 0 22h-8M52 30c-4-5 4-8 0-13M66 30c-4-5 4-8 0-13" />
    </>
  ),
  notebook: (
    <>
      <path className="tint" d="M40 22h48v70H40z" />
      <path d="M40 22h44a4 4 0 0 1 4 4v62a4 4 0 0 1-4 4H40ZM40 22v70M34 34h12M34 48h12M34 62h12M34 76h12M60 40h16M60 50h16" />
    </>
  ),
  lamp: (
    <>
      <path className="tint" d="m44 20 26 8-14 26-26-10Z" />
      <path d="m44 20 26 8-14 26-26-10ZM64 39l22 15-16 34M50 92h44M70 88v4" />
    </>
  ),
  plant: (
    <>
      <path className="tint" d="M44 68h36l-5 24H49Z" />
      <path d="M44 68h36l-5 24H49ZM62 68V34M62 52c-14 0-20-8-20-18 12 0 20 6 20 18ZM62 44c0-14 7-22 20-24 0 14-6 24-20 24Z" />
    </>
  ),
};

/** A line drawing of a product; a price tag for what has none. */
export function ProductPicture({ productId }: { readonly productId: string }): ReactNode {
  return (
    <svg className="picture" viewBox="0 0 124 110" aria-hidden="true">
      {drawings[productId] ?? <path d="M34 56 62 28h28v28L62 84ZM80 38h.5" />}
    </svg>
  );
}
