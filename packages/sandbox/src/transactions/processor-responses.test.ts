import { processorResponse } from './processor-responses';

const SOFT = '2000 2001 2002 2003 2016 2025 2026 2038 2046 2057 2092 2099 2109 2500 2999 3000';
const HARD = `2004 2005 2006 2007 2008 2009 2010 2011 2012 2013 2014 2015 2017 2018 2019 2020 2021 2022 2023 2024
  2047 2053 2059 2060 2061 2074 2107 2108`;

test.each([
  ['approved', '1000 1001 1002 1003 1004 1005'],
  ['soft_declined', SOFT],
  ['hard_declined', HARD],
])('%s', (type, codes) => {
  for (const code of codes.split(/\s+/)) expect(processorResponse(code)).toMatchObject({ code, type });
});

test('a code without a text of its own', () => {
  expect(processorResponse('2345')).toEqual({ code: '2345', text: 'Processor Declined', type: 'soft_declined' });
});
