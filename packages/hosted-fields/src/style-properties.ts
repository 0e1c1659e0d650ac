/** Style properties that frames accept. All others are dropped. */
export const STYLE_PROPERTIES = /* @__PURE__ */ (
  '-moz-appearance -moz-box-shadow -moz-osx-font-smoothing -moz-tap-highlight-color -moz-transition -webkit-appearance ' +
  '-webkit-box-shadow -webkit-font-smoothing -webkit-tap-highlight-color -webkit-text-fill-color -webkit-transition ' +
  'appearance box-shadow color direction font font-family font-size font-size-adjust font-stretch font-style font-variant ' +
  'font-variant-alternates font-variant-caps font-variant-east-asian font-variant-ligatures font-variant-numeric font-weight ' +
  'letter-spacing line-height margin margin-top margin-right margin-bottom margin-left opacity outline ' +
  'padding padding-top padding-right padding-bottom padding-left text-align text-shadow transition'
).split(' ');
