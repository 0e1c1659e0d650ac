import { popupFeatures, centerPopup } from './geometry';

function screen(values: Record<string, number | null>): void {
  for (const [name, value] of Object.entries(values)) Object.defineProperty(window, name, { value, configurable: true, writable: true });
}
const positions = (features: string): string => features.replace(/^.*,top=/, '');

beforeEach(() => screen({ outerHeight: 1000, outerWidth: 1600, screenX: 10, screenY: 20, screenLeft: 30, screenTop: 40 }));

test('default', () => {
  expect(popupFeatures({})).toBe('resizable,scrollbars,height=535,width=450,top=252.5,left=585');
});

test('options: size and position replace the defaults', () => {
  expect(popupFeatures({ height: 720, width: 1282, top: 1, left: 2 })).toBe('resizable,scrollbars,height=720,width=1282,top=1,left=2');
});

test('behavior: a position of 0 is kept, a size of 0 is not', () => {
  expect(popupFeatures({ height: 0, width: 0, top: 0, left: 0 })).toBe('resizable,scrollbars,height=535,width=450,top=0,left=0');
});

test('behavior: accepts fractional and negative positions', () => {
  expect(positions(popupFeatures({ height: 1201, width: 1901 }))).toBe('-80.5,left=-140.5');
});

test('behavior: falls back to the size of the document, and to screenLeft and screenTop', () => {
  screen({ outerHeight: 0, outerWidth: 0, screenX: null, screenY: null });
  Object.defineProperty(document.documentElement, 'clientHeight', { value: 735, configurable: true });
  Object.defineProperty(document.documentElement, 'clientWidth', { value: 650, configurable: true });
  expect(positions(popupFeatures({}))).toBe('140,left=130');
});

test('behavior: rounds the center', () => {
  screen({ outerHeight: 1001 });
  expect(centerPopup({ width: 400, height: 570 })).toEqual({ width: 400, height: 570, top: 216 + 40, left: 600 + 30 });
});
