import { expect, test } from 'vitest';
import { forTable, readBook, readLine, search } from './book';

const BOOK = `# The game

Its **aim** in
two lines.

## Hydra [mode=hydra_2v2|hydra_3v3]

- {gold} pays
- {combat} hits,
  and stuns

## Rules

| ID | Rule |
|---|---|
| A-1 | One draws. |
| A-2 | One pays. |
`;
const book = readBook(BOOK);
const titles = (sections: readonly { title: string }[]): string[] => sections.map(({ title }) => title);

test('a book has sections', () => {
  expect(titles(book)).toEqual(['The game', 'Hydra', 'Rules']);
  expect(book.map(({ level }) => level)).toEqual([1, 2, 2]);
  expect(book[1]!.when).toEqual({ option: 'mode', values: ['hydra_2v2', 'hydra_3v3'] });
});

test('a line has stress, code, signs and links', () =>
  expect(readLine('a **b** *c* `d` {e} [f](g.md)').map(({ kind, text }) => `${kind}:${text}`)).toEqual([
    ...['text:a ', 'strong:b', 'text: ', 'em:c', 'text: ', 'code:d', 'text: ', 'sign:e', 'text: ', 'text:f'],
  ]));

test('paragraphs, lists and tables', () => {
  expect(book[0]!.blocks).toEqual([{ kind: 'paragraph', text: readLine('Its **aim** in two lines.') }]);
  expect(book[1]!.blocks).toEqual([
    { kind: 'list', items: [readLine('{gold} pays'), readLine('{combat} hits, and stuns')] },
  ]);
  expect(book[2]!.blocks).toMatchObject([{ kind: 'table', rows: [{ length: 2 }, { length: 2 }] }]);
});

test('words are found in single rows and items, and whole sections by their title', () => {
  const found = search(book, 'PAYS');
  expect(titles(found)).toEqual(['Hydra', 'Rules']);
  expect(found[1]!.blocks).toMatchObject([{ rows: { length: 1 } }]);
  expect(search(book, 'hydra')).toEqual([book[1]]);
  expect(search(book, ' ')).toBe(book);
});

test('what is on the table comes first', () => {
  const { here, elsewhere } = forTable(book, { mode: 'hydra_3v3' });
  expect(titles(here)).toEqual(['Hydra', 'The game', 'Rules']);
  expect(elsewhere).toEqual([]);
  expect(titles(forTable(book, {}).elsewhere)).toEqual(['Hydra']);
});
