import { Checkout, type CheckoutAppearance, type CheckoutProps } from '@tender/react/checkout';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { STATES } from './states';
import '../styles/gallery.css';

export interface GalleryPageProps {
  /** Name of one state. Default: links to all. */
  readonly name: string | undefined;
  /** `theme`, `locale`, `labels` and `accent` of the checkout. */
  readonly query: string;
}

/** Every state of the checkout, from fakes: for those who change how it looks, and for tests that take pictures of it. */
export function GalleryPage({ name, query }: GalleryPageProps): ReactNode {
  if (name && Object.hasOwn(STATES, name)) return <OneState key={`${name}?${query}`} name={name} query={query} />;
  return (
    <div className="panel">
      <h1>Gallery</h1>
      <ul>
        {Object.keys(STATES).map((each) => (
          <li key={each}>
            <a href={`#/gallery/${each}`}>{each}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function OneState({ name, query }: { readonly name: string; readonly query: string }): ReactNode {
  const [state] = useState(() => STATES[name]?.());
  const container = useRef<HTMLDivElement>(null);
  const pays = state?.pays;
  useEffect(() => {
    if (!pays) return undefined;
    const timer = setInterval(() => {
      const button = container.current?.querySelector<HTMLButtonElement>('form [data-tender-panel]:not([hidden]) [aria-disabled=false]');
      if (!button) return;
      clearInterval(timer);
      button.click();
    }, 100);
    return () => clearInterval(timer);
  }, [pays]);
  if (!state) return null;
  return (
    <div ref={container} className="gallery">
      <h1>Checkout: {name}</h1>
      {state.wrap(<Checkout {...state.props} {...readOptions(query)} />)}
    </div>
  );
}

function readOptions(query: string): Partial<CheckoutProps> {
  const { theme, accent, labels, locale } = Object.fromEntries(new URLSearchParams(query));
  const appearance = { ...(theme && { theme }), ...(accent && { variables: { accent } }) } as CheckoutAppearance;
  return {
    ...(Object.keys(appearance).length > 0 && { appearance }),
    ...(labels && { labels: labels as 'floating' }),
    ...(locale && { locale }),
  };
}
