import { axiosTransport } from '@tender/client/axios';
import { TenderProvider } from '@tender/react';
import { DataCollectorProvider } from '@tender/react/data-collector';
import { HostedFields } from '@tender/react/hosted-fields';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import type { GiftPageData } from '../../server/contract';
import { createFrameStyles } from '../hosted-fields/card-fields';
import { PageTitle } from '../page-title';
import { ProductPicture } from '../shop/product-picture';
import { ShopFoot, ShopHead } from '../shop/shop-frame';
import { storedPieces } from '../use-cart';
import { GiftForm } from './gift-form';
import { giftApi, http } from './http';
import { RequestProgress } from './request-progress';

const transport = axiosTransport(http);

/** A gift card, from choosing it to paying it. The server renders this component too, so nothing here may use the browser before effects. */
export function GiftPage({ data }: { readonly data: GiftPageData }): ReactNode {
  const [styles] = useState(createFrameStyles);
  const pieces = useSyncExternalStore(watchNothing, storedPieces, () => 0);
  return (
    <>
      <RequestProgress />
      <ShopHead page="gift" pieces={pieces} environmentLabel={data.environmentLabel} giftUrl={data.giftUrl} base="/" />
      <main>
        <div className="gift-head">
          <div>
            <PageTitle focus={false}>A gift card</PageTitle>
            <p>For the desk you do not know well enough. It goes by e-mail, with your own words, and is good for three years.</p>
          </div>
          <ProductPicture productId="gift" />
        </div>
        <TenderProvider authorization={({ signal }) => giftApi.clientToken(signal)} transport={transport}>
          <DataCollectorProvider>
            <HostedFields styles={styles}>
              <GiftForm data={data} />
            </HostedFields>
          </DataCollectorProvider>
        </TenderProvider>
      </main>
      <ShopFoot />
    </>
  );
}

/** The basket does not change while this page is shown. */
const watchNothing = () => (): void => undefined;
