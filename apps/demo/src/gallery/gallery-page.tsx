import { useEffect, useRef, useState, type ReactNode } from 'react';
import { buttonStories } from './button-stories';
import { checkoutStories } from './checkout-stories';
import { dialogStories } from './dialog-stories';
import { fieldStories } from './field-stories';
import { readLook, type Stories, type Story } from './story';
import '../styles/gallery.css';

const GROUPS: Readonly<Record<string, Stories>> = {
  Checkout: checkoutStories,
  'Card fields': fieldStories,
  Buttons: buttonStories,
  Dialogs: dialogStories,
};

/** Looks that the index links to, by their names. */
const LOOKS = {
  'as the page': '',
  light: 'theme=light',
  dark: 'theme=dark',
  minimal: 'theme=minimal',
  yellow: 'accent=%23ffd400',
  'floating labels': 'labels=floating',
  Arabic: 'locale=ar',
  German: 'locale=de',
} as const;

export interface GalleryPageProps {
  /** Name of one story. Default: links to all. */
  readonly name: string | undefined;
  /** `theme`, `locale`, `labels` and `accent`. */
  readonly query: string;
}

/** Parts of `@tender/react` in every state, from fakes: for those who change how they look, and for tests that take pictures of them. */
export function GalleryPage({ name, query }: GalleryPageProps): ReactNode {
  for (const [group, stories] of Object.entries(GROUPS)) {
    const story = name !== undefined && Object.hasOwn(stories, name) ? stories[name] : undefined;
    if (story) return <OneStory key={`${name}?${query}`} title={`${group}: ${name}`} story={story} query={query} />;
  }
  return <Index query={query} />;
}

function Index({ query }: { readonly query: string }): ReactNode {
  return (
    <div className="panel">
      <h1>Gallery</h1>
      <nav aria-label="Looks" className="gallery-looks">
        {Object.entries(LOOKS).map(([look, parameters]) => (
          <a key={look} href={`#/gallery?${parameters}`} aria-current={parameters === query ? 'page' : undefined}>
            {look}
          </a>
        ))}
      </nav>
      {Object.entries(GROUPS).map(([group, stories]) => (
        <section key={group}>
          <h2>{group}</h2>
          <ul className="gallery-list">
            {Object.keys(stories).map((name) => (
              <li key={name}>
                <a href={`#/gallery/${name}?${query}`}>{name}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface OneStoryProps {
  readonly title: string;
  readonly story: Story;
  readonly query: string;
}

function OneStory({ title, story, query }: OneStoryProps): ReactNode {
  const [part] = useState(() => story.render(readLook(query)));
  const container = useRef<HTMLDivElement>(null);
  const isReached = useWay(container, story);
  return (
    <div ref={container} className="gallery" data-reached={isReached ? '' : undefined}>
      <h1>{title}</h1>
      {part}
    </div>
  );
}

/** Presses what leads to a state until it is reached, and returns whether it is. What it shows may be anywhere on the page, as dialogs are. */
function useWay(container: { readonly current: Element | null }, { press, shows }: Story): boolean {
  const [isReached, setReached] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.querySelector(shows)) {
        clearInterval(timer);
        setReached(true);
      } else if (press !== undefined) {
        const element = container.current?.querySelector<HTMLElement>(press);
        element?.focus({ preventScroll: true }); // as a customer does, to whom the focus returns
        element?.click();
      }
    }, 50);
    return () => clearInterval(timer);
  }, [container, press, shows]);
  return isReached;
}
