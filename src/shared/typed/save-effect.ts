import { formatMoment } from '../format';
import { type PostState, postState } from '../publication';
import { heldInstant } from './clock';
import { type PostValues, typedPublication } from './post';

/** What a save does to what visitors see. */
export type SaveEffect = {
  /** Continues the button's label: “Salvar” `publica no site agora`. */
  words: string;
  /** Whether the record gets another state, so that these words matter more than where the input is kept. */
  isTurn: boolean;
};

const EFFECTS: Record<PostState, { seen: string; unseen: string }> = {
  draft: { seen: 'tira do site e guarda como rascunho', unseen: 'guarda como rascunho' },
  scheduled: { seen: 'tira do site até', unseen: 'agenda para' },
  published: { seen: 'muda o site na hora', unseen: 'publica no site agora' },
  ended: { seen: 'tira do site', unseen: 'guarda fora do site' },
};

/** Returns the effect of saving a post whose stored state is `before`; `null` while the date to come is missing. */
export function saveEffect(before: PostState, values: PostValues): SaveEffect | null {
  const dates = datesOnceSaved(values);
  if (!dates) return null;
  const state = postState(dates);
  const effect = EFFECTS[state][before === 'published' ? 'seen' : 'unseen'];
  const words = state === 'scheduled' && dates.publishedAt ? `${effect} ${formatMoment(dates.publishedAt)}` : effect;
  return { words, isTurn: state !== before };
}

/** Returns whether a save would show visitors a post without text that was not on the site before. */
export function publishesNoText(before: PostState, values: PostValues): boolean {
  const dates = datesOnceSaved(values);
  const isFirst = before === 'draft' || before === 'scheduled';
  return isFirst && values.content === '' && dates !== null && postState(dates) === 'published';
}

/** Returns the dates that a save stores; `null` while the one of a scheduled post is missing. */
function datesOnceSaved(values: PostValues) {
  const typed = typedPublication(values);
  if (typed === null && values.publication === 'scheduled') return null;
  const publishedAt = typed === undefined ? new Date().toISOString() : typed;
  return { publishedAt, unpublishedAt: heldInstant(values.unpublishedAt) };
}
