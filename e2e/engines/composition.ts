/**
 * Composes a text at the end of an input by the events that an input method causes, for browsers whose drivers cannot compose. Runs in the page.
 * @returns the text that the input showed at each stage
 */
export function composeByEvents(element: HTMLElement, stages: readonly string[]): string[] {
  const input = element as HTMLInputElement;
  const start = input.value.length;
  const dispatch = (type: string, data: string): unknown => input.dispatchEvent(new CompositionEvent(type, { bubbles: true, data }));
  dispatch('compositionstart', '');
  const shown = stages.map((data) => {
    dispatch('compositionupdate', data);
    input.setRangeText(data, start, input.value.length, 'end');
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertCompositionText', data, isComposing: true }));
    return input.value;
  });
  dispatch('compositionend', stages.at(-1) ?? '');
  return shown;
}
