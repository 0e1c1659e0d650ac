import type { FrameFieldOptions } from '../../../src/wire';

/** Turns a text into what bystanders may see of it; undefined where nothing is masked. */
export type Mask = (text: string) => string;

const BULLET = '•';

/** @param maySeeLastFour asked each time: only a complete number shows its end */
export function maskOf(maskInput: FrameFieldOptions['maskInput'], maySeeLastFour: () => boolean): Mask | undefined {
  if (!maskInput) return undefined;
  const { character = BULLET, showLastFour = false } = maskInput === true ? {} : maskInput;
  return (text) => {
    const length = text.replace(/[\s/-]/g, '').length;
    const from = showLastFour && maySeeLastFour() ? length - 4 : length;
    let index = 0;
    return text.replace(/[^\s/-]/g, (typed) => (index++ < from ? character : typed));
  };
}
