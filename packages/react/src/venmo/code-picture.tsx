import type { QRCodeSVG } from 'qrcode.react';
import { useEffect, useState, type ReactNode } from 'react';

interface CodePictureProps {
  /** What the code says; undefined while it is on its way. */
  readonly url: string | undefined;
  readonly title: string;
  readonly size: number;
}

type Drawing = typeof QRCodeSVG;

/** Draws the code as Venmo's own page does. What draws is loaded with it; where that fails, the code is there as a link. */
export function CodePicture({ url, title, size }: CodePictureProps): ReactNode {
  const [Drawn, setDrawn] = useState<Drawing | null>();
  useEffect(() => {
    let isHere = true;
    const take = (drawing: Drawing | null): void => {
      if (isHere) setDrawn(() => drawing);
    };
    import('qrcode.react').then(
      ({ QRCodeSVG }) => take(QRCodeSVG),
      () => take(null),
    );
    return () => {
      isHere = false;
    };
  }, []);
  return (
    <div data-tender-picture="" data-empty={url && Drawn ? undefined : ''}>
      {url && Drawn && <Drawn value={url} title={title} size={size} level="M" boostLevel={false} marginSize={4} fgColor="#008CFF" />}
      {url && Drawn === null && <a href={url}>{title}</a>}
    </div>
  );
}
