/** What a person fills in, as the answer to a question. */
import type { Question } from '../protocol';

type Blank = NonNullable<Question['blank']>;

/** Words as the server keeps them. */
function kept(text: string): string {
  return text.normalize('NFC').replaceAll('\r\n', '\n').trim();
}

/** How many characters the server counts. */
export function lengthOf(text: string): number {
  return [...kept(text)].length;
}

/** The answer, or null if this cannot be one. */
export function answerOf(blank: Blank, text: string): string | null {
  if (blank.type === 'words') {
    const length = lengthOf(text);
    return length > 0 && length <= blank.most ? `words:${kept(text)}` : null;
  }
  const number = text.trim().replace('−', '-');
  const fits = /^-?\d{1,15}$/.test(number) && Number(number) >= blank.least && Number(number) <= blank.most;
  return fits ? `number:${Number(number)}` : null;
}
