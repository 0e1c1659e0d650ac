import { fakeProviderFrame, type FakeProviderFrame } from '@tender/frame-service/testing';

/** The frame of the newest instance, played by a test. */
export function scriptedFrame(): FakeProviderFrame {
  const iframe = [...document.querySelectorAll<HTMLIFrameElement>('iframe.braintree-payment-request-frame')].at(-1);
  if (!iframe) throw new Error('There is no frame.');
  return fakeProviderFrame(iframe, new URL(iframe.src).hash.slice(1));
}

/** Waits for the frame of an instance under way and reports that it can be asked. */
export async function startFrame(): Promise<FakeProviderFrame> {
  const before = new Set(document.querySelectorAll('iframe'));
  while ([...document.querySelectorAll('iframe')].every((frame) => before.has(frame))) await new Promise(setImmediate);
  const frame = scriptedFrame();
  frame.say('payment-request:FRAME_READY', undefined, () => {});
  frame.say('payment-request:FRAME_CAN_MAKE_REQUESTS');
  return frame;
}
