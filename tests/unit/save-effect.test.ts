import { expect, test } from 'vitest';
import type { PostState } from '../../src/shared/publication';
import { type PostValues, toValues } from '../../src/shared/typed/post';
import { publishesNoText, saveEffect } from '../../src/shared/typed/save-effect';

const NEW = toValues(null);
const LATER: Partial<PostValues> = { publication: 'scheduled', when: '2099-01-02T09:30' };
const OVER: Partial<PostValues> = {
  publishedAt: '2020-01-01T12:00:00.000Z',
  unpublishedAt: '2021-01-01T12:00:00.000Z',
};

test.each([
  ['draft', {}, 'publica no site agora'],
  ['draft', { publishedAt: '2020-01-02T09:30' }, 'publica no site agora'],
  ['draft', { publication: 'draft' }, 'guarda como rascunho'],
  ['draft', LATER, 'agenda para 02/01/2099 às 09:30'],
  ['scheduled', {}, 'publica no site agora'],
  ['scheduled', LATER, 'agenda para 02/01/2099 às 09:30'],
  ['published', {}, 'muda o site na hora'],
  ['published', { publication: 'draft' }, 'tira do site e guarda como rascunho'],
  ['published', LATER, 'tira do site até 02/01/2099 às 09:30'],
  ['published', OVER, 'tira do site'],
  ['ended', OVER, 'guarda fora do site'],
  ['ended', { ...OVER, unpublishedAt: '' }, 'publica no site agora'],
] as const)('a save of a post that is %s, with %o, is described as “%s”', (before, change, effect) => {
  expect(saveEffect(before, { ...NEW, ...change })?.words).toBe(effect);
});

test('an effect is a turn if the post gets another state', () => {
  const isTurn = (before: PostState, change: Partial<PostValues>) => saveEffect(before, { ...NEW, ...change })?.isTurn;
  expect(isTurn('draft', {})).toBe(true);
  expect(isTurn('published', LATER)).toBe(true);
  expect(isTurn('published', {})).toBe(false);
  expect(isTurn('draft', { publication: 'draft' })).toBe(false);
});

test('a save without the date to come has no effect to describe', () => {
  expect(saveEffect('draft', { ...NEW, publication: 'scheduled' })).toBeNull();
});

test('a post without text is published only for the first time, and only at once', () => {
  expect(publishesNoText('draft', NEW)).toBe(true);
  expect(publishesNoText('scheduled', NEW)).toBe(true);
  expect(publishesNoText('published', NEW)).toBe(false);
  expect(publishesNoText('ended', NEW)).toBe(false);
  expect(publishesNoText('draft', { ...NEW, content: '<p>Oi</p>' })).toBe(false);
  expect(publishesNoText('draft', { ...NEW, publication: 'draft' })).toBe(false);
  expect(publishesNoText('draft', { ...NEW, ...LATER })).toBe(false);
  expect(publishesNoText('draft', { ...NEW, publication: 'scheduled' })).toBe(false);
});
