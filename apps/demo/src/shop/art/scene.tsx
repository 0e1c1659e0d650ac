import type { ReactNode } from 'react';

export type Wall = 'sand' | 'sage' | 'clay' | 'sky';

interface SceneProps {
  readonly wall: Wall;
  /** `front` is a table by a window, and `above` the table seen from above. */
  readonly view?: 'front' | 'above';
  readonly children: ReactNode;
}

/** The surroundings of a product, 320 by 240. All drawings are flat shapes in custom colors, so that it is evening in the dark color scheme. */
export function Scene({ wall, view = 'front', children }: SceneProps): ReactNode {
  return (
    <>
      <rect width="320" height="240" fill={`var(--art-${wall})`} />
      <path d="M196 0h92L200 240h-92z" fill="var(--art-daylight)" />
      <path d="M300 0h34l-88 240h-34z" fill="var(--art-daylight)" />
      {view === 'front' && (
        <>
          <path d="M0 180h320v60H0z" fill="var(--art-table)" />
          <path d="M0 180h320v3H0z" fill="var(--art-table-edge)" />
        </>
      )}
      {children}
    </>
  );
}
