// Exports for the other packages of this workspace. A breaking change here needs a major version.
export { isIos, isIosWebView } from './browser';
export { createBus, type Bus, type BusOptions, type Handler, type Message, type Peer, type Reply, type Sender } from './bus';
export { createIframe, type InlineStyle } from './create-iframe';
export { frameServiceErrors, type FrameServiceErrorCode } from './errors';
export { createFrameService, type FrameHandler, type FrameService, type FrameServiceOptions, type OpenOptions } from './frame-service';
export { findPopupBridge, type PopupBridge } from './frames/popup-bridge';
export { popupFeatures, centerPopup, type Geometry } from './geometry';
export type { FrameError, Outcome } from './outcome';
export { createPinnedPeer, type PinnedPeer } from './pinned-peer';
export { readFailure, type WindowFailure } from './read-failure';
export { createProviderFrame, type ProviderFrame } from './provider-frame';
export { reportResult, parseServiceId } from './report-result';
export { showClosePrompt } from './show-close-prompt';
export { showSpinner, type SpinnerOptions } from './show-spinner';
export { supportsPopups } from './supports-popups';
export { openLayer, showLayer, type Layer } from './top-layer';
