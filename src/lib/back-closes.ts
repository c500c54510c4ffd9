/**
 * A dialog over the page has an entry of its own in the history, so that Back, and a phone's gesture, closes it and does not
 * leave the page. Of that entry the router knows nothing: it is a copy of the one below it. Apart from the dialogs, so that
 * no page waits for it.
 */

/** The dialog that was opened last. */
let dialog: HTMLDialogElement | null = null;
/** The state of the entry where one is. */
let entry: { key?: string; idx?: number; over?: boolean } | null = null;

const isOver = () => history.state?.over === true;

function onOpened(opened: HTMLDialogElement) {
  dialog = opened;
  // The entry of one that was closed by other means is still there, and serves again.
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
  // Between an entry and its copy the page is the same: nothing is to be loaded, and nothing scrolled.
  event.stopImmediatePropagation();
  // Whoever pressed Back with nothing open wants to leave the page.
  if (left?.over && !wasOpen) history.back();
}

/** From now on Back closes whatever dialog is open. */
export function closeDialogsByBack() {
  entry = history.state;
  // Before the router hears of it.
  addEventListener('popstate', onPopState, true);
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  // The page that a dialog leads to takes the place of its entry: back from there is the page below.
  history.pushState = (...next) => {
    (isOver() ? replace : push)(...next);
    entry = history.state;
  };
  // So does what a page that is seen again writes there, as a filter: it is a page of its own then, and no copy.
  history.replaceState = (...next) => {
    replace(...next);
    entry = history.state;
  };
  const watch = new MutationObserver((changes) => {
    for (const { target } of changes) if (target instanceof HTMLDialogElement && target.open) onOpened(target);
  });
  watch.observe(document.body, { subtree: true, attributeFilter: ['open'] });
  // One that was opened meanwhile.
  const already = document.querySelector('dialog:modal');
  if (already instanceof HTMLDialogElement) onOpened(already);
}
