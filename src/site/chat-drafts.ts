import { attempt } from '../lib/storage';

type Draft = Record<string, string>;

const KEY = 'soul-chat-drafts';

/** What was typed and not sent, by form. In memory, too: the browser may deny storage. */
let drafts: Record<string, Draft> | undefined;

/** Returns what was typed into a form and not sent, on an earlier page of this tab or before a reload. */
export function draftOf(form: string): Draft {
  drafts ??= attempt(() => JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, Draft>) ?? {};
  return drafts[form] ?? {};
}

/** Stores what is typed until it is sent or the tab is closed. */
export function keepDraft(form: string, draft: Draft) {
  drafts = { ...drafts, [form]: draft };
  attempt(() => sessionStorage.setItem(KEY, JSON.stringify(drafts)));
}
