import { measureCpuTime } from '../../fixtures/cpu-time';
import { GatewayError } from '../http/gateway-error';
import { readXml } from './read-xml';

const SIZE = 400 * 1024;
const repeat = (text: string) => text.repeat(SIZE / text.length);

test('reads elements, lists, booleans, integers, nil, entities and CDATA', () => {
  const text = `<?xml version="1.0" encoding="UTF-8"?>
    <!-- of a server SDK -->
    <transaction>
      <amount>10.00</amount><is-gift type="boolean">true</is-gift><quantity type='integer'> 3 </quantity>
      <order-id nil="true"/><note>a &amp; b &#60;c&#x3e; <![CDATA[<d> & e]]></note><empty></empty><none/>
      <line-items type="array"><item><name>Mug</name></item><item><name>Lamp</name></item></line-items><tags type="array"/>
    </transaction>
  `;
  expect(readXml(text)).toEqual({
    transaction: {
      amount: '10.00',
      is_gift: true,
      quantity: 3,
      order_id: null,
      note: 'a & b <c> <d> & e',
      empty: null,
      none: null,
      line_items: [{ name: 'Mug' }, { name: 'Lamp' }],
      tags: [],
    },
  });
});

test.each([
  ['no root', ''],
  ['text alone', 'text'],
  ['an element that is not closed', '<a><b></b>'],
  ['an element that is closed by another', '<a><b></a></b>'],
  ['text after the root', '<a></a>b'],
  ['a second root', '<a></a><b></b>'],
  ['a closing tag alone', '</a>'],
  ['half a tag', '<a><b'],
  ['an attribute without quotes', '<a b=c></a>'],
  ['CDATA without an end', '<a><![CDATA[b</a>'],
  ['a comment without an end', '<a><!-- b</a>'],
  ['an ampersand that is not escaped', '<a>b & c</a>'],
  ['an entity that the document declares', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
  ['an entity from a file', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/hostname">]><a>&b;</a>'],
])('refuses %s', (_, text) => {
  expect(() => readXml(text)).toThrow(SyntaxError);
});

test.each([
  ['elements', `<a>${repeat('<b>c</b>')}</a>`],
  ['empty elements', `<a>${repeat('<b/>')}</a>`],
  ['a list', `<a type="array">${repeat('<i><n>1</n></i>')}</a>`],
  ['text', `<a>${repeat('text &amp; ')}</a>`],
  ['CDATA without an end', `<a>${repeat('<![CDATA[>')}</a>`],
  ['comments without an end', `<a>${repeat('<!-- >')}</a>`],
  ['tags without an end', `<a>${repeat('<b ')}`],
  ['spaces after a name', `<a>${repeat('<b     ')}`],
  ['entities without an end', `<a>${repeat('&aaaa')}</a>`],
  ['spaces in a tag', `<a${repeat(' ')}`],
  ['attributes', `<a${repeat(' b="c"')}></a>`],
  ['elements that are never closed', repeat('<a>')],
])('400 KB of %s take less than a second', (_, text) => {
  expect(measureCpuTime(() => void attempt(() => readXml(text)))).toBeLessThan(1000);
});

test('accepts elements nested 100 deep, and refuses deeper ones', () => {
  const nested = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth);
  expect(() => readXml(nested(100))).not.toThrow();
  expect(() => readXml(nested(101))).toThrow(GatewayError);
  expect(() => readXml(nested(50_000))).toThrow(GatewayError);
});

function attempt(work: () => unknown): void {
  try {
    work();
  } catch {
    // Only the duration matters.
  }
}
