// What a customer can do in a browser: look, point, click, type. Flows use only this, so that they run in every engine.

/** Where something is: a CSS selector or an XPath, in the page or in frames of it, the outer frame first. */
export interface Target {
  readonly selector: string;
  readonly frames?: readonly string[];
}

export type Engine = 'chromium' | 'firefox' | 'webkit';

/** How a browser is set, and on what it runs. */
export interface Settings {
  /** Pixels of the page; 1280 by 800 by default. */
  readonly width?: number;
  readonly height?: number;
  readonly userAgent?: string;
  readonly isDark?: boolean;
  /** The system's few colours instead of the page's. WebKit has no such setting. */
  readonly hasForcedColors?: boolean;
  /** Frames of other sites get no cookies and no storage, trackers are looked for, nothing is kept. */
  readonly isPrivate?: boolean;
}

/** What assistive technology learns about an element. */
export interface Accessible {
  readonly role: string;
  readonly name: string;
}

/** Keys by Playwright's names, with modifiers before them: `Tab`, `Shift+Tab`, `Control+v`. */
export type Key = string;

/** One window of a browser, with its mouse and keyboard. Actions wait until the element that they need exists. */
export interface Customer {
  readonly engine: Engine;
  open(url: string): Promise<void>;
  url(): Promise<string>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Clicks in the middle of an element, with the mouse. */
  click(target: Target): Promise<void>;
  /** Clicks at a point of the window, whatever is there. */
  clickAt(x: number, y: number): Promise<void>;
  /** Types into whatever has the focus, key by key. */
  type(text: string): Promise<void>;
  press(...keys: Key[]): Promise<void>;
  /**
   * Composes a text at the end of an input that has the focus, stage by stage, as an input method does. Resolves with what the input showed at each
   * stage. Firefox and WebKit get the events of a composition from the page, because their drivers cannot compose.
   */
  compose(target: Target, ...stages: string[]): Promise<string[]>;
  /** Chooses an option of a list by its value. */
  choose(target: Target, value: string): Promise<void>;
  /** The text that is shown, or the value of a control; undefined where there is nothing to be seen. */
  read(target: Target): Promise<string | undefined>;
  /** Runs a function in the page of an element and returns its result. The function must not use variables of the test. */
  evaluate<T>(target: Target, run: (element: HTMLElement) => T): Promise<T>;
  /** Calls `action`, and resolves with the window that it opens. */
  windowAfter(action: () => Promise<void>): Promise<Customer>;
  isOpen(): Promise<boolean>;
  /** Closes the window, as by its close button. */
  close(): Promise<void>;
  /** What the browser's own accessibility tree says. Firefox says only whether it is what was expected, and is undefined where it is not. */
  accessible(target: Target, expected: Accessible): Promise<Accessible | undefined>;
  resize(width: number, height: number): Promise<void>;
  screenshot(path: string): Promise<void>;
}

export const css = (selector: string, ...frames: string[]): Target => ({ selector, frames });

/** A button or link, by what it says or is called. */
export function button(name: string, ...frames: string[]): Target {
  const isCalled = `(contains(normalize-space(.), "${name}") or contains(@aria-label, "${name}"))`;
  return { selector: `//*[self::button or self::a][${isCalled}]`, frames };
}

/** A control, by how the text of its label begins. */
export function labelled(label: string, ...frames: string[]): Target {
  const ofLabel = `label[starts-with(normalize-space(.), "${label}")]`;
  const control = 'self::input or self::select or self::textarea';
  return { selector: `//*[${control}][@id = //${ofLabel}/@for or ancestor::${ofLabel}]`, frames };
}

/** The input of a card field, in the first frame for it of a place on the page. */
export function cardField(name: string, place = 'body'): Target {
  return css(`[data-braintree-name="${name}"]`, `${place} iframe[name="braintree-hosted-field-${name}"]`);
}

/** An open browser. */
export interface Visit {
  readonly customer: Customer;
  /** Errors in the consoles of its windows and frames so far: what nobody caught, and what a policy refused. */
  errors(): readonly string[];
  close(): Promise<void>;
}

/** Opens browsers of one engine, each without history, cookies and storage. */
export interface Browsers {
  open(settings: Settings): Promise<Visit>;
  close(): Promise<void>;
}
