import type { Answer } from '../../lib/answer';
import { toast } from '../../lib/toast';
import { api } from '../api';
import { undoAction } from '../undo';
import { type Listed, putRow, refresh } from './rows';
import { type Write, writeRow } from './write-row';

/** A record as it was seen when it is switched. */
type Seen = { id: number; version: number };
type Switched = Answer & { ok: true; json: () => Promise<{ record: Listed; activityId: number }> };
type Switch = {
  /** What it is called to show a record to visitors, and to take it from them; and what is said of it afterwards. */
  verbs: { on: string; off: string };
  told: { on: string; off: string };
  send: (record: Seen, on: boolean) => Promise<Switched | (Answer & { ok: false })>;
  /** What the list says of it before the server does. */
  change: (on: boolean) => object;
};

const paramOf = ({ id }: Seen) => ({ id: String(id) });
const verbs = { on: 'Ativar', off: 'Desativar' };
const change = (active: boolean) => ({ active });

/** What visitors see or do not see, record by record: for the lists and for the palette. */
export const switches = {
  posts: {
    verbs: { on: 'Publicar', off: 'Despublicar' },
    told: { on: 'Postagem publicada', off: 'Postagem despublicada' },
    send: (post, published) =>
      api.panel.posts[':id'].published.$put({ param: paramOf(post), json: { version: post.version, published } }),
    change: (published) => ({ publishedAt: published ? new Date().toISOString() : null }),
  },
  products: {
    verbs,
    told: { on: 'Produto ativado', off: 'Produto desativado' },
    send: (product, active) =>
      api.panel.products[':id'].active.$put({ param: paramOf(product), json: { version: product.version, active } }),
    change,
  },
  locations: {
    verbs,
    told: { on: 'Local ativado', off: 'Local desativado' },
    send: (location, active) =>
      api.panel.locations[':id'].active.$put({ param: paramOf(location), json: { version: location.version, active } }),
    change,
  },
  slides: {
    verbs,
    told: { on: 'Slide ativado', off: 'Slide desativado' },
    send: (slide, active) =>
      api.panel.slides[':id'].active.$put({ param: paramOf(slide), json: { version: slide.version, active } }),
    change,
  },
} satisfies Record<string, Switch>;

export type SwitchedNoun = keyof typeof switches;

export function isSwitched(noun: string): noun is SwitchedNoun {
  return noun in switches;
}

/** Shows a record to visitors or takes it from them, with the way back in the toast. */
export function switched(
  noun: SwitchedNoun,
  record: Seen,
  on: boolean,
): Write<Awaited<ReturnType<Switch['send']>>, object> {
  const { told, send, change: changeTo }: Switch = switches[noun];
  return {
    change: changeTo(on),
    send: () => send(record, on),
    failure: 'Erro ao atualizar status',
    done: ({ record: stored, activityId }) => {
      putRow(noun, stored);
      refresh('activity');
      toast({ title: told[on ? 'on' : 'off'], action: undoAction(activityId, noun) });
    },
  };
}

/** The same where there is no list to do it. */
export function switchRecord(noun: SwitchedNoun, record: Seen, on: boolean) {
  return writeRow(noun, record, switched(noun, record, on));
}
