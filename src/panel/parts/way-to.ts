/** Focuses an element, and opens the folds around it. */
function goTo(element: HTMLElement | null | undefined) {
  for (let fold = foldOver(element); fold; fold = foldOver(fold.parentElement)) fold.open = true;
  element?.focus();
}

/** Focuses the field, or the group of fields, with this name. */
export function goToField(name: string) {
  goTo(document.getElementsByName(name)[0] ?? document.getElementById(name));
}

/** Focuses the first problem of a form. */
export function goToProblem(form: HTMLElement | null) {
  goTo(form?.querySelector<HTMLElement>('[aria-invalid="true"]:not(fieldset), [data-problem]'));
}

const foldOver = (element: HTMLElement | null | undefined) => element?.closest('details');
