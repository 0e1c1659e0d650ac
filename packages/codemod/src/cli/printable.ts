/** Characters on which a terminal or an editor would act: controls other than line breaks and tabs, and marks that turn the direction of a text. */
const active = /\r(?!\n)|[^\P{Cc}\r\n\t]|[\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu;

/** Writes the characters of a shop's texts as escapes where a terminal would act on them. */
export function toPrintable(text: string): string {
  return text.replace(active, escapeCharacter);
}

/** The same for the name of a file, which may also contain line breaks. */
export function toPrintableName(name: string): string {
  return toPrintable(name).replace(/[\r\n\t]/g, escapeCharacter);
}

/** Puts a text on one line. */
export function toLine(text: string): string {
  return toPrintable(text.split(/\s+/).join(' ')).trim();
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
