import { render, screen } from '@testing-library/react';
import * as React from 'react';
import * as ReactDom from 'react-dom';
import { version as serverVersion } from 'react-dom/server';

/** Set by the test runner, which runs the suite once with each version. */
declare const REACT_MAJOR: number;

test('default: React, its renderer and its server are of the version that this run is for', () => {
  const all = [React.version, ReactDom.version, serverVersion];
  expect(all.map((version) => Number.parseInt(version, 10))).toEqual([REACT_MAJOR, REACT_MAJOR, REACT_MAJOR]);
});

test('default: what the tests render with is that renderer', () => {
  const seen: string[] = [];
  function Version(): React.ReactNode {
    React.useInsertionEffect(() => void seen.push(React.version)); // a hook throws if two copies of React are mixed
    return <p>{React.version}</p>;
  }
  render(<Version />);
  expect(screen.getByText(React.version).textContent).toBe(seen[0]);
  expect('use' in React).toBe(REACT_MAJOR >= 19);
});
