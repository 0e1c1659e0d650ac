import { useEffect, useRef, type ReactNode } from 'react';

/**
 * The heading of a page. It takes the focus when the customer comes to the page, so that screen readers say where they are; not from a field of a page that
 * the server has rendered, where the customer is typing already.
 */
export function PageTitle({ children, focus = true }: { readonly children: string; readonly focus?: boolean }): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${children} · Fern & Field`;
    if (focus && !document.activeElement?.matches('iframe, input')) heading.current?.focus();
  }, [children, focus]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
