import { fastlane, type Fastlane } from '@tender/fastlane';
import { render, screen, waitFor } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { FastlaneProvider, useFastlane } from './fastlane';
import { FakeTender } from './testing';

test('behavior: hands out the object of the script, forgets it on unmount, and creates it again', async () => {
  const script = { identity: {}, profile: {} } as Fastlane; // it has no teardown
  const create = jest.fn(() => Promise.resolve(script));
  const methods = [{ component: fastlane, create }];
  const seen: unknown[] = [];
  function Show(): ReactNode {
    const { status, instance } = useFastlane();
    if (instance) seen.push(instance);
    return <p>{status}</p>;
  }
  for (const calls of [1, 2]) {
    const { unmount } = render(
      <StrictMode>
        <FakeTender methods={methods}>
          <FastlaneProvider deviceData="device" styles={{ root: {} }}>
            <Show />
          </FastlaneProvider>
        </FakeTender>
      </StrictMode>,
    );
    await screen.findByText('ready');
    expect(seen.at(-1)).toBe(script);
    await waitFor(() => expect(create).toHaveBeenCalledTimes(calls));
    expect(create).toHaveBeenLastCalledWith(expect.objectContaining({ deviceData: 'device', styles: { root: {} } }));
    unmount();
  }
});
