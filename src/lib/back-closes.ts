/**
 * A dialog over the page has its own entry in the history: Back, or the gesture of a phone, closes the dialog instead of
 * leaving the page. The router does not know this entry, which is a copy of the one below it. This module is separate from
 * the dialogs, so no page waits for it.
 */

/** The dialog that was opened last. */
let dialog: HTMLDialogElement | null = null;
/** State of the current history entry. */
let entry: { key?: string; idx?: number; over?: boolean } | null = null;

const isOver = () => history.state?.over === true;

function onOpened(opened: HTMLDialogElement) {
  dialog = opened;
  // The entry of a dialog that was closed in another way still exists, and is used again.
  if (!isOver()) history.pushState({ ...history.state, over: true }, '');
  entry = history.state;
}

function onPopState(event: PopStateEvent) {
  const left = entry;
  entry = event.state;
  const wasOpen = dialog?.open;
  dialog?.close();
  const isCopy = (left?.over || entry?.over) && left?.key === entry?.key && left?.idx === entry?.idx;
  if (!isCopy) return;
  // An entry and its copy show the same page: the router must neither load nor scroll.
  event.stopImmediatePropagation();
  // Back was pressed without an open dialog: go back once more, to leave the page.
  if (left?.over && !wasOpen) history.back();
}

/** Makes Back close the open dialog from now on. */
export function closeDialogsByBack() {
  entry = history.state;
  // Captured, to run before the router's listener.
  addEventListener('popstate', onPopState, true);
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  // The page that a dialog leads to replaces the dialog's entry: Back from there returns to the page below.
  history.pushState = (...next) => {
    (isOver() ? replace : push)(...next);
    entry = history.state;
  };
  // The page below may also replace this entry, for example for a filter: then it is an own page and no copy.
  history.replaceState = (...next) => {
    replace(...next);
    entry = history.state;
  };
  const watch = new MutationObserver((changes) => {
    for (const { target } of changes) if (target instanceof HTMLDialogElement && target.open) onOpened(target);
  });
  watch.observe(document.body, { subtree: true, attributeFilter: ['open'] });
  // A dialog may have been opened before this module was loaded.
  const already = document.querySelector('dialog:modal');
  if (already instanceof HTMLDialogElement) onOpened(already);
}
