/**
 * The input fills the frame, and nothing else is visible. Merchants draw the border and the focus on their container. Forced colors may hide these, so
 * there the input has an outline of its own. Digits keep their order in a right-to-left form.
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
