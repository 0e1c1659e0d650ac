import type { ReactNode } from 'react';
import { Notice } from './notice';
import type { Page } from './pages';
import { Skeleton } from './shop/skeleton';
import { useLoaded } from './use-loaded';

interface LoadedPageProps<Props> {
  readonly page: Page<Props>;
  /** Props of the page. */
  readonly props: Props;
  readonly skeleton?: 'shop' | 'sheet';
}

/** Shows a page as soon as its script has been loaded; at once if it was before. */
export function LoadedPage<Props extends object>({ page, props, skeleton = 'sheet' }: LoadedPageProps<Props>): ReactNode {
  const { status, reload } = useLoaded(page.load);
  const { component: Component } = page;
  if (Component) return <Component {...props} />;
  if (status !== 'failed') return <Skeleton kind={skeleton} label="Opening the page…" />;
  return (
    <Notice
      title="The page could not be loaded."
      focusKey="page"
      actions={
        <button type="button" onClick={reload}>
          Try again
        </button>
      }
    >
      Check your connection and try again. Your basket is kept.
    </Notice>
  );
}
