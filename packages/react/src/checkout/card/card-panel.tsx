import type { HostedFieldKey, HostedFieldsStyles } from '@tender/hosted-fields';
import { useRef, useState, type ReactNode } from 'react';
import { HostedFields } from '../../card/hosted-fields';
import { useLayout } from '../../core/use-layout';
import { useCheckout } from '../checkout-context';
import type { CardOptions } from './card-options';
import { CardForm } from './card-form';
import type { Verify } from './verification';
import { changesWithSystem, createFrameStyles } from './frame-styles';

/** Renders the card fields in the colors of the page around them. */
export function CardPanel({ options }: { readonly options: CardOptions }): ReactNode {
  const {
    texts: { direction },
    look,
  } = useCheckout();
  const isFloating = look.labels === 'floating';
  const container = useRef<HTMLDivElement>(null);
  const [pageStyles, setPageStyles] = useState<HostedFieldsStyles>();
  const [hasSchemeChanged, setSchemeChanged] = useState<boolean>();
  // After the fields have registered in their own effects: React renders both changes at once, so that one instance is created, with the styles.
  useLayout(() => {
    const scheme = window.matchMedia?.('(prefers-color-scheme: dark)');
    const isDark = (): boolean => Boolean(scheme?.matches);
    const wasDark = isDark();
    const update = (change?: Event): void => {
      const current = container.current as Element; // the listener is removed before the element
      if (change && changesWithSystem(current)) setSchemeChanged(isDark() !== wasDark);
      else setPageStyles(createFrameStyles(current, direction, isDark(), isFloating)); // the page's own stylesheet may react to the system's scheme
    };
    update();
    scheme?.addEventListener('change', update);
    return () => scheme?.removeEventListener('change', update);
  }, [direction, isFloating, look.style, look.appearance?.theme]);
  const [visited, setVisited] = useState<readonly HostedFieldKey[]>([]);
  const styles = options.styles ?? pageStyles;
  const { threeDSecure } = options;
  const renderForm = (verify?: Verify): ReactNode => (
    <CardForm options={options} visited={visited} hasSchemeChanged={hasSchemeChanged} verify={verify} />
  );
  return (
    <div ref={container} data-tender-card="">
      <HostedFields styles={styles} onBlur={({ emittedBy }) => setVisited((before) => [...before, emittedBy])}>
        {threeDSecure ? <threeDSecure.Verifier options={threeDSecure.options}>{renderForm}</threeDSecure.Verifier> : renderForm()}
      </HostedFields>
    </div>
  );
}
