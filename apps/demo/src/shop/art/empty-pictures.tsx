import type { ReactNode } from 'react';
import { Leaf } from './plant';

/** The picture of an empty basket or list. */
export function EmptyBasketPicture(): ReactNode {
  return (
    <svg className="empty-picture" viewBox="0 0 160 120" aria-hidden="true">
      <ellipse cx="80" cy="108" rx="60" ry="7" fill="var(--art-shadow)" />
      <path d="M46 56c0-52 68-52 68 0" fill="none" stroke="var(--art-wood-dark)" strokeWidth="6" />
      <path d="M26 54h108l-12 48c-1 4-3 6-7 6H45c-4 0-6-2-7-6z" fill="var(--art-wood)" />
      <path d="M30 70h100M34 86h92M52 54l6 54M80 54v54M108 54l-6 54" fill="none" stroke="var(--art-wood-dark)" strokeWidth="2.5" />
      <rect x="22" y="48" width="116" height="12" rx="6" fill="var(--art-wood-light)" />
    </svg>
  );
}

export function ParcelPicture(): ReactNode {
  return (
    <svg className="empty-picture" viewBox="0 0 160 120" aria-hidden="true">
      <ellipse cx="84" cy="108" rx="62" ry="7" fill="var(--art-shadow)" />
      <path d="M34 44h92v58c0 3-2 5-5 5H39c-3 0-5-2-5-5z" fill="var(--art-cork)" />
      <path d="M100 44h26v58c0 3-2 5-5 5h-21z" fill="var(--art-shade)" />
      <path d="M30 30h100v16H30z" fill="var(--art-cork-shade)" />
      <path d="M74 30h12v77H74z" fill="var(--art-linen)" />
      <Leaf x={80} y={32} angle={-38} size={0.34} />
      <Leaf x={80} y={32} angle={34} size={0.34} />
    </svg>
  );
}
