import { hostedFields, type HostedFields, type HostedFieldsCreateOptions, type HostedFieldsState } from '@tender/hosted-fields';
import { useCallback, useEffect, useRef, useState } from 'react';

export interface UseHostedFieldsOptions extends Pick<HostedFieldsCreateOptions, 'fields' | 'styles'> {
  /** Asks your server for a client token. Must be stable between renders, like `fields` and `styles`. */
  authorize(signal: AbortSignal): Promise<string>;
  /** Return was pressed in a field. */
  onSubmit(): void;
}

export type HostedFieldsHandle = {
  /** What the fields tell of themselves; never what was typed. */
  readonly state?: HostedFieldsState;
  /** Starts over with a new client token and empty fields. */
  restart(): void;
} & (
  | { readonly status: 'loading'; readonly instance?: undefined; readonly error?: undefined }
  | { readonly status: 'ready'; readonly instance: HostedFields; readonly error?: undefined }
  | { readonly status: 'failed'; readonly instance?: undefined; readonly error: unknown }
);

type Life = { status: 'loading' } | { status: 'ready'; instance: HostedFields } | { status: 'failed'; error: unknown };

/**
 * Card fields for the lifetime of a component. The containers named in `fields` must be on the page while it is.
 *
 * Safe in StrictMode, where every effect runs twice: an instance that arrives after its effect was cleaned up is torn down, and a new one
 * waits until the frames of the old one have left their containers.
 */
export function useHostedFields({ authorize, fields, styles, onSubmit }: UseHostedFieldsOptions): HostedFieldsHandle {
  const [life, setLife] = useState<Life>({ status: 'loading' });
  const [state, setState] = useState<HostedFieldsState>();
  const [round, setRound] = useState(0);
  const closing = useRef<Promise<void>>(Promise.resolve());
  const submit = useRef(onSubmit);
  useEffect(() => {
    submit.current = onSubmit;
  });

  useEffect(() => {
    const { signal, abort } = controller();
    setLife({ status: 'loading' });
    setState(undefined);
    const opened = (async () => {
      await closing.current;
      const authorization = await authorize(signal);
      return hostedFields.create({ authorization, fields, styles, signal });
    })();
    opened.then(
      (instance) => {
        if (signal.aborted) return;
        const update = (): void => setState(copy(instance.getState()));
        for (const event of STATE_EVENTS) instance.on(event, update);
        instance.on('inputSubmitRequest', () => submit.current());
        update();
        setLife({ status: 'ready', instance });
      },
      (error: unknown) => {
        if (!signal.aborted) setLife({ status: 'failed', error });
      },
    );
    return () => {
      abort();
      closing.current = opened.then((instance) => instance.teardown()).catch(() => undefined);
    };
  }, [authorize, fields, styles, round]);

  const restart = useCallback(() => setRound((before) => before + 1), []);
  return { ...life, state, restart };
}

const STATE_EVENTS = ['focus', 'blur', 'empty', 'notEmpty', 'validityChange', 'cardTypeChange'] as const;

/** `getState` returns the same object changed in place, which React would not see as a change. */
const copy = ({ cards, fields }: HostedFieldsState): HostedFieldsState => ({ cards, fields: { ...fields } });

function controller(): { signal: AbortSignal; abort(): void } {
  const made = new AbortController();
  return { signal: made.signal, abort: () => made.abort() };
}
