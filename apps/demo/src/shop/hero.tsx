import type { ReactNode } from 'react';
import { PageTitle } from '../page-title';
import { HeroPicture } from './art/hero-picture';

/** Introduces the shop. */
export function Hero({ focus }: { readonly focus: boolean }): ReactNode {
  return (
    <section className="hero" aria-label="Welcome">
      <div className="hero-text">
        <PageTitle focus={focus}>Things for your desk</PageTitle>
        <p className="hero-lead">Clay, linen, oak and brass: a few good things to work with, and something green to look up at.</p>
        <ul className="promises">
          <li>Free delivery</li>
          <li>Thirty days to send it back</li>
          <li>Made to be mended</li>
        </ul>
      </div>
      <HeroPicture />
    </section>
  );
}
