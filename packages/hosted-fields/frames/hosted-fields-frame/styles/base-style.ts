/**
 * The frame shows nothing but the input, which fills it. Merchants draw borders and focus on their container; only where colours are forced
 * their drawing may be lost, so there the browser's outline is back. A number stays in reading order inside a right-to-left form.
 */
export const BASE_STYLE = `
*{margin:0;padding:0;border:0;box-sizing:border-box;background:transparent}
body,form,input,select{position:absolute;top:0;left:0;width:100%;height:100%}
label{position:absolute;left:-9999px}
:focus{outline:none}
input.autofill-field{width:2px;left:-2px;opacity:0;z-index:-1}
input.focus-intercept{width:1px;height:1px;padding:1px;opacity:0}
.field-description{position:absolute;width:1px;height:1px;overflow:hidden}
.number,.expirationDate{unicode-bidi:plaintext}
@media (forced-colors:active){:focus{outline:2px solid Highlight;outline-offset:-2px}}`;
