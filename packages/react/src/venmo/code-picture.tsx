import type { QRCodeSVG } from 'qrcode.react';
import { useEffect, useState, type ReactNode } from 'react';

interface CodePictureProps {
  /** Content of the code. Undefined while it is requested. */
  readonly url: string | undefined;
  readonly title: string;
  readonly size: number;
}

type QrCodeComponent = typeof QRCodeSVG;

/** Draws the QR code as Venmo's own page does. The library that draws it is loaded on demand; if that fails, a link replaces the code. */
export function CodePicture({ url, title, size }: CodePictureProps): ReactNode {
  const [QrCode, setQrCode] = useState<QrCodeComponent | null>();
  useEffect(() => {
    let isMounted = true;
    const update = (component: QrCodeComponent | null): void => {
      if (isMounted) setQrCode(() => component);
    };
    import('qrcode.react').then(
      ({ QRCodeSVG }) => update(QRCodeSVG),
      () => update(null),
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return (
    <div data-tender-picture="" data-empty={url && QrCode ? undefined : ''}>
      {url && QrCode && <QrCode value={url} title={title} size={size} level="M" boostLevel={false} marginSize={4} fgColor="#008CFF" />}
      {url && QrCode === null && <a href={url}>{title}</a>}
    </div>
  );
}
