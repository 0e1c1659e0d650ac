import type { FieldKey, Styles } from '@tender/hosted-fields';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { HostedFields } from '../../card/hosted-fields';
import { useCheckout } from '../checkout-context';
import type { CardOptions } from './card';
import { CardForm } from './card-form';
import { changesWithSystem, frameStyles } from './frame-styles';

const NONE: ReadonlySet<FieldKey> = new Set();

export function CardPanel({ options }: { readonly options: CardOptions }): ReactNode {
  const { direction } = useCheckout().texts;
  const place = useRef<HTMLDivElement>(null);
  const [look, setLook] = useState<Styles>();
  const [hasSchemeChanged, setSchemeChanged] = useState<boolean>();
  useEffect(() => {
    const scheme = window.matchMedia?.('(prefers-color-scheme: dark)');
    const wasDark = scheme?.matches ?? false;
    const draw = (): void => {
      if (place.current) setLook(frameStyles(place.current, direction, scheme?.matches ?? false));
    };
    const change = (): void => {
      if (place.current && changesWithSystem(place.current)) setSchemeChanged(scheme.matches !== wasDark);
      else draw(); // a page may have its own way to change with the system
    };
    draw();
    scheme?.addEventListener('change', change);
    return () => scheme?.removeEventListener('change', change);
  }, [direction]);
  const [left, setLeft] = useState(NONE);
  const styles = options.styles ?? look;
  const Verifier = options.threeDSecure?.Verifier;
  const form = { options, left, hasSchemeChanged };
  return (
    <div ref={place} data-tender-card="">
      {styles && (
        <HostedFields styles={styles} onBlur={({ emittedBy }) => setLeft((before) => new Set([...before, emittedBy]))}>
          {Verifier ? (
            <Verifier options={options.threeDSecure.options}>{(verify) => <CardForm {...form} verify={verify} />}</Verifier>
          ) : (
            <CardForm {...form} />
          )}
        </HostedFields>
      )}
    </div>
  );
}
