import type { ReactNode } from 'react';

interface SkeletonProps {
  /** Text for screen readers. */
  readonly label: string;
  readonly kind: 'shop' | 'rows' | 'sheet';
}

/** Placeholders for content that is loading. */
export function Skeleton({ label, kind }: SkeletonProps): ReactNode {
  return (
    <div role="status">
      <span className="only-heard">{label}</span>
      {kind === 'shop' && (
        <>
          <div className="bone bone-hero" />
          <div className="columns">
            <div className="products">
              {[1, 2, 3, 4, 5, 6].map((place) => (
                <div key={place} className="product">
                  <div className="bone bone-picture" />
                  <div className="bone bone-text" />
                  <div className="bone bone-text bone-short" />
                  <div className="bone bone-button" />
                </div>
              ))}
            </div>
            <div className="bone bone-sheet" />
          </div>
        </>
      )}
      {kind === 'rows' && (
        <div className="bones">
          <div className="bone bone-row" />
          <div className="bone bone-row" />
          <div className="bone bone-row" />
        </div>
      )}
      {kind === 'sheet' && <div className="bone bone-sheet" />}
    </div>
  );
}
