import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { CustomerLeft } from './customer-left';
import { useCodeQuestion, type CodeQuestion } from './use-code-question';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

let question: CodeQuestion<string>;
let root: Root;

function Probe(): ReactNode {
  question = useCodeQuestion();
  return null;
}

const ask = (signal: AbortSignal, message = '') => {
  let asked: Promise<string> = Promise.resolve('');
  act(() => void (asked = question.ask(signal, message)));
  return asked;
};

beforeEach(async () => {
  root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Probe />));
});
afterEach(() => act(async () => root.unmount()));

test('default: asked, answered, and closed', async () => {
  expect(question).toMatchObject({ isOpen: false, isWaiting: false });
  const asked = ask(new AbortController().signal);
  expect(question).toMatchObject({ isOpen: true, isWaiting: true, message: '' });
  act(() => question.answer('12345'));
  expect(await asked).toBe('12345');
  expect(question).toMatchObject({ isOpen: true, isWaiting: false });
  act(() => question.close());
  expect(question).toMatchObject({ isOpen: false, message: '' });
});

test('behavior: what is wrong is said, and counted, so that the field is gone back to', () => {
  void ask(new AbortController().signal, 'Wrong.');
  const { times } = question;
  act(() => question.complain('Empty.'));
  expect(question).toMatchObject({ isWaiting: true, message: 'Empty.', times: times + 1 });
});

test('behavior: who leaves need not answer', async () => {
  const leaving = new AbortController();
  const asked = ask(leaving.signal);
  leaving.abort(new CustomerLeft());
  await expect(asked).rejects.toBeInstanceOf(CustomerLeft);
});
