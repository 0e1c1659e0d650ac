/** Decides what the page may learn of the digits of a number. */
export interface Disclosure {
  /** Whether the page learns neither the brands nor the validity of the number. */
  readonly isHidden: boolean;
  /** Call it after each change of the number. @param isByPage whether the page, and not the customer or the browser, made the change */
  update(digits: string, isValid: boolean, isByPage: boolean): void;
  /** Returns the BIN of the number if the page has to receive it now. */
  takeBin(): string | undefined;
}

/** A number with more digits, after six that the page removed, would be longer than any card number. */
const MAX_REMAINING_DIGITS = 19 - 6;

/**
 * A script on the page could clear the field while the customer types, and take the next digits for the first ones of a number. So once the page has
 * removed digits of an unfinished number, it receives no other BIN than the last one, and after six digits it learns nothing about the number. That
 * ends when the number is valid and too long to be the rest of an earlier one, when it begins as the last reported one, or when the customer has
 * emptied the field.
 */
export function createDisclosure(binLength: number): Disclosure {
  let current = '';
  let isComplete = false;
  /** The most digits since the field was last empty. */
  let longest = 0;
  /** How many digits of an unfinished number the page has removed. */
  let removed = 0;
  /** The BIN that the page received for the current number. */
  let reported: string | undefined;
  /** The BIN that the page received last. */
  let lastBin: string | undefined;
  let isHidden = false;
  const readBin = (): string | undefined => (current.length < binLength ? undefined : current.slice(0, binLength));
  return {
    get isHidden() {
      return isHidden;
    },
    update(digits, isValid, isByPage) {
      if (isByPage) removed = isComplete ? 0 : removed + current.length;
      current = digits;
      isComplete = isValid && digits.length > MAX_REMAINING_DIGITS;
      const isRetyped = readBin() !== undefined && readBin() === lastBin;
      if (isComplete || isRetyped || (!digits && !isByPage && longest >= binLength)) removed = 0;
      longest = digits ? Math.max(longest, digits.length) : 0;
      isHidden = removed >= 6 && !isValid;
    },
    takeBin() {
      const bin = readBin();
      const isNew = bin !== reported && !removed;
      if (!bin || isNew) reported = bin;
      if (!bin || !isNew) return undefined;
      lastBin = bin;
      return bin;
    },
  };
}
