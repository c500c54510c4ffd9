import { fieldLabels } from './field-labels';
import type { Noun } from './nouns';
import { fold } from './search';

/** A value as a cell of a table: numbers with a comma, lists and objects as JSON, nothing as an empty cell. */
export function toCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  if (typeof value === 'number') return String(value).replace('.', ',');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** A field by the head of its column: the label that editors know, or the contract's name. */
export function fieldOfHead(noun: Noun, head: string): string | undefined {
  const wanted = fold(head);
  if (wanted === 'id') return 'id';
  const found = Object.entries(fieldLabels[noun]).find(
    ([field, label]) => fold(field) === wanted || fold(label) === wanted,
  );
  return found?.[0];
}
