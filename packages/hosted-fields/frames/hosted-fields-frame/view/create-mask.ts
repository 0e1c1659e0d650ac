import type { FrameFieldOptions } from '../../../src/wire';

/** Replaces the characters of a text. */
export type Mask = (text: string) => string;

const BULLET = '•';

/**
 * Creates the mask of a field; undefined where the field is not masked.
 * @param canShowLastFour called each time, because only a complete number shows its end
 */
export function createMask(maskInput: FrameFieldOptions['maskInput'], canShowLastFour: () => boolean): Mask | undefined {
  if (!maskInput) return undefined;
  const { character = BULLET, showLastFour = false } = maskInput === true ? {} : maskInput;
  return (text) => {
    const length = text.replace(/[\s/-]/g, '').length;
    const from = showLastFour && canShowLastFour() ? length - 4 : length;
    let index = 0;
    return text.replace(/[^\s/-]/g, (typed) => (index++ < from ? character : typed));
  };
}
