import { maskBody, maskUrl } from '../control/mask';
import { readPayer } from '../pages/paypal-fields';
import { parseQuery } from './parse-query';
import { measureCpuTime } from './testing/cpu-time';

const KILOBYTE = 1024;
const MAX_SIZE = 1024 * KILOBYTE;
/** Milliseconds of processor time. A megabyte takes a tenth of it; where the time grows with the square of the size, 100 KB take more. */
const LIMIT = 2000;

/** The reader of a text, and what it is made of: some repeated part, and what stands before and after it. */
type Case = [title: string, read: (text: string) => unknown, repeated: string, before?: string, after?: string];

const cases: Case[] = [
  ['a form with a key of many levels', parseQuery, '[b]', 'a', '=1'],
  ['a form with a key without end', parseQuery, 'a'],
  ['a form with many brackets', parseQuery, ']', '', '[=1'],
  ['a form with many pairs', parseQuery, 'a&'],
  ['a form with many members of one list', parseQuery, 'a[]=1&'],
  ['a form with many levels, again and again', parseQuery, `a${'[b]'.repeat(300)}=1&`],
  ['a form that is logged', maskBody, 'a', 'b[', '[=1'],
  ['a form with many pairs that is logged', maskBody, 'a=1&'],
  ['a query that is logged', maskUrl, 'a', '/?', '[]]=1'],
  ['an email address with many dots', (email) => readPayer({ email }), '.', 'a@', '@'],
  ['an email address with many @', (email) => readPayer({ email }), '@', 'a', '.'],
];

/** Reads ever larger texts, so that a slow reader fails early. Returns the first size that takes too long, in KB. */
function findSlowSize([, read, repeated, before = '', after = '']: Case): number | undefined {
  for (let size = 4 * KILOBYTE; size <= MAX_SIZE; size *= 2) {
    const text = before + repeated.repeat(Math.ceil(size / repeated.length)) + after;
    const attempt = () => {
      try {
        read(text);
      } catch {
        // Whether it is refused is another test's question.
      }
    };
    if (measureCpuTime(attempt) > LIMIT) return size / KILOBYTE;
  }
  return undefined;
}

test.each(cases)('a megabyte is read or refused at once: %s', (...each) => {
  expect(findSlowSize(each)).toBeUndefined();
});
