/**
 * Runs in a page. Finds text with a contrast of less than 4.5 (3 where it is large), and controls whose edge, ground or mark has less than 3, as WCAG
 * 2.2 asks. What is disabled is exempt. Colors are those that the browser computes, of every notation.
 */
export function findLowContrast(): string[] {
  type Color = readonly [red: number, green: number, blue: number, alpha: number];
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const known = new Map<string, Color>();
  const parse = (text: string): Color => {
    const found = known.get(text);
    if (found || !canvas) return found ?? [0, 0, 0, 0];
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = text;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    const color = [red, green, blue, alpha / 255] as const;
    known.set(text, color);
    return color;
  };
  const over = ([red, green, blue, alpha]: Color, ground: Color): Color => {
    const mix = (part: number, below: number): number => part * alpha + below * (1 - alpha);
    return [mix(red, ground[0]), mix(green, ground[1]), mix(blue, ground[2]), 1];
  };
  const linear = (part: number): number => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  const luminance = ([red, green, blue]: Color): number => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  const contrast = (one: Color, other: Color): number => {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  /** The ground of an element: that of its ancestors, painted one over the other. A dialog has the top layer to itself. */
  const ground = (element: Element | null): Color => {
    if (!element) return [255, 255, 255, 1];
    const color = parse(getComputedStyle(element).backgroundColor);
    return color[3] === 1 ? color : over(color, ground(element.parentElement));
  };
  const name = (element: Element): string => element.outerHTML.slice(0, 90);
  const isExempt = (element: Element): boolean =>
    !element.checkVisibility({ visibilityProperty: true }) ||
    element.closest(':disabled, [aria-disabled=true], [data-disabled], [inert], svg') !== null;
  const low: string[] = [];
  const expectContrast = (element: Element, what: string, colors: readonly Color[], below: Color, minimum: number): void => {
    const best = Math.max(...colors.map((color) => contrast(over(color, below), below)));
    if (best < minimum) low.push(`${what} ${best.toFixed(2)}: ${name(element)}`);
  };

  const elements = [...document.querySelectorAll('.gallery *, [data-tender-dialog], [data-tender-dialog] *')].filter(
    (each) => !isExempt(each),
  );
  for (const element of elements) {
    const { color, fontSize, fontWeight, clipPath } = getComputedStyle(element);
    const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const isLarge = parseFloat(fontSize) >= 24 || (parseFloat(fontSize) >= 18.66 && Number(fontWeight) >= 700);
    const minimum = isLarge ? 3 : 4.5;
    if (hasText && clipPath === 'none') expectContrast(element, 'text', [parse(color)], ground(element), minimum);
    if (element instanceof HTMLInputElement && element.type !== 'radio') {
      const text = element.value ? color : getComputedStyle(element, '::placeholder').color;
      expectContrast(element, 'text', [parse(text)], ground(element), 4.5);
    }
  }
  for (const element of elements.filter((each) => each.matches('button, input:not(.gallery-input), [data-tender-frame]'))) {
    const { borderBottomColor, borderBottomWidth, borderBottomStyle, accentColor } = getComputedStyle(element);
    const outside = ground(element.parentElement);
    if (element instanceof HTMLInputElement && element.type === 'radio') {
      if (element.checked) expectContrast(element, 'mark', [parse(accentColor)], outside, 3);
      continue;
    }
    const hasBorder = parseFloat(borderBottomWidth) > 0 && borderBottomStyle !== 'none';
    const hasWords = element.matches('button') && Boolean(element.textContent?.trim() || element.querySelector('svg'));
    // The words of a button say that it is there, so that its edge may be faint (WCAG 2.2, 1.4.11).
    if (!hasWords) expectContrast(element, 'edge', [...(hasBorder ? [parse(borderBottomColor)] : []), ground(element)], outside, 3);
  }
  return low;
}
