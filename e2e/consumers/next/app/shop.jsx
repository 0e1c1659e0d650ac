'use client';

import { TenderProvider } from '@tender/react';

/** In place of a request to the shop's server for a client token. */
const authorization = async () => new URLSearchParams(location.search).get('authorization');

export function Shop({ children }) {
  return <TenderProvider authorization={authorization}>{children}</TenderProvider>;
}
