import { useEffect, useReducer, useState, type ReactNode } from 'react';
import { whenIdle } from '../core/when-idle';
import { useCheckout, usePanel } from './checkout-context';
import { PayArea } from './pay-area';

/** The parts of a method that are loaded on demand. */
interface OnDemand<Module> {
  /** Loads the module when the browser is idle, for a part that may be shown soon. The part tries again what has failed. */
  load(): void;
  /**
   * Renders a part of the module. While the module loads, a panel has a pay area that says so, and a button of the express row is empty.
   * @param isExpress whether the part is a button of the express row, which goes if it cannot be loaded
   */
  render(part: (module: Module) => ReactNode, isExpress?: boolean): ReactNode;
}

/** Loads a module when a part of it is shown for the first time, or before. */
interface Source<Module> {
  loaded?: Module;
  load(): Promise<Module>;
}

/**
 * Puts what a customer may never see into a module of its own, which the page does not load at once.
 * @example const { load, render } = onDemand(() => import('./sepa-panel'));
 */
export function onDemand<Module extends object>(importModule: () => Promise<Module>): OnDemand<Module> {
  const source: Source<Module> = {
    async load() {
      return (source.loaded ??= await importModule());
    },
  };
  return {
    load: () => void whenIdle(() => void source.load().catch(() => undefined)),
    render: (part, isExpress = false) => <Part source={source} part={part} isExpress={isExpress} />,
  };
}

/** Is not called, because the pay area is not ready. */
const collectNothing = (): Promise<never> => new Promise(() => undefined);

interface PartProps<Module> {
  readonly source: Source<Module>;
  readonly part: (module: Module) => ReactNode;
  readonly isExpress: boolean;
}

function Part<Module extends object>({ source, part, isExpress }: PartProps<Module>): ReactNode {
  const { withdraw } = useCheckout();
  const { method } = usePanel();
  const [module, setModule] = useState(source.loaded);
  const [error, setError] = useState<unknown>();
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (module) return undefined;
    let isCurrent = true;
    setError(undefined);
    source.load().then(
      (loaded) => isCurrent && setModule(loaded),
      (reason: unknown) => isCurrent && (isExpress ? withdraw(method.id) : setError(reason)),
    );
    return () => void (isCurrent = false);
  }, [source, module, attempt, isExpress, withdraw, method.id]);
  if (module) return part(module);
  if (isExpress) return null;
  const status = error === undefined ? 'loading' : 'failed';
  return <PayArea status={status} retry={retry} error={error} collect={collectNothing} />;
}
