import type { FieldKey, Styles } from '@tender/hosted-fields';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { HostedFields } from '../../card/hosted-fields';
import { useCheckout } from '../checkout-context';
import type { CardOptions } from './card';
import { CardForm } from './card-form';
import { frameStyles } from './frame-styles';

const NONE: ReadonlySet<FieldKey> = new Set();

export function CardPanel({ options }: { readonly options: CardOptions }): ReactNode {
  const { direction } = useCheckout().texts;
  const place = useRef<HTMLDivElement>(null);
  const [look, setLook] = useState<Styles>();
  useEffect(() => {
    const update = (): void => {
      if (place.current) setLook(frameStyles(place.current, direction));
    };
    update();
    // A page may have its own way to change with the system.
    const scheme = window.matchMedia?.('(prefers-color-scheme: dark)');
    scheme?.addEventListener('change', update);
    return () => scheme?.removeEventListener('change', update);
  }, [direction]);
  const [left, setLeft] = useState(NONE);
  const styles = options.styles ?? look;
  const Verifier = options.threeDSecure?.Verifier;
  return (
    <div ref={place} data-tender-card="">
      {styles && (
        <HostedFields styles={styles} onBlur={({ emittedBy }) => setLeft((before) => new Set([...before, emittedBy]))}>
          {Verifier ? (
            <Verifier options={options.threeDSecure.options}>
              {(verify) => <CardForm options={options} left={left} verify={verify} />}
            </Verifier>
          ) : (
            <CardForm options={options} left={left} />
          )}
        </HostedFields>
      )}
    </div>
  );
}
