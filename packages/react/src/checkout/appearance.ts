/** Variables of the appearance. Each is also a custom property of the style sheets: `accentText` is `--tender-accent-text`. */
export interface CheckoutVariables {
  /** Color of the pay button, of what is selected and of the focus. */
  readonly accent?: string;
  /** Text on the accent. Default: black or white, whichever has the higher contrast. */
  readonly accentText?: string;
  /** Text. */
  readonly text?: string;
  /** Hints and placeholders. */
  readonly muted?: string;
  /** Ground of methods, fields and dialogs. */
  readonly surface?: string;
  /** Ground of what is disabled or still loading. */
  readonly sunken?: string;
  /** Borders of fields and buttons. */
  readonly border?: string;
  /** Lines between methods. */
  readonly line?: string;
  /** Errors. */
  readonly danger?: string;
  /** Ground of a notice about a failure. */
  readonly failure?: string;
  /** Ground of a notice about a cancellation. */
  readonly calm?: string;
  /** Text of the confirmation after payment. */
  readonly success?: string;
  /** Ground of the confirmation. */
  readonly successGround?: string;
  /** What covers the page behind a dialog. */
  readonly backdrop?: string;
  /** Radius of the corners, as a CSS length. Default: `8px`. */
  readonly radius?: string;
  /** Font families. Default: those of the page. */
  readonly font?: string;
  /** Unit of all distances, as a CSS length. Default: `8px`. */
  readonly space?: string;
  /** Height of fields and buttons, as a CSS length. Default: `44px`. */
  readonly height?: string;
}

/** Appearance of the checkout. */
export interface CheckoutAppearance {
  /**
   * `auto`: as light or dark as the page. `light` and `dark`: on a ground of its own. `minimal`: as the page, without boxes around methods and fields.
   * Default: `auto`.
   */
  readonly theme?: 'auto' | 'light' | 'dark' | 'minimal';
  /** Colors and sizes that replace those of the theme, as CSS values. Default: none. */
  readonly variables?: CheckoutVariables;
}
