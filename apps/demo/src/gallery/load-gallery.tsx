import type { ReactNode } from 'react';
import { useLoaded } from '../use-loaded';

const loadGallery = () => import('./gallery-page').then(({ GalleryPage }) => GalleryPage);

/** The gallery, as soon as it is loaded. It needs no server. */
export function LoadedGallery(props: { readonly name: string | undefined; readonly query: string }): ReactNode {
  const page = useLoaded(loadGallery);
  return page.status === 'ready' ? <page.value {...props} /> : null;
}
