/** Pages to read, from the little of Markdown that our books and rules are written in. */
import { says } from './gallery';

export interface Piece {
  kind: 'text' | 'strong' | 'em' | 'code' | 'sign';
  text: string;
}
export type Line = readonly Piece[];
export type Block =
  | { kind: 'paragraph'; text: Line }
  | { kind: 'list'; items: readonly Line[] }
  | { kind: 'table'; head: readonly Line[]; rows: readonly (readonly Line[])[] };

export interface Section {
  title: string;
  level: number;
  /** An option of the game, and the values with which the section is in play; null: always. */
  when: { option: string; values: readonly string[] } | null;
  blocks: readonly Block[];
}

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\{(\w+)\}|\[(.+?)\]\(.+?\)/g;
const KINDS = ['strong', 'em', 'code', 'sign', 'text'] as const;

/** Words with stress and signs; of a link its words are left, for there is nothing to follow it to. */
export function readLine(source: string): Line {
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of source.matchAll(INLINE)) {
    pieces.push({ kind: 'text', text: source.slice(end, found.index) });
    const kind = KINDS.findIndex((_, place) => found[place + 1] !== undefined);
    pieces.push({ kind: KINDS[kind]!, text: found[kind + 1]! });
    end = found.index + found[0].length;
  }
  pieces.push({ kind: 'text', text: source.slice(end) });
  return pieces.filter(({ text }) => text);
}

/** The sections of a book; each begins with a heading, which may end with when it is in play: `[mode=duel|hydra]`. */
export function readBook(source: string): Section[] {
  return source
    .split(/^(?=#+ )/m)
    .filter((part) => part.trim())
    .map(readSection);
}

function readSection(source: string): Section {
  const [, marks = '#', title = '', option, values = '', body = ''] =
    /^(#+) (.*?)(?: \[(\w+)=(.+)\])?\n([^]*)$/.exec(`${source}\n`) ?? [];
  const blocks = body
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean);
  return {
    title,
    level: marks.length,
    when: option ? { option, values: values.split('|') } : null,
    blocks: blocks.map(readBlock),
  };
}

function readBlock(source: string): Block {
  if (source.startsWith('|')) {
    const [head = [], , ...rows] = source.split('\n').map((row) =>
      row
        .slice(1, -1)
        .split(' | ')
        .map((cell) => readLine(cell.trim())),
    );
    return { kind: 'table', head, rows };
  }
  if (source.startsWith('- '))
    return {
      kind: 'list',
      items: source
        .slice(2)
        .split('\n- ')
        .map((item) => readLine(item.replaceAll(/\s*\n\s*/g, ' '))),
    };
  return { kind: 'paragraph', text: readLine(source.replaceAll('\n', ' ')) };
}

const plain = (line: Line): string => line.map(({ kind, text }) => (kind === 'sign' ? '' : text)).join('');

/** What of a book has all these words: whole sections by their title, else single paragraphs, items and rows. */
export function search(sections: readonly Section[], words: string): readonly Section[] {
  if (!words.trim()) return sections;
  const fits = (...lines: readonly Line[]): boolean => says(lines.map(plain).join(' '), words);
  return sections.flatMap((section) => {
    if (says(section.title, words)) return [section];
    const blocks = section.blocks.flatMap((block): Block[] => {
      switch (block.kind) {
        case 'paragraph':
          return fits(block.text) ? [block] : [];
        case 'list': {
          const items = block.items.filter((item) => fits(item));
          return items.length ? [{ ...block, items }] : [];
        }
        case 'table': {
          const rows = block.rows.filter((row) => fits(...row));
          return rows.length ? [{ ...block, rows }] : [];
        }
      }
    });
    return blocks.length ? [{ ...section, blocks }] : [];
  });
}

/** Whether a section tells of what was agreed at a table. */
function isAgreed({ when }: Section, agreed: Readonly<Record<string, unknown>>): boolean {
  return when !== null && [agreed[when.option]].flat().some((value) => when.values.includes(String(value)));
}

/** First what is special about a table, then what always holds; and what is not in play there. */
export function forTable(
  sections: readonly Section[],
  agreed: Readonly<Record<string, unknown>>,
): { here: readonly Section[]; elsewhere: readonly Section[] } {
  const special = sections.filter((section) => isAgreed(section, agreed));
  return {
    here: [...special, ...sections.filter(({ when }) => !when)],
    elsewhere: sections.filter((section) => section.when && !special.includes(section)),
  };
}
