import type { FunctionComponent, ReactNode } from 'react';
import { GiftCard } from './art/gift-card';
import { Lamp } from './art/lamp';
import { Mug } from './art/mug';
import { Notebook } from './art/notebook';
import { Pencils } from './art/pencils';
import { Plant } from './art/plant';
import { PriceTag } from './art/price-tag';
import { Scene, type Wall } from './art/scene';
import { Tray } from './art/tray';

type View = 'front' | 'above';
type Drawing = readonly [wall: Wall, view: View, thing: FunctionComponent];

const drawings: Readonly<Record<string, Drawing>> = {
  mug: ['sand', 'front', Mug],
  notebook: ['sage', 'above', Notebook],
  lamp: ['sky', 'front', Lamp],
  plant: ['clay', 'front', Plant],
  pencils: ['sand', 'above', Pencils],
  tray: ['sage', 'above', Tray],
  gift: ['clay', 'above', GiftCard],
};
const TAG: Drawing = ['sky', 'above', PriceTag];

interface ProductPictureProps {
  /** Id in the catalogue. The gift cards, `gift-…`, share one picture. */
  readonly productId: string;
  /** Makes the picture small, for a line of the basket or the receipt. */
  readonly small?: boolean;
}

/** A picture of a product, or a price tag for a test amount. It is decorative, because the name is beside it. */
export function ProductPicture({ productId, small = false }: ProductPictureProps): ReactNode {
  const [wall, view, Thing] = drawings[productId.split('-')[0] ?? ''] ?? TAG;
  return (
    <svg
      className={small ? 'picture small-picture' : 'picture'}
      viewBox="0 0 320 240"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Scene wall={wall} view={view}>
        <Thing />
      </Scene>
    </svg>
  );
}
