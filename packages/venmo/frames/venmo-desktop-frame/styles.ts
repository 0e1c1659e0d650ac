/** Styles of a card that flips over once the code is scanned. */
export const STYLES = `
* { box-sizing: border-box }
body { margin: 0; color: #2f3033; font: 16px/1.4 "Helvetica Neue", Helvetica, Arial, sans-serif; text-align: center }
[hidden] { display: none !important }
#modal-backdrop { position: fixed; inset: 0; background: rgba(0, 0, 0, 0.4) }
#venmo-desktop-modal { position: fixed; inset: 0; display: flex; align-items: center; justify-content: center; perspective: 1000px }
#outer-container { width: 280px; max-width: 95%; height: 321px }
#view-boxes, #view-boxes-container { position: relative; width: 100%; height: 100% }
.view-box { position: absolute; inset: 0; display: flex; flex-direction: column; align-items: center; justify-content: center; padding: 16px; border-radius: 8px; background: #fff; backface-visibility: hidden; transition: transform 0.4s }
#back-view, .is-flipped #front-view { transform: rotateY(180deg); visibility: hidden }
.is-flipped #back-view { transform: none; visibility: visible }
.close { position: absolute; top: 8px; right: 8px; width: 32px; height: 32px; border: 0; background: none; color: inherit; font: 24px/1 Arial; cursor: pointer }
:focus-visible { outline: 3px solid #0074de; outline-offset: 2px }
#venmo-qr-code-view__code-container { width: 164px; height: 164px; margin: 16px auto; border-radius: 4px; overflow: hidden }
#venmo-qr-code-view__code-container.is-empty { background: linear-gradient(90deg, #eee 25%, #ddd 50%, #eee 75%) 0 / 300% 100%; animation: shimmer 1.5s linear infinite }
#venmo-qr-code-view__code-container canvas { display: block }
@keyframes shimmer { to { background-position: -300% 0 } }
.logo { color: #0074de; font: italic bold 32px Arial }
#venmo-error__button { margin-top: 16px; padding: 12px 24px; border: 0; border-radius: 24px; background: #0074de; color: #fff; font: bold 16px Arial; cursor: pointer }
.mark { width: 48px; height: 48px; margin: 16px auto 0; border-radius: 50%; background: #0074de; color: #fff; font: bold 28px/48px Arial }
p { margin: 16px 0 0 }
@media (prefers-reduced-motion: reduce) { * { animation: none !important; transition: none !important } }
`;
