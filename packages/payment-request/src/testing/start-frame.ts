import { fakeProviderFrame, type FakeProviderFrame } from '@tender/frame-service/testing';

/** The frame of the newest instance, whose page the test plays. */
export function findRequestFrame(): FakeProviderFrame {
  const iframe = [...document.querySelectorAll<HTMLIFrameElement>('iframe.braintree-payment-request-frame')].at(-1);
  if (!iframe) throw new Error('There is no frame.');
  return fakeProviderFrame(iframe, new URL(iframe.src).hash.slice(1));
}

/** Waits for the frame of an instance that is being created, and reports that it accepts requests. */
export async function startFrame(): Promise<FakeProviderFrame> {
  const existing = new Set(document.querySelectorAll('iframe'));
  while ([...document.querySelectorAll('iframe')].every((frame) => existing.has(frame))) await new Promise(setImmediate);
  const frame = findRequestFrame();
  frame.emit('payment-request:FRAME_READY', undefined, () => {});
  frame.emit('payment-request:FRAME_CAN_MAKE_REQUESTS');
  return frame;
}
