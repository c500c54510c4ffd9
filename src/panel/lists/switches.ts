import type { Answer } from '../../lib/answer';
import { toast } from '../../lib/toast';
import { nounLabel, nouns, ORDERED, type OrderedNoun } from '../../shared/nouns';
import type { RecordUse } from '../../shared/record-use';
import { api } from '../api';
import { brokenLinks } from '../links/broken-links';
import { undoAction } from '../undo';
import { type Keyed, nameOf, putRow, refresh } from './rows';
import { type Write, writeRow } from './write-row';

/** The record and version that the switch was shown for. */
type Seen = { id: number; version: number };
type Switched = Answer & {
  ok: true;
  json: () => Promise<{ record: Keyed; activityId: number | null; linked?: RecordUse[] }>;
};
type Switch = {
  /** Labels of the two actions, show and hide. `success` are the titles of their toasts. */
  verbs: { on: string; off: string };
  success: { on: string; off: string };
  /** Descriptions of the toasts for the record's name, by default the name alone. */
  told?: { on: (name: string) => string; off: (name: string) => string };
  send: (record: Seen, on: boolean) => Promise<Switched | (Answer & { ok: false })>;
  /** Optimistic change of the row. */
  change: (on: boolean) => object;
};

type Activated = 'products' | 'locations' | OrderedNoun;

const paramOf = ({ id }: Seen) => ({ id: String(id) });

/** Returns the switch of a noun whose records are active or inactive. */
function activation(noun: Activated): Switch {
  const route: (typeof api.panel)[Activated] = api.panel[noun];
  const name = nounLabel(noun);
  const { article: ending } = nouns[noun];
  return {
    verbs: { on: 'Ativar', off: 'Desativar' },
    success: { on: `${name} ativad${ending}`, off: `${name} desativad${ending}` },
    send: (record, active) =>
      route[':id'].active.$put({ param: paramOf(record), json: { version: record.version, active } }),
    change: (active) => ({ active }),
  };
}

/** Switches of the visibility of a record, for the lists and the palette. */
export const switches = {
  posts: {
    verbs: { on: 'Publicar', off: 'Despublicar' },
    success: { on: 'Postagem publicada', off: 'Postagem despublicada' },
    told: { on: (title) => `“${title}” já está no site.`, off: (title) => `“${title}” saiu do site.` },
    send: (post, published) =>
      api.panel.posts[':id'].published.$put({ param: paramOf(post), json: { version: post.version, published } }),
    change: (published) => ({ publishedAt: published ? new Date().toISOString() : null }),
  },
  products: activation('products'),
  locations: activation('locations'),
  ...(Object.fromEntries(ORDERED.map((noun) => [noun, activation(noun)])) as Record<OrderedNoun, Switch>),
} satisfies Record<string, Switch>;

type SwitchedNoun = keyof typeof switches;

export function isSwitched(noun: string): noun is SwitchedNoun {
  return noun in switches;
}

/** Returns the write that shows or hides a record, with an undo in the toast. */
export function switched<Row extends object>(
  noun: SwitchedNoun,
  record: Seen,
  on: boolean,
): Write<Awaited<ReturnType<Switch['send']>>, Row> {
  const { success, told, send, change: changeTo }: Switch = switches[noun];
  const way = on ? 'on' : 'off';
  return {
    change: changeTo(on) as Partial<Row>,
    send: () => send(record, on),
    failure: 'Erro ao atualizar status',
    done: ({ record: stored, activityId, linked }) => {
      putRow(noun, stored);
      refresh('activity');
      toast({
        title: success[way],
        description: brokenLinks(linked) ?? (told ? told[way](nameOf(noun, stored)) : nameOf(noun, stored)),
        ...(activityId && { action: undoAction(activityId, noun) }),
      });
    },
  };
}

/** Performs that write outside a list. */
export function switchRecord(noun: SwitchedNoun, record: Seen, on: boolean) {
  return writeRow(noun, record, switched(noun, record, on));
}
